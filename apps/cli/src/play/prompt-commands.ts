import { clauseLines } from '../clause.ts'
import { describeLog } from '../event-describer.ts'
import { t } from '../i18n.ts'
import { misuse } from '../misuse.ts'
import { print } from '../output.ts'
import { WIDTH, wrapped } from '../text.ts'
import { hint } from './hint.ts'
import { LiveGame } from './live-game.ts'
import { help } from './prompt-help.ts'
import { load, save } from './saves.ts'
import { seatsFrom, viewerOf } from './seats.ts'
import type { Session } from './session.ts'

/** Something that can be asked for at the prompt, with the words after it. */
type PromptCommand = (session: Session, rest: readonly string[]) => void | Promise<void>

/** How much of the log is shown unless all is asked for. */
const LOG_LINES = 30

function undo(session: Session, [count = '1']: readonly string[]): void {
  const { play } = session.live
  const last = play.log.steps.at(-1)
  const possible = last !== undefined && session.holders[last.seat] === null ? play.undoable : 0
  if (possible === 0) return print(t('play.noUndo'))
  const wanted = count === 'all' ? possible : Number(count)
  if (!session.live.undo(wanted)) return print(t('play.undoMost', { n: possible }))
  session.note(t('play.undone', { n: wanted }))
  session.moved()
}

function why({ refusal, live: { table } }: Session): void {
  if (refusal === null) return print(t('play.nothingRefused'))
  const clause = table.books.clause(refusal.clause)
  print(table.translate(refusal.message), ...(clause === undefined ? [] : clauseLines(clause)))
}

function log({ live, holders }: Session, [amount = '']: readonly string[]): void {
  const steps = describeLog(live.table, live.play.log, viewerOf(holders))
  const lines = steps.flatMap(({ step, text }) => wrapped(`${step}. ${text}`, WIDTH, '   '))
  if (amount === 'all' || lines.length <= LOG_LINES) return print(...lines)
  print(t('play.logMore', { n: lines.length - LOG_LINES }), ...lines.slice(-LOG_LINES))
}

function saveTo(session: Session, words: readonly string[]): void {
  const force = words.at(-1) === 'force'
  const named = (force ? words.slice(0, -1) : words).join(' ')
  const path = named === '' ? session.saved?.path : named
  if (path === undefined) throw misuse('play.saveWhere')
  save(path, session.live, force || session.saved?.path === path)
  session.saved = { path, steps: session.live.play.log.steps.length }
  print(t(session.live.over ? 'play.savedOver' : 'play.saved', { file: path }))
}

function loadFrom(session: Session, words: readonly string[]): void {
  const path = words.join(' ')
  if (path === '') throw misuse('play.loadWhere')
  const { table, log: played, secret, sameSecret } = load(path)
  const { players } = table.game
  const same = session.holders.length === players
  const holders = same ? session.holders : seatsFrom(players, undefined, undefined)
  session.replace(new LiveGame(table, secret, viewerOf(holders), played), holders)
  session.saved = { path, steps: played.steps.length }
  session.note(t('play.loaded', { file: path, steps: played.steps.length }))
  if (!sameSecret) session.note(t('play.newSecret'))
}

async function quit(session: Session): Promise<void> {
  if (session.input.terminal && session.unsaved) {
    const path = await session.input.ask(t('play.saveFirst'))
    if (path !== null && path.trim() !== '') saveTo(session, [path.trim()])
  }
  session.leave()
}

/** Everything that can be asked for, by its first word. */
export const PROMPT_COMMANDS: ReadonlyMap<string, PromptCommand> = new Map<string, PromptCommand>([
  ['u', undo],
  ['undo', undo],
  ['?', help],
  ['h', help],
  ['help', help],
  ['hint', hint],
  ['why', why],
  ['log', log],
  ['t', (session) => session.redraw()],
  ['table', (session) => session.redraw()],
  ['save', saveTo],
  ['load', loadFrom],
  ['q', quit],
  ['quit', quit],
  ['exit', quit],
])
