import type { Problem } from '@guildhall/kernel'
import { BLACK, COLOURS, DICE, ORNAMENTS, SIDES, SPECIALIST_SPACES } from '../constants.ts'
import { type Components, GROUPS } from './schema.ts'

/** What does not fit together in data of which every part is right by itself. */
export const inconsistencies = (components: Components): readonly Problem[] => [
  ...effectsNamedTwice(components),
  ...emptyGroups(components),
  ...sharedDice(components),
  ...missingBoards(components),
  ...unknownTools(components),
  ...tooFewPlaces(components),
  ...wrongDieTiles(components),
  ...components.workshopBoards.flatMap((board) => [
    ...wrongBanners(components, board),
    ...wrongOrnaments(components, board),
  ]),
]

type Board = Components['workshopBoards'][number]

const problem = (path: string, message: string): Problem => ({ path, message })

const EFFECT_PARTS = [
  'resourceTiles',
  'workshopTiles',
  'workshopTilesContractors',
  'contractorExtension',
  'specialists',
  'reinforcements',
] as const

/** The log names what gave something by its id. */
function effectsNamedTwice(components: Components) {
  const named = [
    ...EFFECT_PARTS.flatMap((part) =>
      components[part].map(({ id }) => ({ id, path: `${part}[${id}]` })),
    ),
    ...components.influenceCards.flatMap((card) =>
      card.actions.map(({ id }) => ({ id, path: `influenceCards[${card.id}].actions[${id}]` })),
    ),
  ]
  const seen = new Set<string>()
  return named
    .filter(({ id }) => seen.size === seen.add(id).size)
    .map(({ path }) => problem(path, 'something else has this id'))
}

/** RC-2.5: one card of each group is drawn. */
const emptyGroups = ({ influenceCards }: Components): Problem[] =>
  GROUPS.filter((group) => influenceCards.every((card) => card.group !== group)).map((group) =>
    problem('influenceCards', `the ${group} have no card`),
  )

/** RC-1.10: a die of each colour at most. */
function sharedDice({ dice }: Components): Problem[] {
  const seen = new Set<string>()
  return dice
    .filter(({ colour }) => seen.size === seen.add(colour).size)
    .map(({ id }) => problem(`dice[${id}]`, 'there is a die of this colour already'))
}

const missingBoards = ({ workshopBoards }: Components): Problem[] =>
  COLOURS.flatMap((colour) => SIDES.map((side) => ({ colour, side })))
    .filter(({ colour, side }) =>
      workshopBoards.every((board) => board.colour !== colour || board.side !== side),
    )
    .map(({ colour, side }) => problem('workshopBoards', `no ${side} board for ${colour}`))

/** RC-1.16, RC-2.19: as many banners as the player has. */
function wrongBanners({ constants }: Components, { id, spareBanners, spaces }: Board): Problem[] {
  const { banners } = constants.pieces
  const covering = spaces.filter(({ holds }) => holds === 'banner').length
  const placed = constants.inventory.bannersOnInventory + spareBanners + covering
  if (placed === banners) return []
  return [problem(`workshopBoards[${id}]`, `${placed} banners are laid out, not ${banners}`)]
}

/** RC-2.23: the ornaments that lie on a board are the player's. */
const wrongOrnaments = ({ constants }: Components, { id, spaces }: Board): Problem[] =>
  ORNAMENTS.filter(
    (ornament) =>
      spaces.filter(({ holds }) => holds === ornament).length >
      constants.pieces.ornaments[ornament],
  ).map((ornament) => problem(`workshopBoards[${id}]`, `there are not so many: ${ornament}`))

/** CT-7.1: the back of every specialist shows a tool. */
const unknownTools = ({ specialists, tools }: Components): Problem[] =>
  specialists
    .filter(({ tool }) => tools.every(({ id }) => id !== tool))
    .map(({ id, tool }) => problem(`specialists[${id}].tool`, `there is no ${tool}`))

/** CT-2.8, CT-2.9: a place for every contractor, a specialist for every space. */
function tooFewPlaces({ constants, contractorExtension, specialists }: Components): Problem[] {
  const { contractors } = constants.pieces
  const places =
    contractorExtension.length === contractors
      ? []
      : [problem('contractorExtension', `expected a place for each of ${contractors} contractors`)]
  const enough = specialists.length >= SPECIALIST_SPACES.length
  return enough ? places : [...places, problem('specialists', 'too few for the spaces')]
}

/** IV-2.5, IV-9.2: a solo card for every die, and a workshop tile that shows it. */
function wrongDieTiles(components: Components): Problem[] {
  const { soloCards, soloSetup } = components
  const tiles = [...components.workshopTiles, ...components.workshopTilesContractors]
  const shown = (id: string) => tiles.find((tile) => tile.id === id)?.die
  const dice = [...soloSetup.dieTiles.map(shown).toSorted(), shown(soloSetup.dieTileContractors)]
  const wanted = [...DICE.slice(0, BLACK).toSorted(), DICE[BLACK]]
  if (dice.join() !== wanted.join()) {
    return [problem('soloSetup.dieTiles', 'expected a workshop tile for each die')]
  }
  const base = soloCards.filter(({ module }) => module === undefined).length
  const fits = base === BLACK && soloCards.length === DICE.length
  return fits ? [] : [problem('soloCards', 'expected a card for each die')]
}
