import type { Command, View } from '@guildhall/craftsmen-builders'
import type { Refusal } from '@guildhall/kernel'
import type { ReadTyped, Typed } from '@guildhall/ui'
import { message } from './board-message.ts'
import { realise } from './contract-plan.ts'
import { recruit, sendTo, takePair } from './main-plan.ts'
import { type CbDraft, closing, endsHalfway, turnOf } from './plan.ts'
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
type Meant = (draft: CbDraft, numbers: readonly number[]) => CbTyped | null

const COINS_PLACE = 'craftsman-permanent-coins'

/** The short commands: each with how it is written, and what it drafts. Things count from 1, as the turn began. */
const COMMANDS: readonly (readonly [RegExp, Meant])[] = [
  [/^pair (\d)$/, (draft, [n = 0]) => drafted(takePair(draft, n), () => whyNotPair(draft, n))],
  [/^coins$/, (draft) => send(draft, COINS_PLACE)],
  [
    /^send (\d)\.(\d)$/,
    (draft, [card = 0, slot = 0]) =>
      send(draft, draft.start.view.activeColumn[card - 1]?.slots[slot - 1]?.id),
  ],
  [/^recruit (\d)$/, hire],
  [/^build (\d)\.(\d)$/, raise],
  [/^site (\d)$/, (draft, [n = 0]) => drafted(chooseSite(draft, n), () => whyNotSite(draft, n))],
  [/^contract (\d)$/, contract],
  [
    /^back$/,
    (draft) => ({ commands: draft.commands.slice(0, -(turnOf(draft).at(-1)?.steps.length ?? 0)) }),
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
export const readTyped: ReadTyped<View, Command> = (draft, line) => {
  for (const [form, meant] of COMMANDS) {
    const found = form.exec(line)
    if (found !== null) return meant(draft, found.slice(1).map(Number))
  }
  return null
}

const drafted = (commands: readonly Command[] | null, why: () => Refusal): CbTyped =>
  commands === null ? { refusal: why() } : { commands }

/** Nothing lies where that number points. */
const NOTHING_THERE: CbTyped = {
  refusal: { clause: 'CB-13.1', message: message('board.why.nothingThere') },
}

const send = (draft: CbDraft, slot: string | undefined): CbTyped =>
  slot === undefined ? NOTHING_THERE : drafted(sendTo(draft, slot), () => whyNotSlot(draft, slot))

function hire(draft: CbDraft, [n = 0]: readonly number[]): CbTyped {
  const craftsman = draft.start.view.offer[n - 1]
  if (craftsman === undefined) return NOTHING_THERE
  return drafted(recruit(draft, craftsman), () => whyNotRecruit(draft, craftsman))
}

function raise(draft: CbDraft, [row = 0, place = 0]: readonly number[]): CbTyped {
  const level = draft.start.view.market.find((each) => each.level === row)
  const building = level?.buildings[place - 1]
  if (building === undefined || building === null) return NOTHING_THERE
  return drafted(build(draft, building), () => whyNotBuilding(draft, building))
}

function contract(draft: CbDraft, [n = 0]: readonly number[]): CbTyped {
  const contract = draft.start.view.contracts[n - 1]?.kind
  if (contract === undefined) return NOTHING_THERE
  return drafted(realise(draft, contract), () => whyNotContract(draft, contract))
}

function end(draft: CbDraft): CbTyped {
  const closed = closing(draft)
  if (closed === null) {
    const refusal = draft.why({ type: 'endTurn' })
    return refusal === null ? NOTHING_THERE : { refusal }
  }
  const pair = draft.commands[0]?.type === 'draftPair'
  return endsHalfway(draft) && !pair
    ? { submit: closed.commands }
    : { submit: closed.commands, next: () => null }
}
