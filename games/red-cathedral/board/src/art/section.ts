import { item } from '@guildhall/kernel'
import { cornice, gables, plinth, shade } from './details.ts'
import { onion, type Profile, STEPS } from './onion.ts'
import { arch, cross, door, finial } from './ornaments.ts'
import { DOME_PAINTS, WALL_PAINTS } from './paints.ts'
import { line, n1, Pen, type Progress, range, type Stroke } from './pen.ts'
import { hash, strokesOfLuck } from './random.ts'
import { SKINS } from './skins.ts'
import { BASES, MIDDLES } from './storeys.ts'

/** The elevation of one card, around the middle of its upper edge. Same card, same drawing. */
export interface Elevation {
  readonly card: string
  readonly type: 'base' | 'middle' | 'dome'
  readonly progress: Progress
  readonly width: number
  readonly height: number
  /** The colour of who decorated it; null while it is bare. */
  readonly ornament: string | null
}

const drawn = new Map<string, readonly Stroke[]>()
/** More than a table and a picture need; then the oldest are drawn again. */
const MOST_DRAWN = 400

export function elevation(of: Elevation): readonly Stroke[] {
  const key = `${of.card} ${of.progress} ${n1(of.width)} ${n1(of.height)} ${of.ornament}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const strokes = DRAW[of.type](of)
  if (drawn.size > MOST_DRAWN) drawn.clear()
  drawn.set(key, strokes)
  return strokes
}

/** A card's own number, so that the cards of a set are as different as can be; else its hash. */
const numberOf = (card: string): number => Number(/\d+$/.exec(card)?.[0] ?? hash(card) % 997)

const chosen = <T>(list: readonly T[], n: number): T => item(list, n % list.length)

/** The counts of faces and of paints have no common factor: cards of a set share not both. */
const wallOf = (card: string) => chosen(WALL_PAINTS, numberOf(card) + card.charCodeAt(0))

const PROFILES: readonly Profile[] = [
  { foot: 0.6, belly: 0.28, neck: 0.14 },
  { foot: 0.66, belly: 0.32, neck: 0.2 },
  { foot: 0.54, belly: 0.3, neck: 0.08 },
  { foot: 0.7, belly: 0.25, neck: 0.26 },
]

/** A cupola on its drum. */
function dome({ card, progress, width: w, height: h, ornament }: Elevation): Stroke[] {
  const pen = new Pen(progress)
  const luck = strokesOfLuck(hash(card))
  const p = wallOf(card)
  const n = numberOf(card)
  const paint = chosen(DOME_PAINTS, n * 5 + Math.floor(n / DOME_PAINTS.length))
  const drumH = h * 0.3
  const crown = h * 0.19
  const bottom = h - drumH
  const drumW = w * 0.58
  const o = onion([0, bottom, w * (0.88 + luck() * 0.1), bottom - crown], chosen(PROFILES, n))

  pen.box([-drumW / 2, bottom, drumW, drumH], p.wall)
  pen.windows([0, bottom + drumH * 0.3, drumW * 0.94, drumH * 0.42], 3, p.trim, 0.36)
  shade(pen, [-drumW / 2, bottom, drumW, drumH])
  gables(pen, [0, bottom + drumH * 0.74, w * 0.76, drumH * 0.26], {
    n: 5,
    frame: p.trim,
    colour: p.roof,
  })
  cornice(pen, [0, bottom - 1, drumW, drumH * 0.24], p)

  if (ornament === null) finial(pen, 0, crown + 3, crown * 0.85)
  else cross(pen, [0, crown + 3], crown * 0.98, ornament)

  if (pen.rich) {
    pen.tint(o.outline, paint[0])
    chosen(SKINS, n)(pen, o, paint, luck() > 0.5 ? 1 : -1)
    pen.tint(o.outline, '@volume')
    const glint = line(STEPS.slice(3, 13).map((t) => o.point(-0.62, t)))
    pen.scratch(glint, '#fff', Math.max(1.2, w * 0.02), 0.5)
    pen.draw(o.outline, null, 1.2)
  } else {
    pen.draw(o.outline, paint[0])
    pen.draw(
      range(5)
        .map((i) => line(STEPS.map((t) => o.point(-1.05 + i * 0.525, t))))
        .join(''),
      null,
      0.7,
    )
  }
  const [, foot] = o.point(0, 0)
  pen.draw(`M${n1(-drumW / 2 - 3)} ${n1(foot)}h${n1(drumW + 6)}`, null, 1.4)
  return pen.strokes
}

/** A storey of a tower. */
function middle({ card, progress, width: w, height: h, ornament }: Elevation): Stroke[] {
  const pen = new Pen(progress)
  const p = wallOf(card)
  pen.box([-w / 2, h * 0.1, w, h * 0.9], p.wall)
  chosen(MIDDLES, numberOf(card))(pen, [0, 0, w, h], p)
  shade(pen, [-w / 2, h * 0.1, w, h * 0.9])
  if (ornament !== null) arch(pen, [0, h * 0.25, Math.min(w * 0.46, h * 0.62), h * 0.63], ornament)
  cornice(pen, [0, 0, w, h * 0.17], p)
  plinth(pen, [0, h * 0.88, w + 4, h * 0.12], p.trim)
  return pen.strokes
}

/** The ground floor with its door. */
function base({ card, progress, width: w, height: h, ornament }: Elevation): Stroke[] {
  const pen = new Pen(progress)
  const p = wallOf(card)
  const face = chosen(BASES, numberOf(card))
  pen.box([-w / 2, h * 0.1, w, h * 0.9], p.wall)
  face.draw(pen, [0, 0, w, h], p)
  shade(pen, [-w / 2, h * 0.1, w, h * 0.9])
  const [top, height] = face.door
  door(pen, [0, h * top, Math.min(w * 0.25, h * 0.3), h * height], ornament)
  cornice(pen, [0, 0, w, h * 0.15], p)
  plinth(pen, [0, h * 0.88, w + 8, h * 0.12], '#cdbb95')
  return pen.strokes
}

const DRAW: Readonly<Record<Elevation['type'], (of: Elevation) => Stroke[]>> = {
  dome,
  middle,
  base,
}
