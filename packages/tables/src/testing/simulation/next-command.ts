import type { Pace } from '../../pace.ts'
import type { TableCommand } from '../../table-command.ts'
import type { TableView } from '../../table-view.ts'
import type { SimulationRun } from './simulation-run.ts'

/** What somebody does who sees the table like this; null for nothing. */
export function nextCommand(run: SimulationRun, view: TableView): TableCommand | null {
  switch (view.status) {
    case 'open':
      return beforeTheStart(run, view)
    case 'playing':
      return duringTheGame(run, view)
    default:
      return run.odds(5) ? { type: 'rematch' } : null
  }
}

function beforeTheStart(run: SimulationRun, view: TableView): TableCommand | null {
  const free = seatsThat(view, ({ kind }) => kind === 'free')
  const mine = seatsThat(view, (holder) => holder.mine)
  if (run.odds(4)) return { type: 'leave' }
  if (run.odds(2)) return { type: 'free', seat: seat(run, view) }
  if (view.host && run.odds(15)) return { type: 'setPace', pace: randomPace(run) }
  if (view.host && free.length > 0 && run.odds(10)) {
    return { type: 'seatBot', seat: run.pick(free), bot: 'greedy' }
  }
  if (free.length > 0 && (mine.length === 0 || run.odds(5))) {
    const name = run.pick(['Ann', 'Bob', 'Cleo'])
    return run.odds(50) ? { type: 'sit', name } : { type: 'sit', name, seat: seat(run, view) }
  }
  return view.host ? { type: 'start' } : null
}

function duringTheGame(run: SimulationRun, view: TableView): TableCommand | null {
  if (run.odds(6)) return aboutSeats(run, view)
  if (view.proposal !== null && run.odds(40)) return { type: 'answer', agree: run.odds(70) }
  if (run.odds(2)) return randomProposal(run, view)
  const { play } = view
  if (play === null) return null
  if (run.odds(1)) return { type: 'play', command: { type: run.pick(['hold', 'no such']) } }
  if (run.odds(8)) return { type: 'undo', count: run.between(1, play.undoable + 1) }
  if (play.legal.length === 0) return null
  const command = { ...run.pick(play.legal).command }
  return run.odds(command.type === 'offer' ? 80 : 20)
    ? { type: 'turn', commands: [command, ...guesses(run)] }
    : { type: 'play', command }
}

/** What may follow in the same turn, and often may not: a card to put, and something more. */
const guesses = (run: SimulationRun): { type: string; card?: number }[] => [
  { type: 'put', card: run.between(1, 6) },
  ...(run.odds(20) ? [{ type: run.pick(['keep', 'hold']) }] : []),
]

function aboutSeats(run: SimulationRun, view: TableView): TableCommand | null {
  const delegated = seatsThat(view, ({ mine, bot }) => mine && bot !== null)
  const offered = seatsThat(view, (holder) => holder.offered)
  if (delegated.length > 0 && run.odds(60)) return { type: 'reclaim', seat: run.pick(delegated) }
  if (offered.length > 0 && run.odds(30)) {
    return { type: 'sit', name: 'Guest', seat: run.pick(offered) }
  }
  if (run.odds(30)) return { type: 'hand', seat: seat(run, view), bot: 'random' }
  if (run.odds(20)) return { type: 'offer', seat: seat(run, view), open: run.odds(70) }
  if (run.odds(10)) return { type: 'leave' }
  return run.odds(10) ? { type: 'reclaim', seat: seat(run, view) } : null
}

function randomProposal(run: SimulationRun, view: TableView): TableCommand {
  const what = run.between(1, 22)
  if (what <= 12) {
    const count = run.between(1, 1 + Math.min(9, view.play?.steps ?? 0))
    return { type: 'propose', proposal: { what: 'takeBack', count } }
  }
  if (what <= 18) return { type: 'propose', proposal: { what: 'pace', pace: randomPace(run) } }
  if (what >= 21) {
    const name = run.odds(50) ? { name: 'Guest' } : {}
    return { type: 'propose', proposal: { what: 'join', seat: seat(run, view), ...name } }
  }
  if (what === 19) {
    return { type: 'propose', proposal: { what: 'standIn', seat: seat(run, view) } }
  }
  return { type: 'propose', proposal: { what: 'end' } }
}

function randomPace(run: SimulationRun): Pace {
  const MINUTE = 60_000
  switch (run.between(1, 5)) {
    case 1:
      return { kind: 'none' }
    case 2:
    case 3:
      return { kind: 'live', bank: run.between(10, 30) * 1000, increment: run.between(0, 5000) }
    case 4:
      return { kind: 'days', bank: MINUTE, refund: run.between(0, MINUTE) }
    default: {
      const from = run.between(0, 24 * 60 - 1)
      const quiet = { from, to: (from + 1) % (24 * 60), offset: run.between(-60, 60) }
      return { kind: 'days', bank: MINUTE, refund: 10_000, quiet }
    }
  }
}

const seatsThat = (
  { chairs: seatHolders }: TableView,
  fits: (holder: TableView['chairs'][number]) => boolean,
): number[] => seatHolders.flatMap((holder, index) => (fits(holder) ? [index] : []))

const seat = (run: SimulationRun, { chairs: seatHolders }: TableView): number =>
  run.chance.int(seatHolders.length + (run.odds(2) ? 1 : 0))
