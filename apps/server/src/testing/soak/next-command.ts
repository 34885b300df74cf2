import type { Chance } from '@guildhall/kernel'
import type { TableCommand, TableView } from '@guildhall/tables'

/** One time in so many a player goes back a step instead of on, or lets a bot play for a while. */
const UNDO = 20
const HAND = 50
const RECLAIM = 10

/** The next command of somebody who sees that: legal, and otherwise random. */
export function nextCommand(view: TableView, name: string, chance: Chance): TableCommand | null {
  const once = (times: number): boolean => chance.int(times) === 0
  if (view.status === 'open') return beforeTheStart(view, name)
  if (view.status !== 'playing' || view.play === null) return null
  const seat = view.chairs.findIndex(({ mine }) => mine)
  const handed = (view.chairs[seat]?.bot ?? null) !== null
  // Where bots have stopped, nothing more comes to be seen: somebody must play again.
  const goesOn = view.botsAlone !== 'stopped'
  if (handed) return goesOn && !once(RECLAIM) ? null : { type: 'reclaim', seat }
  const { legal, undoable } = view.play
  if (seat >= 0 && once(HAND)) return { type: 'hand', seat, bot: 'random' }
  if (undoable > 0 && once(UNDO)) return { type: 'undo', count: chance.int(undoable) + 1 }
  const choice = legal[chance.int(Math.max(1, legal.length))]
  return choice === undefined ? null : { type: 'play', command: { ...choice.command } }
}

/** Everybody sits down once; when all seats are taken, the host starts. */
function beforeTheStart({ chairs, host }: TableView, name: string): TableCommand | null {
  if (!chairs.some(({ kind }) => kind === 'free')) return host ? { type: 'start' } : null
  return chairs.some(({ mine }) => mine) || host ? null : { type: 'sit', name }
}
