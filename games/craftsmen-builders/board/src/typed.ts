import type { Command, View } from '@guildhall/craftsmen-builders'
import { message, type Refusal } from '@guildhall/kernel'
import type { ReadTyped, Typed } from '@guildhall/ui'
import {
  type CbDesk,
  closing,
  endsHalfway,
  realise,
  recruit,
  sendTo,
  takePair,
  turnOf,
} from './plan.ts'
import { build, chooseSite } from './plan-build.ts'
import {
  whyNotBuilding,
  whyNotContract,
  whyNotPair,
  whyNotRecruit,
  whyNotSite,
  whyNotSlot,
} from './why.ts'

type CbTyped = Typed<View, Command>
type Meant = (desk: CbDesk, numbers: readonly number[]) => CbTyped | null

const COINS_PLACE = 'craftsman-permanent-coins'

/** The short commands: each with how it is written, and what it drafts. Things count from 1, as the turn began. */
const COMMANDS: readonly (readonly [RegExp, Meant])[] = [
  [/^pair (\d)$/, (desk, [n = 0]) => drafted(takePair(desk, n), () => whyNotPair(desk, n))],
  [/^coins$/, (desk) => send(desk, COINS_PLACE)],
  [
    /^send (\d)\.(\d)$/,
    (desk, [card = 0, slot = 0]) =>
      send(desk, desk.start.view.activeColumn[card - 1]?.slots[slot - 1]?.id),
  ],
  [/^recruit (\d)$/, hire],
  [/^build (\d)\.(\d)$/, raise],
  [/^site (\d)$/, (desk, [n = 0]) => drafted(chooseSite(desk, n), () => whyNotSite(desk, n))],
  [/^contract (\d)$/, settle],
  [
    /^back$/,
    (desk) => ({ draft: desk.commands.slice(0, -(turnOf(desk).at(-1)?.steps.length ?? 0)) }),
  ],
  [/^end$/, end],
]

/** How they are written; signs as in chess, the same in every language. */
export const examples = [
  'pair 2',
  'coins',
  'send 3.1',
  'recruit 2',
  'build 1.4',
  'site 3',
  'contract 5',
  'back',
  'end',
]

/**
 * Reads `pair 2`; `coins` and `send 3.1`, the first slot of the third craftsman at work; `recruit 2` of the
 * offer; `build 1.4`, the fourth building of the first row; `site 3`; `contract 5`; `back`; `end`.
 */
export const readTyped: ReadTyped<View, Command> = (desk, line) => {
  for (const [form, meant] of COMMANDS) {
    const found = form.exec(line)
    if (found !== null) return meant(desk, found.slice(1).map(Number))
  }
  return null
}

const drafted = (commands: readonly Command[] | null, why: () => Refusal): CbTyped =>
  commands === null ? { refusal: why() } : { draft: commands }

/** Nothing lies where that number points. */
const NOTHING_THERE: CbTyped = {
  refusal: { clause: 'CB-13.1', message: message('board.why.nothingThere') },
}

const send = (desk: CbDesk, slot: string | undefined): CbTyped =>
  slot === undefined ? NOTHING_THERE : drafted(sendTo(desk, slot), () => whyNotSlot(desk, slot))

function hire(desk: CbDesk, [n = 0]: readonly number[]): CbTyped {
  const craftsman = desk.start.view.offer[n - 1]
  if (craftsman === undefined) return NOTHING_THERE
  return drafted(recruit(desk, craftsman), () => whyNotRecruit(desk, craftsman))
}

function raise(desk: CbDesk, [row = 0, place = 0]: readonly number[]): CbTyped {
  const level = desk.start.view.market.find((each) => each.level === row)
  const building = level?.buildings[place - 1]
  if (building === undefined || building === null) return NOTHING_THERE
  return drafted(build(desk, building), () => whyNotBuilding(desk, building))
}

function settle(desk: CbDesk, [n = 0]: readonly number[]): CbTyped {
  const contract = desk.start.view.contracts[n - 1]?.kind
  if (contract === undefined) return NOTHING_THERE
  return drafted(realise(desk, contract), () => whyNotContract(desk, contract))
}

function end(desk: CbDesk): CbTyped {
  const closed = closing(desk)
  if (closed === null) {
    const refusal = desk.why({ type: 'endTurn' })
    return refusal === null ? NOTHING_THERE : { refusal }
  }
  const pair = desk.commands[0]?.type === 'draftPair'
  return endsHalfway(desk) && !pair
    ? { submit: closed.commands }
    : { submit: closed.commands, next: () => null }
}
