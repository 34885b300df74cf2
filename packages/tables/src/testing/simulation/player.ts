import type { Pace } from '../../pace.ts'
import type { TableView } from '../../see.ts'
import type { Wish } from '../../wish.ts'
import type { World } from './world.ts'

/** What somebody does who sees the table like this; null for nothing. */
export function nextWish(world: World, view: TableView): Wish | null {
  switch (view.status) {
    case 'open':
      return beforeTheStart(world, view)
    case 'playing':
      return duringTheGame(world, view)
    default:
      return world.odds(5) ? { type: 'rematch' } : null
  }
}

function beforeTheStart(world: World, view: TableView): Wish | null {
  const free = seatsThat(view, ({ kind }) => kind === 'free')
  const mine = seatsThat(view, (chair) => chair.mine)
  if (world.odds(2)) return { type: 'leave' }
  if (world.odds(2)) return { type: 'free', seat: seat(world, view) }
  if (view.host && world.odds(15)) return { type: 'setPace', pace: somePace(world) }
  if (view.host && free.length > 0 && world.odds(10)) {
    return { type: 'seatBot', seat: world.pick(free), bot: 'greedy' }
  }
  if (free.length > 0 && (mine.length === 0 || world.odds(5))) {
    const name = world.pick(['Ann', 'Bob', 'Cleo'])
    return world.odds(50) ? { type: 'sit', name } : { type: 'sit', name, seat: seat(world, view) }
  }
  return view.host ? { type: 'start' } : null
}

function duringTheGame(world: World, view: TableView): Wish | null {
  if (world.odds(6)) return aboutSeats(world, view)
  if (view.proposal !== null && world.odds(40)) return { type: 'answer', agree: world.odds(70) }
  if (world.odds(2)) return somethingProposed(world, view)
  const { play } = view
  if (play === null) return null
  if (world.odds(1)) return { type: 'play', command: { type: world.pick(['hold', 'no such']) } }
  if (world.odds(8)) return { type: 'undo', count: world.between(1, play.undoable + 1) }
  if (play.legal.length > 0) {
    return { type: 'play', command: { ...world.pick(play.legal).command } }
  }
  return null
}

function aboutSeats(world: World, view: TableView): Wish | null {
  const handed = seatsThat(view, ({ mine, bot }) => mine && bot !== null)
  const offered = seatsThat(view, (chair) => chair.offered)
  if (handed.length > 0 && world.odds(60)) return { type: 'reclaim', seat: world.pick(handed) }
  if (offered.length > 0 && world.odds(30)) {
    return { type: 'sit', name: 'Guest', seat: world.pick(offered) }
  }
  if (world.odds(30)) return { type: 'hand', seat: seat(world, view), bot: 'random' }
  if (world.odds(20)) return { type: 'offer', seat: seat(world, view), open: world.odds(70) }
  if (world.odds(10)) return { type: 'leave' }
  return world.odds(10) ? { type: 'reclaim', seat: seat(world, view) } : null
}

function somethingProposed(world: World, view: TableView): Wish {
  const what = world.between(1, 20)
  if (what <= 12) {
    const count = world.between(1, 1 + Math.min(9, view.play?.steps ?? 0))
    return { type: 'propose', proposal: { what: 'takeBack', count } }
  }
  if (what <= 18) return { type: 'propose', proposal: { what: 'pace', pace: somePace(world) } }
  if (what === 19) {
    return { type: 'propose', proposal: { what: 'standIn', seat: seat(world, view) } }
  }
  return { type: 'propose', proposal: { what: 'end' } }
}

function somePace(world: World): Pace {
  const MINUTE = 60_000
  switch (world.between(1, 5)) {
    case 1:
      return { kind: 'none' }
    case 2:
    case 3:
      return { kind: 'live', bank: world.between(10, 30) * 1000, increment: world.between(0, 5000) }
    case 4:
      return { kind: 'days', bank: MINUTE, refund: world.between(0, MINUTE) }
    default: {
      const from = world.between(0, 24 * 60 - 1)
      const quiet = { from, to: (from + 1) % (24 * 60), offset: world.between(-60, 60) }
      return { kind: 'days', bank: MINUTE, refund: 10_000, quiet }
    }
  }
}

const seatsThat = (
  { chairs }: TableView,
  fits: (chair: TableView['chairs'][number]) => boolean,
): number[] => chairs.flatMap((chair, index) => (fits(chair) ? [index] : []))

const seat = (world: World, { chairs }: TableView): number =>
  world.chance.int(chairs.length + (world.odds(2) ? 1 : 0))
