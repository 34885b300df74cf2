import {
  costliest,
  lostIn,
  type Performance,
  performanceOf,
  pointsLostIn,
  REVIEW_SIMULATIONS,
  type Reason,
  type Review,
  type ReviewedLine,
  type ReviewedTurn,
  reviewing,
  worstOf,
} from '@guildhall/bots/coach'
import { type AnyCommand, type AnyEvent, fold, type Log } from '@guildhall/kernel'
import type { Command } from 'commander'
import { TOOLS } from '../bots.ts'
import { wholeNumber } from '../flags.ts'
import { loadGameLog } from '../game-file.ts'
import type { Table } from '../game-table.ts'
import { t } from '../i18n.ts'
import { lineText, percent, points } from '../line-text.ts'
import { misuse } from '../misuse.ts'
import { paint, print } from '../output.ts'
import { Progress } from '../progress.ts'
import { tabled, wrapped } from '../text.ts'
import { define } from './define.ts'

interface Flags {
  readonly sims?: string
  readonly seed?: string
  readonly json?: boolean
}

type AnyReview = Review<AnyCommand>
type AnyLog = Log<AnyCommand, AnyEvent>

const MOST_SIMULATIONS = 1_000_000
/** So many turns of each seat are shown. */
const COSTLIEST = 3

export function review(program: Command): void {
  define(program, 'review')
    .argument('<file>', t('flag.file'))
    .option('--sims <n>', t('review.sims', { n: REVIEW_SIMULATIONS }))
    .option('--seed <s>', t('review.seed'))
    .option('--json', t('review.json'))
    .action(run)
}

function run(path: string, { sims, seed = 'review', json = false }: Flags): void {
  const { table, log } = loadGameLog(path)
  if (table.game.outcome(fold(table.game, log)) === null)
    throw misuse('review.notOver', { file: path })
  const simulations = wholeNumber('--sims', sims ?? String(REVIEW_SIMULATIONS), 1, MOST_SIMULATIONS)
  const reviewed = reviewOf(table, log, simulations, seed)
  if (json) print(JSON.stringify(reviewed))
  else print(...described(table, log, reviewed, path))
}

function reviewOf({ game }: Table, log: AnyLog, simulations: number, seed: string): AnyReview {
  const progress = new Progress(log.steps.length, false, 'review.progress')
  const steps = reviewing(game, log, { simulations, seed, tools: TOOLS })
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) progress.show(step.value.done)
  progress.done()
  return step.value
}

function described(table: Table, log: AnyLog, reviewed: AnyReview, path: string): string[] {
  const { game, renderer, title } = table
  const seats = Array.from({ length: game.players }, (_, seat) => seat)
  const { simulations } = reviewed
  return [
    t('review.title', { title, players: t('players', { n: game.players }), simulations }),
    '',
    paint.bold(t('review.byTurn')),
    ...tabled(byTurn(table, reviewed, seats)),
    ...seats.flatMap((seat) => [
      '',
      paint.bold(renderer.name(seat)),
      summary(performanceOf(reviewed, seat)),
      ...costliest(reviewed, seat)
        .slice(0, COSTLIEST)
        .flatMap((turn) => costly(table, log, turn, path)),
    ]),
  ]
}

/** Who could hope for what before each turn, and what luck and the decision then made of it. */
function byTurn(
  { renderer }: Table,
  { turns, result }: AnyReview,
  seats: readonly number[],
): string[][] {
  const names = seats.map((seat) => renderer.name(seat))
  return [
    [t('review.turn'), ...names, t('review.whose'), t('review.cost'), t('review.luck')],
    ...turns.map((turn) => [
      String(turn.turn),
      ...turn.wins.map((win) => percent(win)),
      renderer.name(turn.seat),
      worthShowing(lostIn(turn)) ? percent(lostIn(turn)) : '',
      worthShowing(turn.luck[turn.seat] ?? 0) ? signed(turn.luck[turn.seat] ?? 0) : '',
    ]),
    [t('review.end'), ...result.map((win) => percent(win))],
  ]
}

const summary = ({ turns, good, lost, luck }: Performance): string =>
  t('review.sum', { turns, good, lost: percent(lost, 1), luck: signed(luck) })

function costly(table: Table, log: AnyLog, turn: ReviewedTurn<AnyCommand>, path: string): string[] {
  const { step, taken, better, reasons } = worstOf(turn)
  const state = fold(table.game, log, step)
  const line = (
    key: 'review.played' | 'review.better',
    { commands, win, margin }: ReviewedLine<AnyCommand>,
  ) => {
    const words = lineText(table, state, commands)
    return wrapped(
      t(key, { words, win: percent(win), margin: points(margin) }),
      100,
      '            ',
    )
  }
  return [
    t('review.costly', { turn: turn.turn, lost: costWords(turn) }),
    ...line('review.played', taken),
    ...(better === null ? [] : line('review.better', better)),
    ...why(reasons),
    paint.dim(t('review.look', { file: path, step })),
  ]
}

/** Of the chance to win, or where that stayed the same, in points. */
function costWords(turn: ReviewedTurn<AnyCommand>): string {
  const lost = lostIn(turn)
  if (worthShowing(lost)) return percent(lost)
  return t('review.points', { n: Math.ceil(pointsLostIn(turn)) })
}

/** What speaks for the better line, and what against it all the same. */
function why(reasons: readonly Reason[]): string[] {
  const pro = reasons.filter(({ part }) => part > 0)
  const contra = reasons.filter(({ part }) => part < 0)
  if (pro.length === 0) return []
  return [
    t('review.for', { reasons: pro.map(whyWords).join(', ') }),
    ...(contra.length === 0
      ? []
      : [t('review.against', { reasons: contra.map(whyWords).join(', ') })]),
  ]
}

const whyWords = ({ of, what, part }: Reason): string =>
  t(`review.why.${of}`, { what, part: signed(part) })

/** Whether it is more than nothing when it is shown. */
const worthShowing = (part: number): boolean => Math.round(part * 100) !== 0

const signed = (part: number): string =>
  `${worthShowing(part) ? (part < 0 ? '−' : '+') : ''}${percent(Math.abs(part))}`
