/** How colours look: to everybody, and to who sees two kinds of light instead of three. */

type Triple = readonly [number, number, number]

/** Red, green and blue as amounts of light. */
export function light(colour: string): Triple {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return [r, g, b]
}

type Matrix = readonly [Triple, Triple, Triple]

/** Machado, Oliveira and Fernandes (2009), at full severity. */
export const EYES: Readonly<Record<string, Matrix>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const through = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple) => Math.min(1, Math.max(0, a * x + b * y + c * z))
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
const WHITE: Triple = [0.95047, 1, 1.08883]

/** CIELAB under daylight. */
function lab(rgb: Triple): Triple {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116)
  const [x, y, z] = XYZ.map(([a, b, c], i) =>
    f((a * rgb[0] + b * rgb[1] + c * rgb[2]) / (WHITE[i] ?? 1)),
  ) as unknown as Triple
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const RADIAN = Math.PI / 180

/** CIEDE2000: how different two colours look; 1 is hardly seen. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const c7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const g = (1 - Math.sqrt(c7 / (c7 + 25 ** 7))) / 2
  const polar = (a: number, b: number) => {
    const chroma = Math.hypot(a * (1 + g), b)
    const hue = chroma === 0 ? 0 : (Math.atan2(b, a * (1 + g)) / RADIAN + 360) % 360
    return { chroma, hue }
  }
  const one = polar(a1, b1)
  const two = polar(a2, b2)
  const grey = one.chroma * two.chroma === 0
  const turn = grey ? 0 : ((two.hue - one.hue + 540) % 360) - 180
  const dl = l2 - l1
  const dc = two.chroma - one.chroma
  const dh = 2 * Math.sqrt(one.chroma * two.chroma) * Math.sin((turn / 2) * RADIAN)
  const l = (l1 + l2) / 2
  const c = (one.chroma + two.chroma) / 2
  const h = grey ? one.hue + two.hue : (one.hue + turn / 2 + 360) % 360
  const t =
    1 -
    0.17 * Math.cos((h - 30) * RADIAN) +
    0.24 * Math.cos(2 * h * RADIAN) +
    0.32 * Math.cos((3 * h + 6) * RADIAN) -
    0.2 * Math.cos((4 * h - 63) * RADIAN)
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sc = 1 + 0.045 * c
  const sh = 1 + 0.015 * c * t
  const twist =
    -2 *
    Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) *
    Math.sin(60 * RADIAN * Math.exp(-(((h - 275) / 25) ** 2)))
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + twist * (dc / sc) * (dh / sh))
}

/** How different two colours look to an eye. */
export const differenceTo = (eye: Matrix, a: string, b: string): number =>
  difference(lab(through(eye, light(a))), lab(through(eye, light(b))))
