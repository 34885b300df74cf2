import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { localName } from '../../guest.ts'
import { forkGame } from '../../history/fork-game.ts'
import { seatNames, useGameTranslator } from '../../history/game-translator.ts'
import type { LoadedGame } from '../../history/load-game-file.ts'
import { t } from '../../i18n.ts'
import { Review } from '../../review/review.tsx'
import { place } from '../../router.tsx'
import { TaskButton } from '../../shell/forms.tsx'
import { useTask } from '../../shell/task.ts'
import { useShape } from '../../use-shape.ts'
import { Controls } from './controls.tsx'
import { ReplayLog } from './replay-log.tsx'
import { hashOf } from './step-hash.ts'
import { useReplayPlayer } from './use-replay-player.ts'
import './replay.css'

interface ReplayProps {
  /** The table that was played at; null for a file. */
  readonly id: string | null
  readonly loaded: LoadedGame
  /** By seat; empty where nobody knows them. */
  readonly names: readonly string[]
  /** By seat: the opponents that played, where that is known. */
  readonly bots?: readonly (string | null)[]
  /** What else can be done from here. */
  readonly more?: ComponentChildren
}

/** A game that was played: looked at step by step, or played on from one of its moments. */
export function Replay({ id, loaded, names, bots = [], more }: ReplayProps) {
  const { past, client, file } = loaded
  const { game } = past
  const player = useReplayPlayer(past)
  const task = useTask()
  const translated = useGameTranslator(client, game, names).value
  const shape = useShape()
  const { step, viewer } = player.moment.value
  const draft = useMemo(() => past.draftAt(step, viewer), [past, step, viewer])
  if (translated === null) return <p aria-live="polite">{t('page.loading')}</p>
  const { catalogue, say } = translated
  const steps = past.describe(viewer)
  const seats = seatNames(game, names, say)
  const acting = past.actingAt(step)
  const now = steps[step]?.descriptions.map(say).join(' ') ?? ''
  return (
    <div class={`replay ${shape}`}>
      <section class="replay-bar sheet" aria-label={t('replay.title')}>
        <p class="replay-where">
          <strong>{t('replay.step', { step, steps: past.length })}</strong>
          <span>
            {acting === null
              ? t('replay.atEnd')
              : t('replay.turn', { turn: Math.max(1, past.turns[step] ?? 1) })}
          </span>
        </p>
        <input
          class="replay-slider"
          type="range"
          min={0}
          max={past.length}
          value={step}
          aria-label={t('replay.slider')}
          aria-valuetext={`${t('replay.step', { step, steps: past.length })}. ${now}`}
          onInput={({ currentTarget }) => player.to(Number(currentTarget.value))}
        />
        <Controls player={player} step={step} last={past.length} />
        <label class="replay-viewer">
          <span>{t('replay.eyes')}</span>
          <select
            class="input"
            value={String(viewer)}
            onChange={({ currentTarget: { value } }) =>
              player.see(value === 'spectator' ? 'spectator' : Number(value))
            }
          >
            <option value="spectator">{t('replay.everybody')}</option>
            {seats.slice(0, game.players).map((name, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {acting !== null && file.components === undefined && (
          <TaskButton
            task={task}
            onClick={() => {
              const seat = viewer === 'spectator' ? acting : viewer
              const name = names[seat] || localName()
              task.run(() => forkGame(past, { step, seat, name, bots }))
            }}
          >
            {t('replay.continue')}
          </TaskButton>
        )}
        {more}
        <p class="replay-now" role="status">
          {now || t('replay.atStart')}
        </p>
        <p class="replay-keys small muted">{t('replay.keys')}</p>
      </section>
      <section class="replay-board" aria-label={t('table.over')}>
        <client.Board
          draft={draft}
          viewer={viewer}
          acting={acting}
          names={seats}
          say={say}
          busy={true}
          shape={shape}
          undoable={0}
          setDraft={nothing}
          submit={nothing}
          undo={nothing}
          explain={nothing}
          aside={<ReplayLog steps={steps} step={step} say={say} to={player.to} />}
        />
      </section>
      <Review
        id={id}
        file={loaded}
        names={seats}
        catalogue={catalogue}
        href={(at, seat) => `${place.value.path}${hashOf({ step: at, viewer: seat })}`}
      />
    </div>
  )
}

const nothing = () => {}
