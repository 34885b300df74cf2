import { greedy } from '@guildhall/bots'
import { Play, seededChance } from '@guildhall/kernel'
import { shelved } from '@guildhall/shelf'
import type { Page } from 'playwright-core'
import { type NewTable, newTable } from '../src/local/cards.ts'

const NAMES = ['Anna', 'Boris'] as const
const OPTIONS = { contractors: true, fourthGuild: 'guild-archivists' }

/**
 * A table of two on the device of a page, at which both hold contracts of the Archivists and one
 * begins a turn: its id, and their names, the one who is to play first.
 */
export async function layContractsTable(page: Page): Promise<{ id: string; names: string[] }> {
  const { log, seat } = played()
  const { row, entries } = newTable(
    {
      game: 'red-cathedral',
      players: 2,
      options: log.options,
      chairs: NAMES.map((name) => ({ kind: 'me', name })),
      start: true,
    },
    { now: Date.now(), knowsBot: () => true },
    { before: log },
  )
  await page.evaluate(LAY, { row, entries: entries.map((entry) => ({ ...entry, table: row.id })) })
  return { id: row.id, names: seat === 0 ? [...NAMES] : [...NAMES].reverse() }
}

/** Lays a table as the pages would. */
const LAY = ({ row, entries }: { row: NewTable['row']; entries: object[] }): Promise<void> =>
  new Promise((resolve, reject) => {
    localStorage.setItem('guildhall.tables', 'here')
    const opening = indexedDB.open('guildhall', 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' })
      opening.result.createObjectStore('entries', { keyPath: ['table', 'number'] })
    }
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['tables', 'entries'], 'readwrite')
      transaction.objectStore('tables').put(row)
      for (const entry of entries) transaction.objectStore('entries').put(entry)
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
      transaction.onabort = reject
    }
  })

/** Two opponents play until both have kept a contract, and a turn begins. */
function played() {
  const opened = shelved('red-cathedral')?.box.open({ players: 2, options: OPTIONS })
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
    const see = () => game.view(play.state, seat)
    play.submit(seat, bot.choose(game, see, legal, seat, luck.split(play.length)))
  }
  throw new Error('nobody has kept a contract')
}
