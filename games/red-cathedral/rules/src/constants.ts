/** The closed sets of the game, in the order in which the rulebook names them. */

export const MATERIALS = ['wood', 'brick', 'stone', 'gold', 'green', 'purple', 'diamond'] as const
export type Material = (typeof MATERIALS)[number]

/** A material as its place in `MATERIALS`: what the state and the hot path use. */
export type MaterialIndex = number
export const GREEN = 4
export const PURPLE = 5
export const DIAMOND = 6

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

/** Dice of one roll are rolled in this order — RC-14.2. */
export const DICE = ['red', 'blue', 'green', 'yellow', 'white', 'black'] as const
export type Die = (typeof DICE)[number]
export const WHITE = 4
export const BLACK = 5

export const SECTION_TYPES = ['base', 'middle', 'dome'] as const
export type SectionType = (typeof SECTION_TYPES)[number]

/** The ornament of each section type, in the order of `SECTION_TYPES` — RC-7.20. */
export const ORNAMENTS = ['door', 'arch', 'cross'] as const
export type Ornament = (typeof ORNAMENTS)[number]

/** The jewels that can be added to an ornament — RC-7.23. */
export const JEWELS = [
  'none',
  'green',
  'purple',
  'green-green',
  'purple-purple',
  'green-purple',
] as const
export type Jewels = (typeof JEWELS)[number]

/** Each market action as a bit of the market frame's `open`. */
export const OBTAIN = 1
export const INFLUENCE = 2
export const WORKSHOP = 4

/** The market actions, in the order of those bits — RC-8.9. */
export const MARKET_ACTIONS = ['obtain', 'influence', 'workshop'] as const
export type MarketAction = (typeof MARKET_ACTIONS)[number]

/** Where a banner can be taken from — RC-6.3. */
export const BANNER_PLACES = ['inventory', 'spare', 'white-a', 'white-b'] as const
export type BannerPlace = (typeof BANNER_PLACES)[number]

export const WORKSHOP_SPACES = 6
export const MARKET_SPACES = 8
export const DICE_PER_SPACE = 3
/** No cathedral has more, so that a set of them is a small number; the base game's largest has 24 — RC-2.11. */
export const MOST_SECTIONS = 30

/** The most towers that a card can let the foreman go. */
export const MOST_TOWERS = 6

export const SIDES = ['basic', 'advanced'] as const
export type Side = (typeof SIDES)[number]

/** The cities of the Grand Duchy: Moscow, then the outer ones clockwise — CT-6.1. */
export const CITIES = [
  'city-moscow',
  'city-vologda',
  'city-suzdal',
  'city-ryazan',
  'city-smolensk',
  'city-tver',
] as const
export type City = (typeof CITIES)[number]

/** The contract cards of the Archivists — GU-CONTRACT-1 to GU-CONTRACT-15. */
export const CONTRACTS = [
  'con-01',
  'con-02',
  'con-03',
  'con-04',
  'con-05',
  'con-06',
  'con-07',
  'con-08',
  'con-09',
  'con-10',
  'con-11',
  'con-12',
  'con-13',
  'con-14',
  'con-15',
] as const
export type Contract = (typeof CONTRACTS)[number]

/** The number of a market space as people read it — RC-1.7; stored games count from 0. */
export const spaceNumber = (space: number): number => space + 1

/** Where specialists lie between the outer cities — CT-6.2. */
export const SPECIALIST_SPACES = ['s1', 's2', 's3', 's4', 's5'] as const
export type SpecialistSpace = (typeof SPECIALIST_SPACES)[number]

/** The guilds that can stand in the place of the Clergy — GU-ALL-2. */
export const GUILDS = [
  'guild-jewelers',
  'guild-artisans',
  'guild-foremen',
  'guild-contractors',
  'guild-wholesalers',
  'guild-lawyers',
  'guild-managers',
  'guild-archivists',
  'guild-masterbuilders',
  'guild-brickmakers',
] as const

/** How Ivan can play — IV-4.4. */
export const IVAN_LEVELS = ['apprentice', 'architect', 'master'] as const

/** The presets of RC-16.1 by name. */
export const PRESET_NAMES = ['standard', 'publisher'] as const
