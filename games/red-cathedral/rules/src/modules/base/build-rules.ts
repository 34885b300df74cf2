import { message } from '@guildhall/kernel'
import {
  advanceBuild,
  decorate,
  deliver,
  legalBuildNext,
  whyNotDecorate,
  whyNotDeliver,
} from '../../actions/deliver.ts'
import { buildFrame, mainActionTaken } from '../../actions/turn.ts'
import { DECORATE, DELIVER } from '../../commands.ts'
import { JEWELS, MATERIALS, ORNAMENTS } from '../../constants.ts'
import { decorationGoods } from '../../decoration.ts'
import {
  applyCompleted,
  applyDecorated,
  applyDelivered,
  applyPenalised,
} from '../../facts/build.ts'
import { ornamentOn, player, sectionOf, things } from '../../messages/terms.ts'
import type { CommandRule, EventRule, QuestionRule } from '../../rules-data.ts'
import { byPair, placeIn } from './read.ts'
import { actedAlready } from './turn-rules.ts'

/** The main action Build, and every other delivery — RC-7. */

export const buildQuestions: { readonly deliver: QuestionRule } = {
  deliver: {
    question: () => 'build-next',
    clause: 'RC-7.3',
    window: () => true,
    legal: legalBuildNext,
    advance: advanceBuild,
  },
}

export const buildCommands: { readonly [T in 'deliver' | 'decorate']: CommandRule<T> } = {
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

type BuildEvent = 'delivered' | 'completed' | 'penalised' | 'decorated'

export const buildEvents: { readonly [T in BuildEvent]: EventRule<T> } = {
  delivered: {
    apply: (_rules, state, { seat, section, material }) =>
      applyDelivered(state, seat, section, MATERIALS.indexOf(material)),
    describe: (rules, state, { seat, section, material }) =>
      message('event.delivered', {
        who: player(rules, seat),
        material: message(`kind.${material}`),
        section: sectionOf(state, section),
      }),
  },
  completed: {
    apply: (rules, state, { seat, section, recognition, rubles }) =>
      applyCompleted(rules, state, seat, section, recognition, rubles),
    describe: (rules, state, { seat, section, recognition, rubles }) =>
      message('event.completed', {
        who: player(rules, seat),
        section: sectionOf(state, section),
        what: things({ recognition, rubles }),
      }),
  },
  penalised: {
    apply: (_rules, state, { seat, recognition }) => applyPenalised(state, seat, recognition),
    describe: (rules, state, { seat, section, recognition }) =>
      message('event.penalised', {
        who: player(rules, seat),
        n: recognition,
        section: sectionOf(state, section),
      }),
  },
  decorated: {
    apply(rules, state, { seat, section, ornament, jewels, prestige }) {
      const type = ORNAMENTS.indexOf(ornament)
      const goods = decorationGoods(rules, type, jewels)
      applyDecorated(rules, state, seat, section, type, goods, prestige)
    },
    describe: (rules, state, { seat, section, ornament, jewels, prestige }) =>
      message('event.decorated', {
        who: player(rules, seat),
        ornament: message(`ornament.${ornament}`),
        jewels: message(`jewels.${jewels}`),
        section: sectionOf(state, section),
        n: prestige,
      }),
    concerns: ({ seat, section }, whose, ownerOf) => seat === whose || ownerOf(section) === whose,
  },
}
