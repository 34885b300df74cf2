import { t } from '../i18n.ts'
import { Misuse } from '../misuse.ts'
import { nearest } from '../nearest.ts'
import { paint, print } from '../output.ts'
import { type Entry, entryLines, pickIn } from './menu.ts'
import { PROMPT_COMMANDS } from './prompt-commands.ts'
import type { Session } from './session.ts'

/** What is done with a line: a prompt command, a number of the menu, or a command in words. */
export async function answer(session: Session, line: string): Promise<void> {
  const text = line.trim()
  if (text === '') return
  const [word = '', ...rest] = text.split(/\s+/)
  const promptCommand = PROMPT_COMMANDS.get(word.toLowerCase())
  try {
    if (promptCommand !== undefined) await promptCommand(session, rest)
    else if (session.live.over) overAlready(session)
    else if (/^\d/.test(text)) await pick(session, text)
    else submitTyped(session, text)
  } catch (error) {
    if (!(error instanceof Misuse)) throw error
    print(paint.red(error.message))
  }
}

/** A script that goes on answering has not noticed: there is nothing left to do for it. */
function overAlready(session: Session): void {
  if (session.input.terminal) print(t('play.isOver'))
  else session.leave()
}

async function pick(session: Session, text: string): Promise<void> {
  const picked = session.menu?.pick(text) ?? { kind: 'none' }
  if (picked.kind === 'choice') return submit(session, picked.choice.command)
  if (picked.kind === 'family') return pickAmong(session, picked.entry)
  print(t('play.noSuchNumber', { text, most: session.menu?.size ?? 0 }))
}

/** Asks for one of the choices of a line. What is no number is heard as at any other prompt. */
async function pickAmong(session: Session, entry: Entry): Promise<void> {
  print(...entryLines(entry))
  const line = await session.input.ask(`${t('play.which')}> `)
  if (line === null) return session.leave()
  const number = line.trim()
  if (!/^\d+$/.test(number)) return answer(session, line)
  const picked = pickIn(entry, number)
  if (picked.kind === 'choice') submit(session, picked.choice.command)
  else print(t('play.notAmong', { number }))
}

function submitTyped(session: Session, text: string): void {
  const { table, play } = session.live
  const seat = play.actor?.seat ?? 0
  const words = text.toLowerCase().split(/\s+/)
  const command = text.startsWith('{')
    ? typedJson(text)
    : table.renderer.command(table.game.view(play.state, seat), words)
  if (command !== null) return submit(session, command)
  const [near] = nearest(words[0] ?? '', [...PROMPT_COMMANDS.keys()])
  const hint = near === undefined ? '' : t('near', { near })
  print(t('play.unknown', { text, hint }))
}

function typedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function submit(session: Session, command: unknown): void {
  const { live } = session
  const decision = live.submit(live.play.actor?.seat ?? 0, command)
  if (decision.ok) return session.moved()
  session.refusal = decision.refusal
  const { clause, message } = decision.refusal
  print(paint.red(t('play.refused', { words: live.table.translate(message), clause })))
}
