import type { View } from '@guildhall/red-cathedral'
import type { Point } from '../../art/pen.ts'

type Duchy = NonNullable<View['duchy']>
export type CityView = Duchy['cities'][number]
export type City = CityView['city']
export type Space = CityView['finds'][number]

export const MAP = { width: 360, height: 424 }

/** Where the ground of each city is: Moscow in the middle, the others clockwise round it — CT-6.1. */
export const CITY_PLACES: Readonly<Record<City, Point>> = {
  'city-moscow': [180, 218],
  'city-vologda': [180, 66],
  'city-suzdal': [300, 156],
  'city-ryazan': [262, 350],
  'city-smolensk': [98, 350],
  'city-tver': [60, 156],
}

/** Where the specialists wait: on the roads between neighbouring cities — CT-6.2. */
export const SPACE_PLACES: Readonly<Record<Space, Point>> = {
  s1: [278, 50],
  s2: [320, 243],
  s3: [180, 348],
  s4: [40, 243],
  s5: [82, 50],
}

export const SPACES = Object.keys(SPACE_PLACES) as Space[]

/** CT-5.1: one permit for each contractor there, and one for the one to be sent. */
export const priceOf = ({ contractors }: CityView): number =>
  contractors.reduce((sum, n) => sum + n, 1)

/** Banners of a seat in the tower of a city; its contractors there count so often — CT-8.3. */
export const bannersIn = ({ towers }: View, { tower }: CityView, seat: number): number =>
  (towers[tower] ?? []).filter(({ owner }) => owner === seat).length
