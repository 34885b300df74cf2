import { onion, type Profile } from '../../../art/onion.ts'
import {
  archPath,
  type Box,
  boxPath,
  closed,
  n1,
  Pen,
  type Point,
  range,
  type Stroke,
} from '../../../art/pen.ts'

/** The cities of the duchy as they are seen from the road, on a strip of 76 by 40 that stands on 0. */

const ONION: Profile = { foot: 0.6, belly: 0.28, neck: 0.14 }
const WHITE = '#f4ead6'
const RED = '#b4503a'
const GOLD = '#e7b43b'
const THIN = 0.62

/** What every city is made of. */
class Town {
  readonly pen: Pen

  constructor(open: boolean) {
    this.pen = new Pen(open ? 'finished' : 'planned')
  }

  draw(d: string, colour: string | null): void {
    this.pen.draw(d, colour, THIN)
  }

  house(x: number, w: number, h: number, colour: string): void {
    this.draw(boxPath(x, -h, w, h), colour)
  }

  /** A roof with two slopes on a house. */
  roof([x, y, w, h]: Box, colour: string): void {
    this.draw(
      closed([
        [x - 1.5, y],
        [x + w / 2, y - h],
        [x + w + 1.5, y],
      ]),
      colour,
    )
  }

  /** A cupola on its drum, with a cross. */
  dome([cx, y]: Point, w: number, colour: string, wall = WHITE): void {
    const drum = w * 0.5
    this.draw(boxPath(cx - w * 0.3, y - drum, w * 0.6, drum), wall)
    this.draw(
      `M${n1(cx)} ${n1(y - drum - w * 1.15)}v${n1(-w * 0.45)}m${n1(-w * 0.16)} ${n1(w * 0.16)}h${n1(w * 0.32)}`,
      null,
    )
    this.draw(onion([cx, y - drum, w, w * 1.15], ONION).outline, colour)
  }

  /** A tall pointed roof. */
  tent([cx, y, w, h]: Box, colour: string): void {
    this.draw(
      closed([
        [cx - w / 2, y],
        [cx, y - h],
        [cx + w / 2, y],
      ]),
      colour,
    )
  }

  /** A wall with merlons. */
  wall(x: number, w: number, h: number, colour: string): void {
    const n = Math.round(w / 4)
    const teeth = range(n).map(
      (i) => `M${n1(x + (i * w) / n + 0.6)} ${n1(-h)}v-2.4h${n1(w / n - 1.4)}v2.4Z`,
    )
    this.draw(`${boxPath(x, -h, w, h)}${teeth.join('')}`, colour)
  }

  arches([x, y, w, h]: Box, n: number, colour: string): void {
    const bay = w / n
    this.draw(
      range(n)
        .map((i) => archPath(x + i * bay + bay * 0.22, y, bay * 0.56, h))
        .join(''),
      colour,
    )
  }
}

const WINDOW = 'var(--window)'

/** The red fortress with its gate tower, golden domes behind the wall. */
function moscow(town: Town): void {
  for (const [cx, y, w] of [
    [6, -15, 7],
    [24, -15, 7],
    [15, -19, 10],
  ] as const)
    town.dome([cx, y], w, GOLD)
  town.house(1, 28, 16, WHITE)
  town.arches([2, -13, 26, 8], 4, WINDOW)
  town.wall(-37, 74, 8, RED)
  town.draw(boxPath(-24, -22, 13, 22), RED)
  town.draw(boxPath(-22, -27, 9, 5), WHITE)
  town.tent([-17.5, -27, 9, 12], '#3d7a5c')
  town.arches([-22, -9, 9, 9], 1, WINDOW)
  town.draw(boxPath(29, -14, 8, 14), RED)
  town.tent([33, -14, 10, 9], '#3d7a5c')
}

/** Log houses round a white cathedral with five silver domes. */
function vologda(town: Town): void {
  for (const [cx, w] of [
    [-9, 6.5],
    [9, 6.5],
  ] as const)
    town.dome([cx, -18], w, '#aab3ba')
  town.house(-14, 28, 19, WHITE)
  town.dome([0, -19], 9, '#aab3ba')
  town.arches([-12, -15, 24, 11], 3, WINDOW)
  for (const x of [-35, 19]) {
    town.house(x, 15, 9, '#a8763f')
    town.draw(`M${x} -3h15M${x} -6h15`, null)
    town.roof([x, -9, 15, 8], '#6e4b2a')
  }
}

/** A white cathedral under blue domes with stars, and a windmill. */
function suzdal(town: Town): void {
  for (const cx of [-1, 21]) town.dome([cx, -15], 7, '#2b58a0')
  town.house(-6, 32, 16, WHITE)
  town.dome([10, -16], 10.5, '#2b58a0')
  town.pen.scratch('M7.5 -26h1.4M11.8 -28h1.4M10 -23.5h1.4', GOLD, 1.4)
  town.arches([-4, -12, 28, 8], 4, WINDOW)
  town.draw(
    closed([
      [-31, 0],
      [-29, -15],
      [-22, -15],
      [-20, 0],
    ]),
    '#a8763f',
  )
  town.roof([-29, -15, 7, 5], '#6e4b2a')
  town.draw('M-35 -24l19 12M-16 -25l-19 14', null)
}

/** A tall cathedral, and a bell tower with a golden spire. */
function ryazan(town: Town): void {
  for (const cx of [-26, -6]) town.dome([cx, -18], 6.5, '#2d8f8a', '#bd5b45')
  town.house(-31, 30, 19, '#bd5b45')
  town.dome([-16, -19], 9, '#2d8f8a', '#bd5b45')
  town.arches([-30, -16, 28, 12], 3, WHITE)
  town.house(9, 20, 11, WHITE)
  town.house(12, 14, 20, WHITE)
  town.house(15, 8, 27, WHITE)
  town.arches([15, -25, 8, 5], 1, WINDOW)
  town.arches([12, -18, 14, 6], 2, WINDOW)
  town.tent([19, -27, 5, 13], GOLD)
}

/** The long wall with round towers on the river's edge; a green church above it. */
function smolensk(town: Town): void {
  town.house(-9, 20, 19, '#cfe0cf')
  town.dome([1, -19], 9, '#d99a2b', '#cfe0cf')
  town.arches([-8, -16, 18, 6], 3, WINDOW)
  town.wall(-37, 74, 9, '#c58f74')
  for (const x of [-35, -4, 25]) {
    town.draw(boxPath(x, -14, 10, 14), '#c4674a')
    town.tent([x + 5, -14, 13, 8], '#6e4b2a')
    town.arches([x, -8, 10, 4], 1, WINDOW)
  }
}

/** A bridge over the river, and a palace with columns under a flat green dome. */
function tver(town: Town): void {
  town.draw(
    'M-38 0c3-8 10-9 19-9s16 1 19 9h-6c-1-4-4-5-6-5s-5 1-6 5h-5c-1-4-4-5-6-5s-4 1-5 5Z',
    '#aab3ba',
  )
  town.house(-4, 38, 15, '#efd9a0')
  town.draw('M5 -20c0-10 20-10 20 0Z', '#3d7a5c')
  town.house(5, 20, 20, WHITE)
  town.draw('M3 -19h24l-12-6Z', WHITE)
  town.draw('M8 -18v18M13 -18v18M17 -18v18M22 -18v18', null)
  town.arches([-4, -11, 8, 6], 1, WINDOW)
  town.arches([26, -11, 8, 6], 1, WINDOW)
  town.draw('M15 -27.5v-6', null)
  town.house(-31, 7, 14, WHITE)
  town.tent([-27.5, -14, 7, 14], GOLD)
}

const CITIES: Readonly<Record<string, (town: Town) => void>> = {
  'city-moscow': moscow,
  'city-vologda': vologda,
  'city-suzdal': suzdal,
  'city-ryazan': ryazan,
  'city-smolensk': smolensk,
  'city-tver': tver,
}

const drawn = new Map<string, readonly Stroke[]>()

/** A city, painted while it is open and in mere lines once it is closed. */
export function skyline(city: string, open: boolean): readonly Stroke[] {
  const key = `${city} ${open}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const town = new Town(open)
  const draw = CITIES[city] ?? moscow
  draw(town)
  drawn.set(key, town.pen.strokes)
  return town.pen.strokes
}
