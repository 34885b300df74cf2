import {
  advanceBuild,
  legalBuildNext,
  whyNotDecorate,
  whyNotDeliver,
} from '../../actions/deliver.ts'
import { mainActionTaken } from '../../actions/turn.ts'
import { DECORATE, DELIVER } from '../../commands.ts'
import { JEWELS, MATERIALS } from '../../constants.ts'
import { message } from '../../messages/message.ts'
import { ornamentOn, sectionOf } from '../../messages/terms.ts'
import type { CommandRule, QuestionRule } from '../../rules-data.ts'
import { buildFrame, decorate, deliver } from '../../sequence.ts'
import { byPair, placeIn } from './read.ts'
import { actedAlready } from './turn-rules.ts'

/** The main action Build, and every other delivery — RC-7. */

export const buildQuestions: { readonly deliver: QuestionRule<'deliver'> } = {
  deliver: {
    question: () => 'build-next',
    clause: 'RC-7.3',
    window: () => true,
    legal: legalBuildNext,
    advance: advanceBuild,
  },
}

export const buildCommands: {
  readonly [T in 'deliver' | 'decorate']: CommandRule<T, 'turn' | 'deliver'>
} = {
  deliver: {
    answers: ['turn', 'deliver'],
    ofMainAction: true,
    run: (ctx, frame, command) => deliver(ctx, buildFrame(ctx, frame), command),
    why: (ctx, frame, command) =>
      frame.kind === 'turn' && mainActionTaken(frame)
        ? actedAlready()
        : whyNotDeliver(ctx, command),
    fields: 2,
    read: ({ section, material }) => byPair(DELIVER, section, placeIn(MATERIALS, material)),
    label: (_rules, state, { section, material }) =>
      message('choice.deliver', {
        material: message(`kind.${material}`),
        section: sectionOf(state, section),
      }),
  },
  decorate: {
    answers: ['turn', 'deliver'],
    ofMainAction: true,
    run: (ctx, frame, command) => decorate(ctx, buildFrame(ctx, frame), command),
    why: (ctx, frame, command) =>
      frame.kind === 'turn' && mainActionTaken(frame)
        ? actedAlready()
        : whyNotDecorate(ctx, frame, command),
    fields: 2,
    read: ({ section, jewels }) => byPair(DECORATE, section, placeIn(JEWELS, jewels)),
    label: (rules, state, { section, jewels }) =>
      message('choice.decorate', {
        ornament: ornamentOn(rules, state, section),
        jewels: message(`jewels.${jewels}`),
        section: sectionOf(state, section),
      }),
  },
}
