import type { AnyCommand } from '@guildhall/kernel'
import { clauseLines, ruleLines } from '../clause.ts'
import { t } from '../i18n.ts'
import { print } from '../output.ts'
import { wrapped } from '../text.ts'
import type { Choice } from './menu.ts'
import { viewerOf } from './seats.ts'
import type { Session } from './session.ts'

/** More clauses than these are no answer to a word. */
const SHOWN = 6

const HELP = [
  'play.help.number',
  'play.help.family',
  'play.help.undo',
  'play.help.help',
  'play.help.hint',
  'play.help.why',
  'play.help.log',
  'play.help.save',
  'play.help.quit',
] as const

/** Help on everything, on a number of the menu, on a clause, or on a word. */
export function help(session: Session, words: readonly string[]): void {
  const { table } = session.live
  const topic = words.join(' ')
  if (topic === '') return print(...HELP.map((key) => t(key)), '', ...table.renderer.help)
  const picked = session.menu?.pick(topic) ?? { kind: 'none' }
  if (picked.kind === 'choice') return print(...choiceHelp(session, picked.choice))
  const [first] = picked.kind === 'family' ? picked.entry.choices.values() : []
  if (first !== undefined) return print(...rulesOf(session, first.command))
  print(...topicHelp(session, words))
}

/** What a choice would lead to, and the rules about it. */
function choiceHelp(session: Session, { command, text }: Choice): string[] {
  const { live, holders } = session
  const seat = live.play.actor?.seat ?? 0
  const told = live.preview(seat, command, viewerOf(holders))
  const ahead = told === '' ? [] : wrapped(t('play.preview', { told }))
  return [text, ...ahead, ...rulesOf(session, command)]
}

function rulesOf({ live: { table, play } }: Session, command: AnyCommand): string[] {
  const asked = table.books.asking(play.actor?.question ?? '')
  const named = table.renderer.clauses(command).flatMap((id) => table.books.clause(id) ?? [])
  const clauses = named.length > 0 ? named : asked === undefined ? [] : [asked]
  return clauses.flatMap(ruleLines)
}

function topicHelp({ live: { table } }: Session, words: readonly string[]): string[] {
  const topic = words.join(' ')
  const clause = table.books.clause(topic)
  const found = clause === undefined ? table.books.chapter(topic) : [clause]
  if (found.length > 0) return found.flatMap(clauseLines)
  const matching = table.books.search(words)
  if (matching.length === 0) return [t('play.noHelp', { topic })]
  const more = matching.length - SHOWN
  return [
    ...matching.slice(0, SHOWN).flatMap(clauseLines),
    ...(more > 0 ? [t('play.moreHelp', { n: more })] : []),
  ]
}
