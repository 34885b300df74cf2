import { item } from '@guildhall/kernel'
import type { Components } from '../../components/schema.ts'
import { COLOURS, SPECIALIST_SPACES } from '../../constants.ts'
import { type EffectSource, once } from '../../effects/compile.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import { playerAt, type State } from '../../state.ts'
import { defineModule } from '../define.ts'
import { bannersIn, contractorsIn, contractorsOut } from './cities.ts'
import { features, promise, worth } from './contractors-evaluate.ts'
import { contractorsEvents } from './contractors-events.ts'
import { backOf, nameOf } from './contractors-terms.ts'
import type { ContractorsTypes, DuchyData } from './contractors-types.ts'
import { duchyFrom, duchyView, extensionView } from './contractors-view.ts'
import { CONTRACTORS_COUNTERS } from './counters.ts'
import { contractorsWaiting, NO_DUCHY, NO_DUCHY_DATA, specialistOf, toolsOf } from './duchy.ts'
import { hire, hireQuestion, legalHire } from './hire.ts'
import { chooseSpecialist, keepSpecialist } from './hire-specialist.ts'
import { buyPermit, legalPermit, permitForSale } from './permits.ts'
import { layDuchy } from './setup.ts'
import { legalSpecialist, useSpecialist, useSpecialistStep } from './specialist.ts'
import { scoreTools } from './tools.ts'

/** The Contractors: a fourth main action, permits, the black die, specialists, cities — CT. */
export const contractors = defineModule<ContractorsTypes>({
  id: 'contractors',
  takesPart: (options) => options.contractors,
  commands: { hire, chooseSpecialist, keepSpecialist, useSpecialist, buyPermit },
  questions: { hire: hireQuestion },
  stored: {
    hire: { stage: 'step', vacated: 'left', city: 'space', specialistSpace: 'chosen' },
  },
  events: contractorsEvents,
  steps: { useSpecialist: useSpecialistStep },
  counters: CONTRACTORS_COUNTERS,
  effects: ({ contractorExtension, specialists }) => [
    ...contractorExtension.map(({ id, steps }) => once(id, steps)),
    ...specialists,
  ],
  workshopTile: (tile, { blackDieTile }) =>
    blackDieTile === 'specialist' && showsBlackDie(tile)
      ? once(tile.id, [{ useSpecialist: true }]) // CT-4.6
      : tile,
  data: ({ constants }) => ({ permitLimit: constants.hire.permitLimit }), // CT-3.2
  printed: {
    none: { duchy: NO_DUCHY_DATA },
    of: (components, _options, effectPlace) => ({ duchy: duchyData(components, effectPlace) }),
  },
  state: {
    blank: { duchy: NO_DUCHY },
    view: (rules, state) => ({ duchy: duchyView(rules, state) }),
    playerView: (ctx) => ({ extension: extensionView(ctx) }),
    redeal(rules, seen, _chance, state) {
      for (const [seat, { extension }] of seen.players.entries()) {
        playerAt(state, seat).permits = extension?.permits ?? 0
      }
      return { duchy: duchyFrom(rules, seen) }
    },
  },
  setup: layDuchy,
  mainActions: legalHire,
  freeActionPossible: permitForSale,
  freeActions: (ctx, _frame, choices) => legalPermit(ctx, choices),
  workshop: legalSpecialist,
  towerFinished: (ctx, tower) => scoreCity(ctx, tower),
  scoreAfterGoods: scoreTools,
  pieces: countPieces,
  worth,
  promise,
  asked: ['hire'],
  features,
  nameOf,
  backOf,
  signs: ({ effects, parts }) => ({
    extension: parts.duchy.bonuses.map((bonus) => item(effects, bonus).id),
  }),
})

const showsBlackDie = ({ steps }: EffectSource): boolean =>
  steps.some(
    (step) =>
      'obtain' in step &&
      typeof step.obtain.space !== 'string' &&
      step.obtain.space.die === 'black',
  )

function duchyData(components: Components, effectPlace: (id: string) => number): DuchyData {
  const { cities, constants, contractorExtension, specialists, tools } = components
  return {
    cities: cities.list.map(({ id, name, sees }) => ({
      id,
      name,
      sees: sees.reduce((mask, space) => mask | (1 << SPECIALIST_SPACES.indexOf(space)), 0),
    })),
    specialists: specialists.map(({ id, name, tool }) => ({
      id,
      name,
      tool: tools.findIndex((each) => each.id === tool),
      effect: effectPlace(id),
    })),
    tools: tools.map(({ id, name }) => ({ id, name })),
    bonuses: contractorExtension.map(({ id }) => effectPlace(id)),
    startPermits: constants.hire.startPermits,
    permitsForPrestige: constants.exchange.prestigeToPermits,
    wage: constants.hire.rubles,
    toolSets: constants.toolSets.values,
  }
}

/** CT-8.3: own banners in the tower times own contractors in its city. */
function scoreCity(ctx: Context, tower: number): void {
  const { rules, state } = ctx
  const city = state.parts.duchy.cityOfTower[tower]
  if (city === undefined) return
  const recognition = state.players.map(
    (_, seat) => bannersIn(state, tower, seat) * contractorsIn(rules, state, city, seat),
  )
  contractorsEvents.cityClosed.emit(ctx, { city, tower, recognition })
}

const CONTRACTORS = COLOURS.map((_, seat) => `contractors-${seat}`)

/** Contractors on the extension and in the cities; specialists wherever they are — CT-7.1. */
function countPieces(rules: RulesData, state: State, counts: Record<string, number>): void {
  const { parts, players } = state
  const { duchy } = parts
  let specialists = duchy.bag.length + duchy.removed.length
  for (const each of duchy.specialists) if (each >= 0) specialists += 1
  for (let seat = 0; seat < players.length; seat++) {
    counts[item(CONTRACTORS, seat)] =
      contractorsWaiting(state, seat) + contractorsOut(rules, state, seat)
    specialists += toolsOf(state, seat).length + (specialistOf(state, seat) >= 0 ? 1 : 0)
  }
  counts['specialists'] = specialists
}
