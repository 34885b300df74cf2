import { message, seededChance } from '@guildhall/kernel'
import type { EventView, TableView } from '@guildhall/tables'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { seatHolderNames } from '../format.ts'
import { type RecapLine, recapOf, sinceOwn } from '../history/recap.ts'
import { t } from '../i18n.ts'
import type { TableGame } from '../play/use-table-game.ts'
import './recap.css'

interface RecapProps {
  readonly view: TableView
  readonly tableGame: TableGame
  /** What is known to have happened, the newest last. */
  readonly events: readonly EventView[]
  readonly onClose: () => void
}

/** What happened since the reader's last decision: what hit them first, then turn by turn. */
export function Recap({ view, tableGame, events, onClose }: RecapProps) {
  const { game, client, say } = tableGame
  const play = view.play
  const seat = play?.viewer
  const parts = useMemo(() => {
    if (play === null || typeof seat !== 'number') return []
    const state = game.redeal(play.view, seededChance('recap'))
    return recapOf(game, client, state, play.view, sinceOwn(events, seat), seat)
  }, [game, client, play, events, seat])
  const shown = useSignal(0)
  const whole = useSignal(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const mine = parts.flatMap(({ lines }) => lines.filter((line) => line.mine))
  const last = parts.length - 1
  const current = Math.min(shown.value, last)
  const names = seatHolderNames(view.chairs)
  return (
    <section
      class="recap sheet"
      aria-labelledby="recap-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <h2 id="recap-title" ref={heading} tabIndex={-1}>
        {t('recap.title')}
      </h2>
      {parts.length === 0 && <p>{t('recap.nothing')}</p>}
      {mine.length > 0 && (
        <div class="recap-mine">
          <h3>{t('recap.you')}</h3>
          <Lines lines={mine} say={say} />
        </div>
      )}
      <ol class="recap-parts">
        {parts.map(({ seat: who, lines }, index) =>
          whole.value || index === current ? (
            <li key={index}>
              <h3>{names[who] ?? say(message('player.ivan'))}</h3>
              <Lines lines={lines} say={say} />
            </li>
          ) : null,
        )}
      </ol>
      <div class="recap-actions">
        {!whole.value && last > 0 && (
          <>
            <button
              type="button"
              class="button"
              disabled={current === 0}
              onClick={() => {
                shown.value = current - 1
              }}
            >
              {t('recap.back')}
            </button>
            <span role="status">{t('recap.step', { n: current + 1, all: parts.length })}</span>
            <button
              type="button"
              class="button"
              disabled={current === last}
              onClick={() => {
                shown.value = current + 1
              }}
            >
              {t('recap.next')}
            </button>
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                whole.value = true
              }}
            >
              {t('recap.all')}
            </button>
          </>
        )}
        <button type="button" class="button primary" onClick={onClose}>
          {t('recap.done')}
        </button>
      </div>
    </section>
  )
}

function Lines({ lines, say }: { lines: readonly RecapLine[]; say: TableGame['say'] }) {
  return (
    <ul>
      {lines.map(({ message: described, mine }, index) => (
        <li key={index}>{mine ? <mark>{say(described)}</mark> : say(described)}</li>
      ))}
    </ul>
  )
}
