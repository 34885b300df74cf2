import { at, item } from '@guildhall/kernel'
import type { Components } from '../../components/schema.ts'
import { DICE, MATERIALS } from '../../constants.ts'
import type { Options } from '../../options.ts'
import type { Board } from '../../printed-pieces.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import type { State } from '../../state.ts'
import { defineModule } from '../define.ts'
import { lying } from './build.ts'
import { NO_IVAN, NO_IVAN_DATA, YOU } from './ivan.ts'
import { claimForIvan, ivanClaimQuestion, ivanStartQuestion } from './ivan-questions.ts'
import { ivanTurn } from './ivan-turn.ts'
import { cityAbove } from './marker.ts'
import type { SoloStepSource } from './solitaire-components.ts'
import { promise, worth } from './solitaire-evaluate.ts'
import { solitaireEvents } from './solitaire-events.ts'
import { nameOf } from './solitaire-terms.ts'
import type { DieTile, IvanData, SolitaireTypes, SoloStep } from './solitaire-types.ts'
import { ivanFrom, ivanView } from './solitaire-view.ts'
import { layCards } from './start.ts'

/** The game of one player against Ivan, whom the rules play — IV. */
export const solitaire = defineModule<SolitaireTypes>({
  id: 'solitaire',
  takesPart: (_options, players) => players === 1,
  commands: { claimForIvan },
  stored: { ivan: { stage: 'step', space: 'space' }, ivanClaim: {}, ivanStart: {} },
  questions: { ivan: ivanTurn, ivanClaim: ivanClaimQuestion, ivanStart: ivanStartQuestion },
  events: solitaireEvents,
  data: (components, base) => ({
    deciding: 1,
    seats: [
      item(base.seats, YOU),
      { name: 'player.ivan', turn: 'ivan', earns: false }, // IV-3.3, IV-6.8
    ],
    boards: [item(base.boards, YOU), noBoard(components)],
    startRubles: [at(base.startRubles, 0), 0], // IV-2.3, IV-2.10
    sixthSectionPrestige: 0, // IV-7.2
  }),
  printed: {
    none: { ivan: NO_IVAN_DATA },
    of: (components, options, _effectPlace, base) => ({
      ivan: ivanData(components, options, base),
    }),
  },
  state: {
    blank: { ivan: NO_IVAN },
    view: (rules, state) => ({ ivan: ivanView(rules, state) }),
    redeal: (rules, seen, _chance, { cards }) => ({
      ivan: ivanFrom(rules, seen.ivan, cards.length),
    }),
  },
  setup: layCards,
  opening: ({ options }) => (options.ivanStart === 'chosen' ? ['ivanStart'] : []),
  sectionClaimed: moveMarker,
  lying,
  pieces: countPieces,
  worth,
  promise,
  nameOf,
})

/** IV-9.7: whoever claims, the marker goes to the city of that tower. */
function moveMarker(ctx: Context, section: number): void {
  const city = cityAbove(ctx.state, section)
  if (city === ctx.state.parts.ivan.marker) return
  solitaireEvents.ivanMarkerMoved.emit(ctx, { city })
}

/** IV-2.3: banners, but neither workshop nor inventory. */
const noBoard = ({ constants }: Components): Board => ({
  id: 'ivan',
  advanced: false,
  spareBanners: constants.pieces.banners,
  inventoryBanners: 0,
  storage: 0,
  spaces: [],
})

function ivanData(components: Components, options: Options, { track }: RulesData): IvanData {
  const { soloCards, soloSetup } = components
  const { startPosition, dieTiles, dieTileContractors } = soloSetup
  const { contractors } = options
  const cards = soloCards
    .filter(({ module }) => module === undefined || contractors)
    .toSorted((a, b) => a.row - b.row)
  return {
    cards: cards.map(({ id, name, steps }) => ({ id, name, steps: steps.map(soloStep) })),
    tiles: [...dieTiles, ...(contractors ? [dieTileContractors] : [])].map((id) =>
      dieTile(components, id),
    ),
    position: track.gainPrestige(
      contractors ? startPosition.contractors : startPosition.base, // IV-2.9, IV-9.5
      options.ivanHandicap,
    ),
  }
}

function dieTile(components: Components, id: string): DieTile {
  const tiles = [...components.workshopTiles, ...components.workshopTilesContractors]
  const { die } = tiles.find((tile) => tile.id === id) ?? {}
  if (die === undefined) throw new Error(`${id} shows no die`)
  return { id, die: DICE.indexOf(die) }
}

const PLAIN = { n: 0, recognition: 0, prestige: 0 }

function soloStep(step: SoloStepSource): SoloStep {
  if ('soloClaim' in step) return { ...PLAIN, word: 'claim' }
  if ('soloStock' in step) return { ...PLAIN, word: 'stock', n: step.soloStock }
  if ('soloTransport' in step) return { ...PLAIN, word: 'transport' }
  if ('soloBuild' in step) return { ...PLAIN, word: 'build' }
  if ('soloDecorate' in step) return { ...PLAIN, word: 'decorate', n: step.soloDecorate }
  if ('soloHire' in step) return { ...PLAIN, word: 'hire' }
  const sum = (kind: string): number =>
    step.soloGain.reduce((total, { of, n }) => (of === kind ? total + n : total), 0)
  return { word: 'gain', n: 0, recognition: sum('recognition'), prestige: sum('prestige') }
}

/** Materials on his cards, and the workshop tiles that left the game. */
function countPieces(_rules: RulesData, { parts }: State, counts: Record<string, number>): void {
  const { ivan } = parts
  for (const [kind, name] of MATERIALS.entries()) {
    counts[name] = (counts[name] ?? 0) + at(ivan.inventory, kind) + at(ivan.construction, kind)
  }
  counts['tiles'] = (counts['tiles'] ?? 0) + ivan.removed.length
}
