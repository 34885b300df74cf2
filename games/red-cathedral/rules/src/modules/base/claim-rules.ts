import { byNumber } from '@guildhall/kernel/toolbox'
import {
  claimQuestion,
  legalClaimSteps,
  whyNotClaim,
  whyNotClaimOf,
  whyNotLay,
  whyNotSection,
  whyNotWorkshop,
} from '../../actions/claim.ts'
import { mainActionTaken, takeMainAction } from '../../actions/turn.ts'
import { CHOOSE_SECTION, CHOOSE_WORKSHOP, CLAIM, LAY_DOWN, LAY_UP } from '../../commands.ts'
import { BANNER_PLACES } from '../../constants.ts'
import { message, refuse } from '../../messages/message.ts'
import { sectionOf, workshop } from '../../messages/terms.ts'
import { boardSpace, type CommandRule, decidingSeat, type QuestionRule } from '../../rules-data.ts'
import { advanceClaim, chooseSection, chooseWorkshop, layTile, startClaim } from '../../sequence.ts'
import { placeIn } from './read.ts'
import { actedAlready } from './turn-rules.ts'

/** The main action Claim — RC-6. */

export const claimQuestions: { readonly claim: QuestionRule<'claim'> } = {
  claim: {
    question: claimQuestion,
    clause: 'RC-6.12',
    window: (frame) => frame.workshopSpace >= 0, // claim-face
    legal: legalClaimSteps,
    advance: advanceClaim,
  },
}

type ClaimStep = 'chooseSection' | 'chooseWorkshop' | 'layTile'

export const claimCommands: { readonly claim: CommandRule<'claim', 'turn'> } & {
  readonly [T in ClaimStep]: CommandRule<T, 'claim'>
} = {
  claim: {
    answers: ['turn'],
    ofMainAction: true,
    run(ctx, frame, command) {
      takeMainAction(frame)
      startClaim(ctx, command)
    },
    why: (ctx, frame, command) =>
      mainActionTaken(frame) ? actedAlready() : whyNotClaim(ctx, command),
    fields: 1,
    read: ({ banner }) => CLAIM[placeIn(BANNER_PLACES, banner)],
    label: (_rules, _state, { banner }) =>
      message('choice.claim', { banner: message(`banner.${banner}`) }),
  },
  chooseSection: {
    answers: ['claim'],
    ofMainAction: true,
    run: (ctx, frame, { section }) => chooseSection(ctx, frame, section),
    why: ({ state }, frame, command) =>
      frame.section < 0 ? whyNotSection(state, command) : refuse('RC-6.12', 'order'),
    early: ({ state, seat }, command) => whyNotClaimOf(state, seat, command),
    fields: 1,
    read: byNumber('section', CHOOSE_SECTION),
    label: (_rules, state, { section }) =>
      message('choice.chooseSection', { section: sectionOf(state, section) }),
  },
  chooseWorkshop: {
    answers: ['claim'],
    run: (_ctx, frame, command) => chooseWorkshop(frame, command),
    why: ({ state, seat }, frame, command) =>
      frame.section >= 0 && frame.workshopSpace < 0
        ? whyNotWorkshop(state, seat, command)
        : refuse('RC-6.12', 'order'),
    fields: 1,
    read: byNumber('space', CHOOSE_WORKSHOP),
    label(rules, state, { space }) {
      const seat = decidingSeat(rules, state)
      const rubles = boardSpace(rules, seat, space).cost
      return message('choice.chooseWorkshop', { workshop: workshop(rules, seat, space), rubles })
    },
  },
  layTile: {
    answers: ['claim'],
    run: layTile,
    why: (ctx, frame) =>
      frame.workshopSpace < 0 ? refuse('RC-6.12', 'order') : whyNotLay(ctx, frame),
    fields: 1,
    read: ({ face }) => [LAY_UP, LAY_DOWN].find((command) => command.face === face),
    label(rules, state, { face }) {
      const frame = state.stack.at(-1)
      const pending = frame?.kind === 'claim' && frame.workshopSpace >= 0
      const rubles = pending
        ? boardSpace(rules, decidingSeat(rules, state), frame.workshopSpace).cost
        : 0
      return message(`choice.layTile.${face}`, { rubles })
    },
  },
}
