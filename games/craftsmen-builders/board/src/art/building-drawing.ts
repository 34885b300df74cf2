import { EXTRAS, GROUND } from './extras.ts'
import { Pen, type Stroke } from './pen.ts'
import { PLANS } from './plans.ts'
import { ROOFS } from './roofs.ts'
import { drawFront, drawWall, drawWindows } from './walls.ts'

const PAINTS: Readonly<Record<string, string>> = {
  cream: '#f0e0bd',
  sand: '#e3cfa4',
  rose: '#ecc9b6',
  sage: '#d3dbbd',
  sky: '#cfdde2',
  white: '#f6f0e2',
  ochre: '#e2bc78',
  brick: '#cd8c6c',
  stone: '#c9c8c1',
  grey: '#b2b0aa',
  warm: '#d8c6ac',
  plank: '#b98a5a',
  violet: '#cdbbd6',
  red: '#b4503a',
  brown: '#7d4b36',
  blue: '#4d6f8a',
  green: '#5a7a55',
  plum: '#7b4a6e',
  slate: '#5d6672',
  gold: '#d0a13a',
  straw: '#d9b45b',
  copper: '#6fa08f',
  pink: '#d98a97',
}

/** The number that a name stands for: the same name, the same house. */
function numberOf(name: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193)
  return h >>> 0
}

const slugOf = (id: string): string => id.replace(/^building-\d-/, '')

/** A building that nobody has drawn gets the plan of another of its level, in its own colours. */
function planOf(id: string, level: number): string {
  const own = PLANS[slugOf(id)]
  if (own !== undefined) return own
  const alike = Object.values(PLANS).slice((level - 1) * 16, level * 16)
  const n = numberOf(id)
  const colours = ['red', 'blue', 'green', 'plum', 'slate', 'brown', 'copper']
  let turn = n >>> 5
  return (alike[n % alike.length] ?? '').replace(
    /\b(red|blue|green|plum|slate|brown|copper)\b/g,
    () => colours[turn++ % colours.length] ?? 'red',
  )
}

/** The elevation of a building on a sheet of 100 by 100; it stands on the lower edge. */
export function elevation(id: string, level: number): readonly Stroke[] {
  const known = drawn.get(id)
  if (known !== undefined) return known
  const pen = new Pen()
  for (const part of planOf(id, level).split(';')) draw(pen, part.trim().split(' '))
  drawn.set(id, pen.strokes)
  return pen.strokes
}
const drawn = new Map<string, readonly Stroke[]>()

/** The walls of a building, for those of which only a storey is seen: kind and paint. */
export function wallOf(
  id: string,
  level: number,
): { readonly kind: string; readonly paint: string } {
  const [, , , kind = 'plaster', paint = 'cream'] =
    planOf(id, level)
      .split(';')
      .map((part) => part.trim().split(' '))
      .find(([first = '']) => isNumber(first)) ?? []
  return { kind, paint: PAINTS[paint] ?? paint }
}

const isNumber = (word: string): boolean => /^-?[\d.]+$/.test(word)

function draw(pen: Pen, words: readonly string[]): void {
  const [first = ''] = words
  if (isNumber(first)) return block(pen, words)
  const numbers = words.slice(1).filter(isNumber).map(Number)
  const paint = words.slice(1).find((word) => !isNumber(word)) ?? ''
  const [x = 0, y = 0, size = 0] = numbers
  EXTRAS[first]?.(pen, [x, y], size, PAINTS[paint] ?? paint)
}

/** `x width height wall paint roof height paint floorsxbays front` */
function block(pen: Pen, words: readonly string[]): void {
  const [x, w, h, wall = '', paint = '', roof = '', rise, tiles = '', grid = '0x0', front = ''] =
    words
  const [floors = 0, bays = 0] = grid.split('x').map(Number)
  const lift = Number(words[10] ?? 0)
  const height = Number(h)
  const at = { x: Number(x), y: GROUND - height - lift, w: Number(w), h: height }
  const colour = PAINTS[paint] ?? paint
  drawWall(pen, at, wall, colour)
  drawWindows(pen, at, floors, bays)
  drawFront(pen, at, front, floors)
  ROOFS[roof]?.(pen, {
    x: at.x,
    w: at.w,
    y: at.y,
    h: Number(rise),
    wall: colour,
    paint: PAINTS[tiles] ?? tiles,
  })
}
