import { advise } from '@guildhall/bots/coach'
import { item } from '@guildhall/kernel'
import { TOOLS } from '../bots.ts'
import { t } from '../i18n.ts'
import { lineText, percent, points } from '../line-text.ts'
import { print } from '../output.ts'
import { WIDTH, wrapped } from '../text.ts'
import type { Session } from './session.ts'

/** So long is thought about a hint. */
const BUDGET = { ms: 900 }

/** What looks best to who is to decide, and the next best, each under its number in the menu. */
export function hint({ live: { table, play }, menu }: Session): void {
  const { actor, state, log } = play
  if (actor === null) return print(t('play.isOver'))
  const view = table.game.view(state, actor.seat)
  const seed = `hint ${log.steps.length}`
  for (const line of advise(table.game, view, actor.seat, { budget: BUDGET, seed, tools: TOOLS })) {
    const params = {
      number: menu?.numberOf(item(line.commands, 0)) ?? '',
      words: lineText(table, state, line.commands),
      win: percent(line.win),
      margin: points(line.margin),
    }
    print(...wrapped(t('play.hint', params), WIDTH, '       '))
  }
}
