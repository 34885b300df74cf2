import { message, type Refusal } from '@guildhall/kernel'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { type Beginning, Continued } from '../../past/continued.ts'
import { seatNames, useGameSayer } from '../../past/game-sayer.ts'
import type { OpenedFile } from '../../past/open-file.ts'
import type { Afterwards } from '../../playable.ts'
import { useShape } from '../../use-shape.ts'
import { t } from '../../words.ts'
import '../end/end.css'
import { PointsTable } from '../end/points-table.tsx'

/** A game that goes on in another way, against opponents, here in the browser. */
export function Continue({
  opened: { past, playable },
  names: given,
  from,
  back,
}: {
  readonly opened: OpenedFile
  readonly names: readonly string[]
  readonly from: Beginning
  readonly back: () => void
}) {
  const { game } = past
  const continued = useMemo(() => new Continued(past, from), [past, from])
  const drawn = useSignal(0)
  const refusal = useSignal<Refusal | null>(null)
  const afterwards = useSignal<Afterwards | null>(null)
  const say = useGameSayer(playable, game, given).value
  const shape = useShape()
  const desk = useMemo(() => continued.desk, [continued, drawn.value])
  const { outcome } = continued
  useEffect(() => {
    if (outcome === null) return
    playable.afterwards().then((loaded) => {
      afterwards.value = loaded
    })
  }, [outcome === null])
  if (say === null) return <p aria-live="polite">{t('page.loading')}</p>
  const names = seatNames(game, given, say)
  const changed = (change: () => void) => {
    refusal.value = null
    change()
    drawn.value += 1
  }
  return (
    <div class={`replay ${shape}`}>
      <section class="replay-bar sheet" aria-label={t('replay.continue')}>
        <p class="replay-now" role="status">
          {t('replay.continued', { step: from.step, name: names[from.seat] ?? '' })}
        </p>
        <button type="button" class="button" onClick={back}>
          {t('replay.stop')}
        </button>
      </section>
      {refusal.value !== null && <p role="alert">{say(refusal.value.message)}</p>}
      {outcome !== null && afterwards.value !== null && (
        <PointsTable
          outcome={outcome}
          names={names}
          label={(key) => say(afterwards.value?.scoreLabel(key) ?? message(key))}
        />
      )}
      <section class="replay-board" aria-label={t('replay.continue')}>
        <playable.Board
          desk={desk}
          viewer={from.seat}
          acting={continued.acting}
          names={names}
          say={say}
          busy={false}
          shape={shape}
          undoable={continued.undoable}
          draft={(commands) => changed(() => continued.draft(commands))}
          submit={(commands, next) => changed(() => continued.submit(commands, next))}
          undo={(count) => changed(() => continued.undo(count))}
          explain={(why) => {
            refusal.value = why
          }}
          aside={
            <section class="replay-log" aria-label={t('table.log')}>
              <h2>{t('table.log')}</h2>
              <ol reversed>
                {continued.told.toReversed().map((words, index) => (
                  <li key={continued.told.length - index}>{say(words)}</li>
                ))}
              </ol>
            </section>
          }
        />
      </section>
    </div>
  )
}
