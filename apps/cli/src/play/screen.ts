import type { Actor } from '@guildhall/kernel'
import { ruleOf } from '../clause.ts'
import type { Table } from '../game-table.ts'
import { paint } from '../output.ts'
import { say } from '../say.ts'
import { cut, WIDTH, widthOf, wrapped } from '../text.ts'

/** The line above the table. */
export function titleLine({ title, game, face }: Table, state: unknown): string {
  const actor = game.actor(state)
  const turn = say('play.turn', { turn: game.turns(state) })
  const whose =
    actor === null
      ? say('play.over')
      : say('play.whose', { name: face.tinted(actor.seat, face.name(actor.seat)) })
  return `${paint.bold(title)} · ${turn} · ${whose}`
}

/** What has happened, newest last. */
export const newsLines = (news: readonly string[]): string[] =>
  news.flatMap((words) => (words === '' ? [] : wrapped(`• ${words}`, WIDTH, '  ')))

/** Who is asked what: the question's name, its clause and the rule. */
export function questionLines({ books, face }: Table, { seat, question }: Actor): string[] {
  const clause = books.asking(question)
  const name = face.tinted(seat, paint.bold(face.name(seat)))
  const asked = say('play.asked', { name, question: question.replaceAll('-', ' ') })
  if (clause === undefined) return [asked]
  const start = `${asked} (${clause.id})  `
  return [start + paint.dim(cut(ruleOf(clause).replaceAll(/[*`]/g, ''), WIDTH - widthOf(start)))]
}
