import type { EventView } from '@guildhall/tables'
import { type Colour, PlayerToken, Segmented } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { seatColours } from '../../seat-colours.ts'
import { t } from './following-messages.ts'
import { GameText } from './game-text.tsx'
import { type LogLine, logLines } from './log-lines.ts'
import { type FollowProps, SinceList } from './since-list.tsx'
import './follow.css'

interface LogProps extends FollowProps {
  readonly events: readonly EventView[]
}

/** What happened since the reader's last turn, and the whole log. */
export function FollowLog(props: LogProps) {
  const { follow } = props
  return (
    <div class="told">
      {follow.parts.value.length > 0 && (
        <section class="since-part" aria-labelledby="since-title">
          <h2 id="since-title">{t('recap.title')}</h2>
          <SinceList {...props} />
        </section>
      )}
      <section class="log" aria-label={t('table.log')}>
        {follow.moment.value !== null && <Then onNow={() => follow.lookAtNow()} />}
        <Lines {...props} />
      </section>
    </div>
  )
}

/** Says that the board shows an earlier moment, and leads back. */
const Then = ({ onNow }: { readonly onNow: () => void }) => (
  <p class="log-then" role="status">
    {t('follow.then')}{' '}
    <button type="button" class="button" onClick={onNow}>
      {t('follow.now')}
    </button>
  </p>
)

function Lines({ follow, tableGame, names, events }: LogProps) {
  const { game } = tableGame
  const colours = seatColours(game.options)
  const only = useSignal(-1)
  const lines = useMemo(
    () =>
      logLines(game, events, ({ key }) => {
        const seat = colours.indexOf(key.slice('player.'.length) as Colour)
        return seat < 0 ? null : seat
      }),
    [game, events],
  )
  const shown = lines.filter(({ seat }) => only.value < 0 || seat === only.value)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [shown.length])
  return (
    <>
      <div class="log-head">
        <h2>{t('table.log')}</h2>
        <Segmented
          label={t('follow.by')}
          options={[
            { value: -1, label: t('follow.everybody') },
            ...names.map((name, seat) => ({
              ...{ value: seat, name },
              label: <PlayerToken colour={colours[seat] ?? 'black'} size={18} />,
            })),
          ]}
          value={only.value}
          onChange={(value) => {
            only.value = value
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what it stands in */}
      <ol ref={list} tabIndex={0} aria-live="polite" aria-relevant="additions">
        {shown.map((line, index) => (
          <li
            key={index}
            class={line.heading ? 'log-turn' : ''}
            data-colour={line.seat === null ? undefined : colours[line.seat]}
          >
            <Line follow={follow} line={line} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Line({
  follow,
  line: { message, number },
}: Pick<LogProps, 'follow'> & { readonly line: LogLine }) {
  const words = <GameText message={message} say={follow.say.value} scenes={follow.scenes} />
  if (!follow.hasMoments) return words
  return (
    <button
      type="button"
      class="log-line"
      title={t('follow.see')}
      aria-pressed={follow.moment.value === number}
      onClick={() => follow.look(number)}
    >
      {words}
    </button>
  )
}
