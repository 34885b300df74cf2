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
import type { CommandRule, EventRule, QuestionRule } from '../../kit.ts'
import { ornamentOn, player, sectionOf, things } from '../../messages/terms.ts'
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
    run: (tx, seat, frame, command) => deliver(tx, seat, buildFrame(tx, frame), command),
    why: ({ state, seat }, frame, { section, material }) =>
      frame.kind === 'turn' && mainActionTaken(frame)
        ? actedAlready()
        : whyNotDeliver(state, seat, section, material),
    fields: 2,
    read: ({ section, material }) => byPair(DELIVER, section, placeIn(MATERIALS, material)),
    label: (_kit, state, { section, material }) =>
      message('choice.deliver', {
        material: message(`kind.${material}`),
        section: sectionOf(state, section),
      }),
  },
  decorate: {
    answers: ['turn', 'deliver'],
    ofMainAction: true,
    run: (tx, seat, frame, command) => decorate(tx, seat, buildFrame(tx, frame), command),
    why({ kit, state, seat }, frame, { section, jewels }) {
      if (frame.kind === 'turn' && mainActionTaken(frame)) return actedAlready()
      const budget = frame.kind === 'deliver' ? frame.left : kit.deliveryBudget
      const mayDecorate = frame.kind !== 'deliver' || frame.open !== 0
      return whyNotDecorate(kit, state, seat, section, jewels, budget, mayDecorate)
    },
    fields: 2,
    read: ({ section, jewels }) => byPair(DECORATE, section, placeIn(JEWELS, jewels)),
    label: (kit, state, { section, jewels }) =>
      message('choice.decorate', {
        ornament: ornamentOn(kit, state, section),
        jewels: message(`jewels.${jewels}`),
        section: sectionOf(state, section),
      }),
  },
}

type BuildEvent = 'delivered' | 'completed' | 'penalised' | 'decorated'

export const buildEvents: { readonly [T in BuildEvent]: EventRule<T> } = {
  delivered: {
    apply: (_kit, state, { seat, section, material }) =>
      applyDelivered(state, seat, section, MATERIALS.indexOf(material)),
    describe: (kit, state, { seat, section, material }) =>
      message('event.delivered', {
        who: player(kit, seat),
        material: message(`kind.${material}`),
        section: sectionOf(state, section),
      }),
  },
  completed: {
    apply: (kit, state, { seat, section, recognition, rubles }) =>
      applyCompleted(kit, state, seat, section, recognition, rubles),
    describe: (kit, state, { seat, section, recognition, rubles }) =>
      message('event.completed', {
        who: player(kit, seat),
        section: sectionOf(state, section),
        what: things({ recognition, rubles }),
      }),
  },
  penalised: {
    apply: (_kit, state, { seat, recognition }) => applyPenalised(state, seat, recognition),
    describe: (kit, state, { seat, section, recognition }) =>
      message('event.penalised', {
        who: player(kit, seat),
        n: recognition,
        section: sectionOf(state, section),
      }),
  },
  decorated: {
    apply(kit, state, { seat, section, ornament, jewels, prestige }) {
      const type = ORNAMENTS.indexOf(ornament)
      const goods = decorationGoods(kit, type, jewels)
      applyDecorated(kit, state, seat, section, type, goods, prestige)
    },
    describe: (kit, state, { seat, section, ornament, jewels, prestige }) =>
      message('event.decorated', {
        who: player(kit, seat),
        ornament: message(`ornament.${ornament}`),
        jewels: message(`jewels.${jewels}`),
        section: sectionOf(state, section),
        n: prestige,
      }),
    concerns: ({ seat, section }, whose, ownerOf) => seat === whose || ownerOf(section) === whose,
  },
}
