import type { Seat } from '@guildhall/kernel'
import { type Feature as FeatureOf, flag } from '@guildhall/kernel/toolbox'
import { countOf } from '../badges.ts'
import { SYMBOLS } from '../constants.ts'
import type { Player } from '../modules/base/types/state.ts'
import type { FrameKind, State } from '../modules/types.ts'
import type { RulesData } from '../rules-data.ts'
import type { Survey } from './survey.ts'

/** What a feature is computed from. */
export interface FeatureInput {
  readonly rules: RulesData
  readonly survey: Survey
  state: State
  seat: Seat
  player: Player
}

type Feature = FeatureOf<FeatureInput>

/** More of one kind is of no use to anybody. */
const MOST = 40

const GOODS: readonly Feature[] = [
  ['coins', ({ player }) => Math.min(player.coins, MOST) / 12],
  ['four coins', ({ player }) => flag(player.coins >= 4)],
  ['wood', ({ player }) => Math.min(player.wood, MOST) / 6],
  ['stone', ({ player }) => Math.min(player.stone, MOST) / 6],
  ['income of coins', ({ player }) => player.incomeCoins / 8],
  ['income of wood', ({ player }) => player.incomeWood / 4],
  ['income of stone', ({ player }) => player.incomeStone / 4],
  ['income of choice', ({ player }) => player.castleUnits / 4],
]

const BUILDING: readonly Feature[] = [
  ['points of buildings', ({ player }) => player.points / 30],
  ['castles', ({ player }) => player.castles / 3],
  ['two castles', ({ player }) => flag(player.castles >= 2)],
  ['three castles', ({ player }) => flag(player.castles >= 3)],
  ['bare sites', ({ survey }) => survey.bare / 3],
  ['levels on the sites', ({ survey }) => survey.levels / 9],
  ['buildings that can be paid', ({ survey }) => survey.affordable / 8],
  ['points of the best that can be paid', ({ survey }) => survey.bestPoints / 10],
  ['a castle can be paid', ({ survey }) => survey.bestCastle],
  ...SYMBOLS.map(
    (symbol, index): Feature => [
      `badges: ${symbol}`,
      ({ player }) => countOf(player.badges, index) / 3,
    ],
  ),
]

const CONTRACTS: readonly Feature[] = [
  ['contracts realised', ({ survey }) => survey.realised / 4],
  ['one contract from the end', (input) => flag(toTheEnd(input) === 1)],
  ['contracts ready', ({ survey }) => survey.ready / 2],
  ['fees of ready contracts', ({ survey }) => survey.fees / 3],
  ['contracts lacking one badge', ({ survey }) => survey.lackingOne / 3],
  ['contracts lacking two badges', ({ survey }) => survey.lackingTwo / 3],
]

const toTheEnd = ({ rules, survey }: FeatureInput): number => rules.endContracts - survey.realised

const ASKED: readonly FrameKind[] = [
  'draft',
  'castles',
  'times',
  'pay',
  'gain',
  'build',
  'choose',
  'produce',
]

const asked = ({ state, seat }: FeatureInput, kind: FrameKind): boolean =>
  state.active === seat && state.stack[state.stack.length - 1]?.kind === kind

const TURN: readonly Feature[] = [
  ['workers', ({ player }) => player.workers / 3],
  ['recruiters', ({ player }) => player.recruiters],
  ['craftsman recruited', ({ state, seat }) => flag(state.recruiters.includes(seat))],
  [
    'place of the recruited',
    ({ rules, state, seat }) => state.recruiters.indexOf(seat) / rules.players,
  ],
  ['owns an active craftsman', ({ state, seat }) => flag(state.owners.includes(seat))],
  ['the active player', ({ state, seat }) => flag(state.active === seat)],
  [
    'main action to come',
    ({ state, seat }) =>
      flag(
        state.active === seat &&
          state.stack[0]?.kind === 'turn' &&
          state.stack[0].mainActions === 0,
      ),
  ],
  ...ASKED.map((kind): Feature => [`asked: ${kind}`, (input) => flag(asked(input, kind))]),
]

/** Everything said of a seat; the points come first. */
export const OF_SEAT: readonly Feature[] = [
  ['points as they stand', ({ survey }) => Math.min(survey.points, 3 * MOST) / 30],
  ['what goods look worth', ({ survey }) => Math.min(survey.stock, MOST) / 8],
  ['what the income looks worth', ({ survey }) => survey.income / 4],
  ['what actions look worth', ({ survey }) => survey.actions / 5],
  ['what contracts look worth', ({ survey }) => survey.contracts / 6],
  ['what the open question promises', ({ survey }) => survey.question / 5],
  ...GOODS,
  ...BUILDING,
  ...CONTRACTS,
  ...TURN,
]
