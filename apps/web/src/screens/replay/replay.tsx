import type { Seat } from '@guildhall/kernel'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { localName } from '../../guest.ts'
import { forkGame } from '../../history/fork-game.ts'
import { seatNames, useGameTranslator } from '../../history/game-translator.ts'
import type { LoadedGame } from '../../history/load-game-file.ts'
import { t } from '../../later-messages.ts'
import { Review } from '../../review/review.tsx'
import { place } from '../../router.tsx'
import { TaskButton } from '../../shell/forms.tsx'
import { useTask } from '../../shell/task.ts'
import { useShape } from '../../use-shape.ts'
import { Controls } from './controls.tsx'
import { ReplayLog } from './replay-log.tsx'
import { hashOf } from './step-hash.ts'
import { type ReplayPlayer, useReplayPlayer } from './use-replay-player.ts'
import './replay.css'

interface ReplayProps {
  /** The table that was played at; null for a file. */
  readonly id: string | null
  readonly loaded: LoadedGame
  /** By seat; empty where they are not known. */
  readonly names: readonly string[]
  /** By seat: the bots that played, where that is known. */
  readonly bots?: readonly (string | null)[]
  /** What else can be done from here. */
  readonly more?: ComponentChildren
}

/** A past game: viewed step by step, or forked from one of its moments. */
export function Replay({ id, loaded, names, bots = [], more }: ReplayProps) {
  const { past, client } = loaded
  const player = useReplayPlayer(past)
  const translated = useGameTranslator(client, past.game, names).value
  const shape = useShape()
  const { step, viewer } = player.moment.value
  const draft = useMemo(() => past.draftAt(step, viewer), [past, step, viewer])
  if (translated === null) return <p aria-live="polite">{t('page.loading')}</p>
  const { catalogue, say } = translated
  const steps = past.describe(viewer)
  const seats = seatNames(past.game, names, say)
  const acting = past.actingAt(step)
  return (
    <div class={`replay ${shape}`}>
      <ReplayBar
        {...{ loaded, player, acting, names, seats, bots, more }}
        now={steps[step]?.descriptions.map(say).join('. ') ?? ''}
      />
      <section class="replay-board" aria-label={t('table.over')}>
        <client.Board
          {...{ draft, viewer, acting, say, shape }}
          names={seats}
          busy={true}
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

interface BarProps extends Required<Pick<ReplayProps, 'loaded' | 'names' | 'bots'>> {
  readonly player: ReplayPlayer
  readonly acting: Seat | null
  /** The names of all seats. */
  readonly seats: readonly string[]
  /** What has happened in the step that is shown. */
  readonly now: string
  readonly more: ComponentChildren
}

/** Where the replay is, and everything that moves it. */
function ReplayBar(bar: BarProps) {
  const { loaded, player, acting, seats, now, more } = bar
  const { past, file } = loaded
  const { step } = player.moment.value
  const where = t('replay.step', { step, steps: past.length })
  return (
    <section class="replay-bar sheet" aria-label={t('replay.title')}>
      <p class="replay-where">
        <strong>{where}</strong>
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
        aria-valuetext={`${where}. ${now}`}
        onInput={({ currentTarget }) => player.to(Number(currentTarget.value))}
      />
      <Controls player={player} step={step} last={past.length} />
      <ViewerSelect player={player} names={seats.slice(0, past.game.players)} />
      {acting !== null && file.components === undefined && <ForkButton {...bar} acting={acting} />}
      {more}
      <p class="replay-now" role="status">
        {now || t('replay.atStart')}
      </p>
      <p class="replay-keys small muted">{t('replay.keys')}</p>
    </section>
  )
}

/** From whose seat the game is viewed. */
const ViewerSelect = ({
  player,
  names,
}: {
  readonly player: ReplayPlayer
  readonly names: readonly string[]
}) => (
  <label class="replay-viewer">
    <span>{t('replay.eyes')}</span>
    <select
      class="input"
      value={String(player.moment.value.viewer)}
      onChange={({ currentTarget: { value } }) =>
        player.see(value === 'spectator' ? 'spectator' : Number(value))
      }
    >
      <option value="spectator">{t('replay.everybody')}</option>
      {names.map((name, seat) => (
        <option key={seat} value={seat}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

/** Goes on from the step that is shown, at the seat that is viewed or is to act. */
function ForkButton({
  loaded: { past },
  player,
  acting,
  names,
  bots,
}: BarProps & { readonly acting: Seat }) {
  const task = useTask()
  const { step, viewer } = player.moment.value
  const seat = viewer === 'spectator' ? acting : viewer
  const fork = () => forkGame(past, { step, seat, name: names[seat] || localName(), bots })
  return (
    <TaskButton task={task} onClick={() => task.run(fork)}>
      {t('replay.continue')}
    </TaskButton>
  )
}
