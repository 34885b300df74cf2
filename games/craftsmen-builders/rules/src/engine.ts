import type { Refusal, Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import {
  chooseBuilding,
  chooseBuildSite,
  replaceCoins,
  whyNotBuilding,
  whyNotBuildSite,
} from './actions/build.ts'
import { realise, whyNotRealise } from './actions/contract.ts'
import { draftPair, whyNotPair } from './actions/draft.ts'
import { nameCastleKinds, whyNotCastleKinds } from './actions/income.ts'
import { whyNotPayment } from './actions/payment.ts'
import { recruit, whyNotRecruit } from './actions/recruit.ts'
import { endTurn, mainActionTaken, takeMainAction } from './actions/turn.ts'
import { place, whyNotPlace } from './actions/worker.ts'
import type { Command, CommandOf, CommandType } from './commands.ts'
import { produce } from './effects/produce.ts'
import { choose, whyNotOption } from './effects/run.ts'
import {
  carryOut,
  payWith,
  takeKinds,
  whyNotKinds,
  whyNotPayWith,
  whyNotTimes,
} from './effects/trade.ts'
import { fillPending } from './facts/build.ts'
import type { Kit } from './kit.ts'
import { QUESTIONS, settle } from './questions.ts'
import { type Frame, type FrameKind, type Player, playerAt, type State, topFrame } from './state.ts'
import type { Tx } from './tx.ts'

/** The table, and whose wish is to be explained. */
interface Asked {
  readonly kit: Kit
  readonly state: State
  readonly seat: Seat
  readonly player: Player
}

/** A command: the questions it answers, what follows, and why it may be refused. */
interface CommandRule<T extends CommandType> {
  readonly answers: readonly FrameKind[]
  readonly run: (tx: Tx, seat: Seat, frame: Frame, command: CommandOf<T>) => void
  readonly why: (asked: Asked, frame: Frame, command: CommandOf<T>) => Refusal
}

const RULES: { readonly [T in CommandType]: CommandRule<T> } = {
  draftPair: {
    answers: ['draft'],
    run: (tx, seat, _frame, command) => draftPair(tx, seat, command),
    why: ({ state }, _frame, command) => whyNotPair(state, command),
  },
  place: {
    answers: ['turn'],
    run(tx, seat, frame, command) {
      takeMainAction(frame)
      place(tx, seat, command)
    },
    why: ({ kit, state, seat }, frame, command) =>
      mainActionTaken(frame) ? actedAlready() : whyNotPlace(kit, state, seat, command),
  },
  recruit: {
    answers: ['turn'],
    run(tx, seat, frame, command) {
      takeMainAction(frame)
      recruit(tx, seat, command)
    },
    why: ({ kit, state, seat }, frame) =>
      mainActionTaken(frame) ? actedAlready() : whyNotRecruit(kit, state, seat),
  },
  times: {
    answers: ['times'],
    run: carryOut,
    why: ({ kit, player }, frame) => whyNotTimes(kit, player, frame),
  },
  payWith: {
    answers: ['pay'],
    run: payWith,
    why: ({ kit }, frame) => whyNotPayWith(kit, frame),
  },
  chooseKind: {
    answers: ['gain', 'castles'],
    run: (tx, seat, frame, command) =>
      frame.kind === 'gain'
        ? takeKinds(tx, seat, frame, command)
        : nameCastleKinds(tx, seat, frame, command),
    why: (_asked, frame) => (frame.kind === 'gain' ? whyNotKinds(frame) : whyNotCastleKinds(frame)),
  },
  chooseBuilding: {
    answers: ['build'],
    run: (tx, _seat, frame, command) => chooseBuilding(tx, frame, command),
    why: ({ kit, state, player }, frame, command) =>
      whyNotBuilding(kit, state, player, frame, command),
  },
  chooseSite: {
    answers: ['build', 'produce'],
    run: (tx, seat, frame, command) =>
      frame.kind === 'build' ? chooseBuildSite(frame, command) : produce(tx, seat, frame, command),
    why: ({ kit, player }, frame, command) =>
      frame.kind === 'build'
        ? whyNotBuildSite(kit, player, command)
        : refuse('CB-1.7', 'noSuchSite'),
  },
  replaceCoins: {
    answers: ['build'],
    run: replaceCoins,
    why: ({ kit, state, player }, frame, command) =>
      whyNotPayment(kit, state, player, frame, command),
  },
  realise: {
    answers: ['turn'],
    run: (tx, seat, _frame, command) => realise(tx, seat, command),
    why: ({ kit, state, seat }, frame, command) =>
      mainActionTaken(frame) ? whyNotRealise(kit, state, seat, command) : actFirst('CB-7.2'),
  },
  choose: {
    answers: ['choose'],
    run: choose,
    why: ({ kit }, frame, command) => whyNotOption(kit, frame, command),
  },
  turnUp: {
    answers: ['turn'],
    run: (tx) => fillPending(tx),
    why: ({ state }, frame) => {
      if (!mainActionTaken(frame)) return actFirst('CB-3.8')
      return refuse('CB-6.25', state.pending < 0 ? 'nothingPending' : 'noContractOpen')
    },
  },
  endTurn: {
    answers: ['turn'],
    run: (tx) => endTurn(tx),
    why: () => actFirst('CB-3.5'),
  },
}

const actedAlready = (): Refusal => refuse('CB-3.5', 'actedAlready')
const actFirst = (clause: string): Refusal => refuse(clause, 'mainActionFirst')

/** Carries out a legal command and everything that follows without a decision. */
export function run(tx: Tx, command: Command): void {
  const seat = tx.state.active
  const rule = RULES[command.type] as CommandRule<CommandType>
  rule.run(tx, seat, topFrame(tx.state), command)
  settle(tx)
}

/** Why a command is not among the legal ones. */
export function why(kit: Kit, state: State, seat: Seat, command: Command): Refusal {
  const frame = topFrame(state)
  const rule = RULES[command.type] as CommandRule<CommandType>
  if (rule.answers.includes(frame.kind)) {
    return rule.why({ kit, state, seat, player: playerAt(state, seat) }, frame, command)
  }
  const asks = QUESTIONS[frame.kind]
  return refuse(asks.clause, 'otherQuestion', { question: asks.question(kit, state, frame) })
}
