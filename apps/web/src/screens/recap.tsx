import { message } from '@guildhall/kernel'
import type { EventView, TableView } from '@guildhall/tables'
import type { Translator } from '@guildhall/texts'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { seatHolderNames } from '../format.ts'
import { type RecapLine, type RecapPart, recapOf } from '../history/recap.ts'
import { t } from '../i18n.ts'
import type { TableGame } from '../play/use-table-game.ts'
import './recap.css'

interface RecapProps {
  readonly view: TableView
  readonly tableGame: TableGame
  /** The known events, the newest last. */
  readonly events: readonly EventView[]
  readonly onClose: () => void
}

/** What happened since the reader's last decision: what concerned them first, then turn by turn. */
export function Recap({ view, tableGame, events, onClose }: RecapProps) {
  const { play } = view
  const parts = useMemo(
    () =>
      play === null || typeof play.viewer !== 'number'
        ? []
        : recapOf(tableGame, play.view, play.viewer, events),
    [tableGame, play, events],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
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
      <Concerning parts={parts} say={tableGame.say} />
      <TurnByTurn
        parts={parts}
        names={seatHolderNames(view.chairs)}
        say={tableGame.say}
        onClose={onClose}
      />
    </section>
  )
}

interface PartsProps {
  readonly parts: readonly RecapPart[]
  readonly say: Translator
}

/** What concerned the reader. */
function Concerning({ parts, say }: PartsProps) {
  const mine = parts.flatMap(({ lines }) => lines.filter((line) => line.mine))
  if (parts.length === 0) return <p>{t('recap.nothing')}</p>
  if (mine.length === 0) return null
  return (
    <div class="recap-mine">
      <h3>{t('recap.you')}</h3>
      <Lines lines={mine} say={say} />
    </div>
  )
}

/** One turn after the other, or all of them at once. */
function TurnByTurn({
  parts,
  names,
  say,
  onClose,
}: PartsProps & { readonly names: readonly string[]; readonly onClose: () => void }) {
  const shown = useSignal(0)
  const showAll = useSignal(false)
  const last = parts.length - 1
  const current = Math.min(shown.value, last)
  return (
    <>
      <ol class="recap-parts">
        {parts.map(({ seat, lines }, index) =>
          showAll.value || index === current ? (
            <li key={index}>
              <h3>{names[seat] ?? say(message('player.ivan'))}</h3>
              <Lines lines={lines} say={say} />
            </li>
          ) : null,
        )}
      </ol>
      <div class="recap-actions">
        {!showAll.value && last > 0 && (
          <Steps current={current} last={last} shown={shown} showAll={showAll} />
        )}
        <button type="button" class="button primary" onClick={onClose}>
          {t('recap.done')}
        </button>
      </div>
    </>
  )
}

function Steps({
  current,
  last,
  shown,
  showAll,
}: {
  readonly current: number
  readonly last: number
  readonly shown: Signal<number>
  readonly showAll: Signal<boolean>
}) {
  const step = (label: string, to: number) => (
    <button
      type="button"
      class="button"
      disabled={to < 0 || to > last}
      onClick={() => {
        shown.value = to
      }}
    >
      {label}
    </button>
  )
  return (
    <>
      {step(t('recap.back'), current - 1)}
      <span role="status">{t('recap.step', { n: current + 1, all: last + 1 })}</span>
      {step(t('recap.next'), current + 1)}
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          showAll.value = true
        }}
      >
        {t('recap.all')}
      </button>
    </>
  )
}

const Lines = ({
  lines,
  say,
}: {
  readonly lines: readonly RecapLine[]
  readonly say: Translator
}) => (
  <ul>
    {lines.map(({ message: line, mine }, index) => (
      <li key={index}>{mine ? <mark>{say(line)}</mark> : say(line)}</li>
    ))}
  </ul>
)
