import { message, type Refusal, type Seat } from '@guildhall/kernel'
import {
  chooseSection,
  chooseWorkshop,
  layTile,
  startClaim,
  whyNotClaim,
  whyNotClaimOf,
  whyNotLay,
  whyNotSection,
  whyNotWorkshop,
} from './actions/claim.ts'
import { decorate, deliver, whyNotDecorate, whyNotDeliver } from './actions/deliver.ts'
import { reroll, sell, whyNotReroll, whyNotSell } from './actions/free.ts'
import {
  acquire,
  closeMarket,
  obtain,
  useAction,
  useWorkshop,
  whyNotAction,
  whyNotMove,
  whyNotObtain,
  whyNotPick,
  whyNotShown,
  whyNotUseWorkshop,
} from './actions/market.ts'
import { buildFrame, endTurn, mainActionTaken, pass, takeMainAction } from './actions/turn.ts'
import type { Command, CommandType } from './commands.ts'
import { payWith, whyNotPay } from './effects/pay.ts'
import { obtainFor, obtainStep, pickTile, repeatEffect } from './effects/run.ts'
import { take, whyNotTake } from './effects/take.ts'
import type { Kit } from './kit.ts'
import { MODULE_COMMANDS } from './modules/commands.ts'
import { borrow, whyNotBorrow } from './modules/vocabulary/borrow.ts'
import { ruleOf, settle } from './questions.ts'
import { refuse } from './refuse.ts'
import type { CommandRule } from './rule-types.ts'
import { FRAME_KINDS, type FrameKind, type State, topFrame } from './state.ts'
import { close, type Tx } from './tx.ts'

const RULES: { readonly [T in CommandType]: CommandRule<T> } = {
  moveDie: {
    answers: ['turn'],
    run(tx, seat, frame, command) {
      takeMainAction(frame)
      acquire(tx, seat, command)
    },
    why: ({ kit, state, seat }, frame, command) =>
      mainActionTaken(frame) ? actedAlready() : whyNotMove(kit, state, seat, command),
  },
  claim: {
    answers: ['turn', 'banner'],
    run(tx, seat, frame, command) {
      if (frame.kind === 'banner') close(tx)
      else takeMainAction(frame)
      startClaim(tx, seat, command)
    },
    why: ({ kit, state, seat }, frame, command) =>
      frame.kind === 'turn' && mainActionTaken(frame)
        ? actedAlready()
        : whyNotClaim(kit, state, seat, command),
  },
  chooseSection: {
    answers: ['claim'],
    run: (tx, seat, frame, { section }) => chooseSection(tx, seat, frame, section),
    why: ({ state }, frame, command) =>
      frame.section < 0 ? whyNotSection(state, command) : refuse('RC-6.12', 'order'),
    early: ({ state, seat }, command) => whyNotClaimOf(state, seat, command),
  },
  chooseWorkshop: {
    answers: ['claim'],
    run: (_tx, _seat, frame, command) => chooseWorkshop(frame, command),
    why: ({ state, seat }, frame, command) =>
      frame.section >= 0 && frame.space < 0
        ? whyNotWorkshop(state, seat, command)
        : refuse('RC-6.12', 'order'),
  },
  layTile: {
    answers: ['claim'],
    run: layTile,
    why: ({ kit, state, seat }, frame) =>
      frame.space < 0 ? refuse('RC-6.12', 'order') : whyNotLay(kit, state, seat, frame),
  },
  deliver: {
    answers: ['turn', 'deliver'],
    run: (tx, seat, frame, command) => deliver(tx, seat, buildFrame(tx, frame), command),
    why: ({ state, seat }, frame, { section, material }) =>
      frame.kind === 'turn' && mainActionTaken(frame)
        ? actedAlready()
        : whyNotDeliver(state, seat, section, material),
  },
  decorate: {
    answers: ['turn', 'deliver'],
    run: (tx, seat, frame, command) => decorate(tx, seat, buildFrame(tx, frame), command),
    why({ kit, state, seat }, frame, { section, jewels }) {
      if (frame.kind === 'turn' && mainActionTaken(frame)) return actedAlready()
      const budget = frame.kind === 'deliver' ? frame.left : kit.deliveryBudget
      const mayDecorate = frame.kind !== 'deliver' || frame.open !== 0
      return whyNotDecorate(kit, state, seat, section, jewels, budget, mayDecorate)
    },
  },
  obtain: {
    answers: ['market'],
    run: (tx, seat, frame) => obtain(tx, seat, frame),
    why: (_asked, frame) => whyNotObtain(frame),
    early: dieFirst,
  },
  useAction: {
    answers: ['market', 'borrow'],
    run(tx, seat, frame, { action }) {
      const effect = effectNamed(tx.kit, action)
      if (frame.kind === 'borrow') borrow(tx, seat, effect)
      else useAction(tx, seat, frame, effect)
    },
    why: ({ kit, state, seat }, frame, { action }) =>
      frame.kind === 'borrow'
        ? whyNotBorrow(kit, state, seat, frame, effectNamed(kit, action))
        : whyNotAction(kit, state, seat, frame, effectNamed(kit, action)),
    early: dieFirst,
  },
  useWorkshop: {
    answers: ['market'],
    run: useWorkshop,
    why: ({ kit, state, seat }, frame, command) =>
      whyNotUseWorkshop(kit, state, seat, frame, command),
    early: ({ state, seat }, { space }) => whyNotShown(state, seat, space) ?? dieFirst(),
  },
  activate: {
    answers: ['activate'],
    run: (tx, seat, frame, { space }) => pickTile(tx, seat, frame, space),
    why: ({ kit, state, seat }, frame, { space }) => whyNotPick(kit, state, seat, frame, space),
  },
  chooseSpace: {
    answers: ['obtain'],
    run(tx, seat, frame, { space }) {
      close(tx)
      obtainFor(tx, seat, obtainStep(tx.kit, frame), space)
    },
    why: () => refuse('RC-11.6', 'spaceNotAllowed'),
    early: dieFirst,
  },
  take: {
    answers: ['take', 'blueprint'],
    run: take,
    why: (_asked, frame, command) => whyNotTake(frame, command),
  },
  payWith: { answers: ['pay'], run: payWith, why: whyNotPay },
  again: {
    answers: ['effect'],
    run: (_tx, _seat, frame) => repeatEffect(frame),
    why: () => refuse('RC-8.13', 'cannotPay'),
  },
  stop: {
    answers: ['deliver', 'market', 'effect', 'activate', 'order', 'marketAgain'],
    run: (tx, _seat, frame) => (frame.kind === 'market' ? closeMarket(tx, frame) : close(tx)),
    why(_asked, frame) {
      if (frame.kind === 'activate') return refuse('RC-9.17', 'activateFirst')
      if (frame.kind === 'order') return refuse('CT-SP-3', 'stepFirst')
      if (frame.kind === 'marketAgain') return refuse('GU-WHOLESALERS-1', 'marketFirst')
      return refuse('RC-7.6', 'stopTooEarly')
    },
  },
  sellPrestige: {
    answers: FRAME_KINDS, // whatever is open, RC-4.8 says why not
    run: (tx, seat, _frame, command) => sell(tx, seat, command),
    why: ({ kit, state, seat }, frame, command) =>
      ruleOf(frame.kind).window(frame) ? whyNotSell(kit, state, seat, command) : noWindow(),
  },
  reroll: {
    answers: FRAME_KINDS, // whatever is open, RC-4.8 says why not
    run: (tx, seat, _frame, command) => reroll(tx, seat, command),
    why: ({ kit, state, seat }, frame, command) =>
      ruleOf(frame.kind).window(frame) ? whyNotReroll(kit, state, seat, command) : noWindow(),
  },
  pass: {
    answers: ['turn'],
    run: (tx, seat) => pass(tx, seat),
    why: () => refuse('RC-4.14', 'mayNotPass'),
  },
  endTurn: {
    answers: ['turn'],
    run: (tx) => endTurn(tx),
    why: () => refuse('RC-4.2', 'mainActionFirst'),
  },
  ...MODULE_COMMANDS,
}

function dieFirst(): Refusal {
  return refuse('RC-8.1', 'dieFirst')
}
const actedAlready = (): Refusal => refuse('RC-4.2', 'actedAlready')
const noWindow = (): Refusal => refuse('RC-4.8', 'noWindow')

const effectNamed = (kit: Kit, id: string): number => kit.effectPlace.get(id) ?? -1

/** The rules by a type that is not known beforehand: a command meets no other's rule. */
const BY_TYPE = RULES as { readonly [T in CommandType]: CommandRule<CommandType> }

/** The rule of a command, the frequent ones by a switch for the reason given at `ruleOf`. */
function ruleFor(type: CommandType): CommandRule<CommandType> {
  switch (type) {
    case 'moveDie':
      return BY_TYPE.moveDie
    case 'stop':
      return BY_TYPE.stop
    case 'take':
      return BY_TYPE.take
    case 'obtain':
      return BY_TYPE.obtain
    case 'useAction':
      return BY_TYPE.useAction
    case 'deliver':
      return BY_TYPE.deliver
    default:
      return BY_TYPE[type]
  }
}

/** Carries out a legal command and everything that follows without a decision. */
export function run(tx: Tx, command: Command): void {
  const seat = tx.state.active
  ruleFor(command.type).run(tx, seat, topFrame(tx.state), command)
  settle(tx)
}

/** What belongs to one of the main actions — RC-4.2, CT-1.4. */
const OF_MAIN_ACTIONS: readonly CommandType[] = [
  'moveDie',
  'claim',
  'chooseSection',
  'deliver',
  'decorate',
  'obtain',
  'useAction',
  'useWorkshop',
  'chooseSpace',
  'hire',
  'chooseSpecialist',
  'useSpecialist',
]
/** Where nothing has to be answered before the main action goes on, or the turn ends. */
const BETWEEN_STEPS: readonly FrameKind[] = ['turn', 'market', 'deliver']

/** Why a command is not among the legal ones. */
export function why(kit: Kit, state: State, seat: Seat, command: Command): Refusal {
  const frame = topFrame(state)
  const rule = ruleFor(command.type)
  const asks = ruleOf(frame.kind)
  if (rule.free && !asks.window(frame)) return noWindow()
  if (rule.answers.includes(frame.kind)) return rule.why({ kit, state, seat }, frame, command)
  if (frame.kind === 'turn' && !mainActionTaken(frame) && rule.early !== undefined) {
    return rule.early({ kit, state, seat }, command)
  }
  if (OF_MAIN_ACTIONS.includes(command.type) && BETWEEN_STEPS.includes(frame.kind)) {
    return actedAlready()
  }
  return refuse(asks.clause, 'otherQuestion', {
    question: message(`question.${asks.question(frame)}`),
  })
}
