import { greedy, questionAt } from '@guildhall/bots'
import { Play, seededChance } from '@guildhall/kernel'
import { findGame } from '@guildhall/registry'
import type { Page } from 'playwright-core'
import { storeDeviceTable } from './device-table.ts'

const NAMES = ['Anna', 'Boris'] as const
const OPTIONS = { contractors: true, fourthGuild: 'guild-archivists' }

/**
 * A table of two on the device of a page, at which both hold contracts of the Archivists and one
 * begins a turn: its id, and their names, the one who is to play first.
 */
export async function layContractsTable(page: Page): Promise<{ id: string; names: string[] }> {
  const { log, seat } = played()
  const chairs = NAMES.map((name) => ({ kind: 'me' as const, name }))
  const wanted = { game: 'red-cathedral', players: 2, options: log.options, chairs, start: true }
  const id = await storeDeviceTable(page, wanted, log)
  return { id, names: seat === 0 ? [...NAMES] : [...NAMES].reverse() }
}

/** Two opponents play until both have kept a contract, and a turn begins. */
function played() {
  const opened = findGame('red-cathedral')?.definition.create({ players: 2, options: OPTIONS })
  if (opened?.ok !== true) throw new Error('the table does not open')
  const game = opened.value
  const play = new Play(game, seededChance('contracts'))
  const bot = greedy()
  const luck = seededChance('luck')
  for (let actor = play.actor; actor !== null; actor = play.actor) {
    const { seat } = actor
    const kept = new Set(
      play.log.steps.filter(({ command }) => command.type === 'keepContract').map((s) => s.seat),
    )
    const legal = play.legal()
    if (kept.size === 2 && legal.some(({ type }) => type === 'moveDie')) {
      return { log: { ...play.log, options: game.options }, seat }
    }
    const question = questionAt(game, play.state, seat)
    play.submit(seat, bot.choose(game, question, luck.split(play.length)))
  }
  throw new Error('nobody has kept a contract')
}
