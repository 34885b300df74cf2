import { type Actor, message } from '@guildhall/kernel'
import { ruleOf } from '../clause.ts'
import type { Table } from '../game-table.ts'
import { t } from '../i18n.ts'
import { paint } from '../output.ts'
import { cut, WIDTH, widthOf, wrapped } from '../text.ts'

/** The line above the table. */
export function titleLine({ title, game, renderer }: Table, state: unknown): string {
  const actor = game.actor(state)
  const turn = t('play.turn', { turn: game.turns(state) })
  const whose =
    actor === null
      ? t('play.over')
      : t('play.whose', { name: renderer.tinted(actor.seat, renderer.name(actor.seat)) })
  return `${paint.bold(title)} · ${turn} · ${whose}`
}

/** What has happened, newest last. */
export const newsLines = (news: readonly string[]): string[] =>
  news.flatMap((text) => (text === '' ? [] : wrapped(`• ${text}`, WIDTH, '  ')))

/** What is asked, in the words of the game. */
export const questionText = ({ translate }: Table, question: string): string =>
  translate(message(`question.${question}`))

/** Who is asked what: the question, its clause and the rule. */
export function questionLines(table: Table, { seat, question }: Actor): string[] {
  const { books, renderer } = table
  const clause = books.asking(question)
  const name = renderer.tinted(seat, paint.bold(renderer.name(seat)))
  const asked = t('play.asked', { name, question: questionText(table, question) })
  if (clause === undefined) return [asked]
  const start = `${asked} (${clause.id})  `
  return [start + paint.dim(cut(ruleOf(clause).replaceAll(/[*`]/g, ''), WIDTH - widthOf(start)))]
}
