import { flag, type Feature as Said } from '@guildhall/kernel/toolbox'
import { count } from '../bundle.ts'
import { INFLUENCE, MATERIALS, OBTAIN, WORKSHOP, WORKSHOP_SPACES } from '../constants.ts'
import { COLLECTED } from '../modules/modules.ts'
import type { Frame, FrameKind } from '../modules/types.ts'
import type { Context } from '../rules-data.ts'
import type { Player } from '../state.ts'
import type { Survey } from './survey.ts'

/** What a feature is told from. */
export interface Told extends Context {
  readonly survey: Survey
  readonly player: Player
}

type Feature = Said<Told>

function bits(mask: number): number {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n += 1
  return n
}

const GOODS: readonly Feature[] = [
  ['rubles', ({ player }) => player.rubles / 8],
  ['one ruble', ({ player }) => flag(player.rubles >= 1)],
  ['two rubles', ({ player }) => flag(player.rubles >= 2)],
  ['four rubles', ({ player }) => flag(player.rubles >= 4)],
  ...MATERIALS.map(
    (name, kind): Feature => [name, ({ player }) => count(player.inventory, kind) / 3],
  ),
  ['free storage', ({ survey }) => survey.room / 6],
  ['storage full', ({ survey }) => flag(survey.room === 0)],
]

const WORKSHOP_FEATURES: readonly Feature[] = [
  ['banners on the inventory', ({ player }) => player.inventoryBanners / 4],
  ['spare banners', ({ player }) => player.spareBanners / 4],
  ['covered workshop spaces', ({ player }) => bits(player.coveredSpaces) / 2],
  ['tiles face up', ({ player }) => bits(player.faceUp) / 4],
  [
    'tiles face down',
    ({ player }) => (player.workshop.filter((tile) => tile >= 0).length - bits(player.faceUp)) / 4,
  ],
  ...Array.from(
    { length: WORKSHOP_SPACES },
    (_, space): Feature => [
      `tile face up on space ${space + 1}`,
      ({ player }) => (player.faceUp >> space) & 1,
    ],
  ),
  ['doors', ({ player }) => player.doors / 2],
  ['arches', ({ player }) => player.arches / 2],
  ['crosses', ({ player }) => player.crosses / 2],
  ['locked ornaments', ({ player }) => bits(player.lockedSpaces) / 3],
]

const BUILDING: readonly Feature[] = [
  ['finished sections', ({ player }) => player.finishedSections / 6],
  ['four sections', ({ player }) => flag(player.finishedSections >= 4)],
  ['five sections', ({ player }) => flag(player.finishedSections >= 5)],
  ['six sections', ({ player }) => flag(player.finishedSections >= 6)],
  ['ornaments built', ({ player }) => player.ornamentsBuilt / 4],
  ['own sections without ornament', ({ survey }) => survey.decorable / 4],
  ['sections under construction', ({ survey }) => survey.underway / 3],
  ['a section under construction', ({ survey }) => flag(survey.underway >= 1)],
  ['two sections under construction', ({ survey }) => flag(survey.underway >= 2)],
  ['materials delivered', ({ survey }) => survey.delivered / 6],
  ['materials missing', ({ survey }) => survey.missing / 6],
  ['missing and in stock', ({ survey }) => survey.inStock / 4],
  ['sections that stock completes', ({ survey }) => survey.completable / 2],
  ['sections that lack one', ({ survey }) => survey.nearly / 2],
  ['recognition of claimed sections', ({ survey }) => survey.recognition / 10],
  ['rubles of claimed sections', ({ survey }) => survey.rubles / 6],
  ['worth of towers led', ({ survey }) => survey.led / 20],
  ['worth of towers shared', ({ survey }) => survey.tied / 10],
  ['worth of towers behind', ({ survey }) => survey.behind / 10],
  ['sections of towers with most banners', ({ survey }) => survey.ahead / 10],
]

const MODULES: readonly Feature[] = [
  ['permits', ({ player }) => player.permits / 5],
  ...COLLECTED.features,
  ['what modules look worth', ({ survey }) => survey.modules / 5],
]

/** The question that the seat has to answer, if it is asked. */
const questionFor = ({ state, seat }: Told): Frame | undefined =>
  state.active === seat ? state.stack.at(-1) : undefined

const marketOpen = (told: Told, action: number): number => {
  const frame = questionFor(told)
  return flag(frame?.kind === 'market' && (frame.openActions & action) !== 0)
}

const deliveriesLeft = (told: Told): number => {
  const frame = questionFor(told)
  return frame?.kind === 'deliver' ? frame.left : 0
}

const ASKED: readonly FrameKind[] = [
  'claim',
  'deliver',
  'market',
  'effect',
  'activate',
  'obtain',
  'take',
  'pay',
  ...COLLECTED.asked,
]

const TURN: readonly Feature[] = [
  ['the active player', ({ state, seat }) => flag(state.active === seat)],
  [
    'main action to come',
    ({ state, seat }) =>
      flag(state.active === seat && state.stack[0]?.kind === 'turn' && state.stack[0].stage === 0),
  ],
  [
    'turns until the own one',
    ({ rules, state, seat }) =>
      ((seat - state.active + rules.players) % rules.players) / rules.players,
  ],
  ...ASKED.map(
    (kind): Feature => [`asked: ${kind}`, (told) => flag(questionFor(told)?.kind === kind)],
  ),
  ['deliveries left', (told) => deliveriesLeft(told) / 3],
  ['obtain still open', (told) => marketOpen(told, OBTAIN)],
  ['influence still open', (told) => marketOpen(told, INFLUENCE)],
  ['workshop still open', (told) => marketOpen(told, WORKSHOP)],
  ['best space for a die', ({ survey }) => survey.bestSpace / 3],
  ['next best space for a die', ({ survey }) => survey.nextSpace / 3],
]

/** Everything said of a seat; the points come first. */
export const OF_SEAT: readonly Feature[] = [
  ['points as they stand', ({ survey }) => survey.points / 40],
  ['prestige on the track', ({ rules, player }) => rules.track.prestigeAt(player.position) / 40],
  ['what lies about looks worth', ({ survey }) => survey.prospects / 20],
  ['what the open question promises', ({ survey }) => survey.promise / 3],
  ...GOODS,
  ...WORKSHOP_FEATURES,
  ...BUILDING,
  ...MODULES,
  ...TURN,
]
