import { type Box, closed, type Point, range } from './pen.ts'

/** The surface of a dome: `point` maps an angle and a height (0 to 1) to the page. */
export interface Onion {
  readonly point: (theta: number, t: number) => Point
  readonly outline: string
}

export const STEPS: readonly number[] = range(25).map((i) => i / 24)

/** How a dome swells: the foot's radius, the height of its widest line, how sharply it narrows. */
export interface Profile {
  readonly foot: number
  readonly belly: number
  readonly neck: number
}

type Curve = readonly [Point, Point, Point, Point]

function along([p, q, r, s]: Curve, u: number): Point {
  const v = 1 - u
  const mix = (k: 0 | 1) =>
    v ** 3 * p[k] + 3 * v * v * u * q[k] + 3 * v * u * u * r[k] + u ** 3 * s[k]
  return [mix(0), mix(1)]
}

/** A solid of revolution: two curves give its radius over its height. */
export function onion([cx, bottom, w, h]: Box, profile: Profile): Onion {
  const { foot, belly, neck } = profile
  const low: Curve = [
    [foot, 0],
    [Math.min(1, foot + 0.3), 0.02],
    [1, belly * 0.42],
    [1, belly],
  ]
  const high: Curve = [
    [1, belly],
    [1, belly + 0.3],
    [neck, belly + 0.33],
    [0, 1],
  ]
  const at = (t: number): Point => (t < 0.4 ? along(low, t / 0.4) : along(high, (t - 0.4) / 0.6))
  const point = (theta: number, t: number): Point => {
    const [radius, height] = at(Math.max(0, Math.min(1, t)))
    const seen = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, theta))
    return [cx + (w / 2) * radius * Math.sin(seen), bottom - h * height]
  }
  const side = (theta: number): Point[] => STEPS.map((t) => point(theta, t))
  return { point, outline: closed([...side(-2), ...side(2).reverse()]) }
}
