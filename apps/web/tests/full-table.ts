import { greedy, questionAt } from '@guildhall/bots'
import { Play, seededChance } from '@guildhall/kernel'
import { findGame } from '@guildhall/registry'
import type { Page } from 'playwright-core'
import { storeDeviceTable } from './device-table.ts'
import { readUp } from './table-page.ts'

/** The tables with the most on them, and how many decisions of the game lie behind them. */
export const FULL_TABLES = {
  'red-cathedral': {
    options: { contractors: true, fourthGuild: 'guild-brickmakers' },
    decisions: 260,
    begins: 'main-action',
  },
  'craftsmen-builders': { options: {}, decisions: 300, begins: 'main-action' },
} as const
export type FullGame = keyof typeof FULL_TABLES

const PLAYERS = 4

/** Lays a table of four in the middle of a game on the device of the page, and opens it: it is Anna's turn. */
export async function openFullTable(page: Page, game: FullGame): Promise<string> {
  const { log, seat } = played(game)
  const chairs = Array.from({ length: PLAYERS }, (_, at) =>
    at === seat
      ? ({ kind: 'me', name: 'Anna' } as const)
      : ({ kind: 'bot', bot: 'greedy' } as const),
  )
  const wanted = { game, players: PLAYERS, options: log.options, chairs, start: true }
  if (page.url() === 'about:blank') await page.goto('/')
  const path = `/t/${await storeDeviceTable(page, wanted, log)}`
  await page.goto(path)
  await readUp(page)
  return path
}

/** Opponents play until a turn begins at which everything is open. */
function played(name: FullGame) {
  const { options, decisions, begins } = FULL_TABLES[name]
  const opened = findGame(name)?.definition.create({ players: PLAYERS, options })
  if (opened?.ok !== true) throw new Error('the table does not open')
  const game = opened.value
  const play = new Play(game, seededChance('full table'))
  const bot = greedy()
  const luck = seededChance('luck')
  for (let actor = play.actor; actor !== null; actor = play.actor) {
    const { seat, question } = actor
    if (play.length >= decisions && question === begins) {
      return { log: { ...play.log, options: game.options }, seat }
    }
    play.submit(seat, bot.choose(game, questionAt(game, play.state, seat), luck.split(play.length)))
  }
  throw new Error('the game is over too soon')
}
