import { type AnyCommand, type AnyEvent, fold, type Log, type Viewer } from '@guildhall/kernel'
import type { Command } from 'commander'
import { describeLog } from '../event-describer.ts'
import { account } from '../final-account.ts'
import { wholeNumber } from '../flags.ts'
import { loadGameLog } from '../game-file.ts'
import type { Table } from '../game-table.ts'
import { t } from '../i18n.ts'
import { misuse } from '../misuse.ts'
import { paint, print } from '../output.ts'
import { questionText } from '../play/screen.ts'
import { paddedLeft, wrapped } from '../text.ts'
import { define } from './define.ts'

interface Flags {
  readonly at?: string
  readonly viewer?: string
  readonly json?: boolean
}

export function replay(program: Command): void {
  define(program, 'replay')
    .argument('<file>', t('flag.file'))
    .option('--at <n>', t('replay.at'))
    .option('--viewer <seat>', t('replay.viewer'))
    .option('--json', t('replay.json'))
    .action(run)
}

function run(path: string, flags: Flags): void {
  const { table, log: whole } = loadGameLog(path)
  const steps = whole.steps.length
  const at = wholeNumber('--at', flags.at ?? String(steps), 0, steps)
  const viewer = flags.viewer === undefined ? null : viewerFlag(table, flags.viewer)
  const log = { setup: whole.setup, steps: whole.steps.slice(0, at) }
  if (flags.json) print(JSON.stringify(moment(table, log, steps, viewer)))
  else print(...described(table, log, viewer ?? 'spectator'))
}

function viewerFlag({ game, renderer }: Table, text: string): Viewer {
  if (text === 'spectator') return text
  const seats = Array.from({ length: game.players }, (_, seat) => seat)
  const named = seats.find((seat) => renderer.name(seat).toLowerCase() === text.toLowerCase())
  const seat = named ?? seats.find((number) => String(number) === text)
  if (seat !== undefined) return seat
  const names = seats.map((number) => renderer.name(number)).join(', ')
  throw misuse('replay.noViewer', { text, most: game.players - 1, names })
}

/** A moment of the game as JSON: all of the state, or what a viewer may know of it. */
function moment(
  { game }: Table,
  log: Log<AnyCommand, AnyEvent>,
  steps: number,
  viewer: Viewer | null,
) {
  const state = fold(game, log)
  const shown = viewer === null ? { state } : { viewer, view: game.view(state, viewer) }
  return {
    game: game.id,
    at: log.steps.length,
    steps,
    turns: game.turns(state),
    actor: game.actor(state),
    ...shown,
    outcome: game.outcome(state),
  }
}

/** The game up to a moment in words, and the table as it stands then. */
function described(table: Table, log: Log<AnyCommand, AnyEvent>, viewer: Viewer): string[] {
  const { game, renderer, title } = table
  const state = fold(game, log)
  const actor = game.actor(state)
  const outcome = game.outcome(state)
  const lines = describeLog(table, log, viewer).flatMap(({ step, text }) =>
    wrapped(`${paint.dim(paddedLeft(String(step), 5))}  ${text}`, 100, '       '),
  )
  const asked =
    actor &&
    t('replay.asked', {
      name: renderer.name(actor.seat),
      question: questionText(table, actor.question),
    })
  return [
    t('replay.title', {
      title,
      players: t('players', { n: game.players }),
      at: log.steps.length,
    }),
    ...lines,
    '',
    ...renderer.draw(game.view(state, viewer), [], false),
    '',
    ...(outcome === null ? [asked ?? ''] : account(table, state, outcome)),
  ]
}
