import {
  archPath,
  type Box,
  boxPath,
  circlePath,
  closed,
  n1,
  type Pen,
  type Point,
  range,
} from './pen.ts'

/** What crowns and decorates sections. An ornament carries beads in the colour of who placed it. */

const GILT = '@gilt'
const bead = (pen: Pen, [x, y]: Point, r: number, colour: string): void =>
  pen.draw(circlePath(x, y, r), `var(--p-${colour})`)

/** The bare tip of a dome: a ball and a spear. `y` is the dome's tip. */
export function finial(pen: Pen, cx: number, y: number, h: number): void {
  pen.draw(
    closed([
      [cx - 2, y + 3],
      [cx + 2, y + 3],
      [cx + 1.2, y - h * 0.4],
      [cx - 1.2, y - h * 0.4],
    ]),
    GILT,
  )
  pen.draw(circlePath(cx, y - h * 0.2, h * 0.15), GILT)
  pen.draw(
    closed([
      [cx, y - h],
      [cx + h * 0.14, y - h * 0.62],
      [cx, y - h * 0.38],
      [cx - h * 0.14, y - h * 0.62],
    ]),
    GILT,
  )
}

/** A cross with its slanted foot, in a glory; beads at the ends of its arms. */
export function cross(pen: Pen, [cx, y]: Point, h: number, colour: string): void {
  pen.tint(circlePath(cx, y - h * 0.62, h * 0.62), 'var(--sun)', 0.35)
  const t = Math.max(2.2, h * 0.1)
  const arm = h * 0.34
  const top = y - h
  pen.draw(
    `M${n1(cx - t / 2)} ${n1(y + 3)}V${n1(y - h * 0.34)}l${n1(-arm * 0.62)} ${n1(-h * 0.1)}v${n1(-t)}l${n1(arm * 0.62)} ${n1(h * 0.1)}V${n1(y - h * 0.58)}h${n1(-arm)}v${n1(-t)}h${n1(arm)}V${n1(y - h * 0.82)}h${n1(-arm * 0.5)}v${n1(-t)}h${n1(arm * 0.5)}V${n1(top)}h${n1(t)}V${n1(y - h * 0.82 - t)}h${n1(arm * 0.5)}v${n1(t)}h${n1(-arm * 0.5)}V${n1(y - h * 0.58 - t)}h${n1(arm)}v${n1(t)}h${n1(-arm)}V${n1(y - h * 0.3)}l${n1(arm * 0.62)} ${n1(h * 0.1)}v${n1(t)}l${n1(-arm * 0.62)} ${n1(-h * 0.1)}V${n1(y + 3)}Z`,
    GILT,
  )
  const r = h * 0.1
  bead(pen, [cx - arm - t / 2, y - h * 0.58 - t / 2], r, colour)
  bead(pen, [cx + arm + t / 2, y - h * 0.58 - t / 2], r, colour)
}

/** A portal in the middle storey: gilt voussoirs, a keystone of the colour. (cx, y): its crown. */
export function arch(pen: Pen, [cx, y, w, h]: Box, colour: string): void {
  const r = w / 2
  const inner = r * 0.66
  pen.draw(archPath(cx - r, y, w, h), GILT)
  pen.draw(archPath(cx - inner, y + r - inner, inner * 2, h - r + inner), '#37455e')
  pen.tint(archPath(cx - inner, y + r - inner, inner * 2, h - r + inner), 'var(--window)')
  const joints = range(7).map((i) => {
    const [c, s] = [Math.cos(Math.PI * (1 + i / 6)), Math.sin(Math.PI * (1 + i / 6))]
    return `M${n1(cx + c * inner)} ${n1(y + r + s * inner)}L${n1(cx + c * r)} ${n1(y + r + s * r)}`
  })
  pen.scratch(joints.join(''), 'var(--arch-ink)', 1)
  bead(pen, [cx, y + r * 0.17], Math.max(3.2, r * 0.2), colour)
  for (const side of [-1, 1])
    bead(pen, [cx + side * r * 0.83, y + r], Math.max(2.4, r * 0.13), colour)
}

/** The door of a base; with an ornament its frame is gilt and beads hang over it. */
export function door(pen: Pen, [cx, y, w, h]: Box, colour: string | null): void {
  if (colour !== null) pen.draw(archPath(cx - w / 2 - 3.5, y - 4.5, w + 7, h + 4.5), GILT)
  pen.draw(archPath(cx - w / 2, y, w, h), colour === null ? '#6d4a2c' : '#a76b2c')
  pen.draw(`M${n1(cx)} ${n1(y)}V${n1(y + h)}`, null, 0.8)
  pen.scratch(
    `M${n1(cx - w * 0.3)} ${n1(y + h * 0.5)}v${n1(h * 0.36)}M${n1(cx + w * 0.3)} ${n1(y + h * 0.5)}v${n1(h * 0.36)}`,
    '#2e1c0c',
    0.8,
    0.7,
  )
  if (colour === null) return
  pen.draw(
    boxPath(cx - 2.4, y + h * 0.52, 1.8, 3) + boxPath(cx + 0.8, y + h * 0.52, 1.8, 3),
    GILT,
    0.6,
  )
  bead(pen, [cx, y - 2.4], 3.6, colour)
  for (const side of [-1, 1]) bead(pen, [cx + side * (w / 2 + 1.4), y + w * 0.5], 2.6, colour)
}
