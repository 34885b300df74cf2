import { gables } from './details.ts'
import type { WallPaint } from './paints.ts'
import { line, n1, Pen, range, type Stroke } from './pen.ts'

const PAINT: WallPaint = { wall: '#b4503a', trim: '#f6ead0', roof: '#3d7a5c', dark: '#8c3a2a' }

/** A tent roof, for grand pictures: no card has one. Its tip is at the middle of the upper edge. */
export function tent(w: number, h: number): readonly Stroke[] {
  const pen = new Pen('finished')
  const faces = [-1, -0.55, 0, 0.55, 1]
  const at = (k: number, t: number): [number, number] => [k * w * (0.46 - 0.36 * t), h * (1 - t)]
  for (const i of range(4)) {
    const [a, b] = [faces[i] ?? 0, faces[i + 1] ?? 0]
    pen.draw(
      `${line([at(a, 0), at(b, 0), at(b, 1), at(a, 1)])}Z`,
      i % 2 === 0 ? PAINT.wall : PAINT.dark,
    )
  }
  for (const i of range(6)) {
    const t = 0.14 + i * 0.145
    const [half, y] = at(1, t)
    pen.scratch(
      `M${n1(-half)} ${n1(y)}h${n1(half * 2)}`,
      i % 2 === 1 ? PAINT.trim : '#e2b13c',
      w * 0.035,
    )
    if (i < 5)
      pen.windows(
        [0, y - h * 0.1, half * 1.3, h * 0.055],
        i < 2 ? 3 : i < 4 ? 2 : 1,
        PAINT.trim,
        0.24,
      )
  }
  gables(pen, [0, h * 0.92, w * 0.98, h * 0.1], { n: 6, frame: PAINT.trim, colour: PAINT.roof })
  return pen.strokes
}
