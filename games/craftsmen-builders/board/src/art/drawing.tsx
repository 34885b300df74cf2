import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { elevation, wallOf } from './building-drawing.ts'
import { box, Pen, type Stroke } from './pen.ts'
import { drawFront, drawWall } from './walls.ts'

/** Strokes on a sheet, drawn again only where they are others. */
function Drawing({ strokes }: { readonly strokes: readonly Stroke[] }): JSX.Element {
  return useMemo(
    () => (
      <g stroke-linejoin="round" stroke-linecap="round">
        {strokes.map(({ d, fill, ink = 'var(--cb-ink)', width = 1, opacity }, i) => (
          <path key={i} d={d} fill={fill} stroke={ink} stroke-width={width} opacity={opacity} />
        ))}
      </g>
    ),
    [strokes],
  )
}

interface HouseProps {
  readonly id: string
  readonly level: number
  /** The middle of its foot, and how large it is: a sheet of 100 is the whole of it. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A building inside a drawing. */
export function HouseAt({ id, level, x, y, size }: HouseProps): JSX.Element {
  const k = size / 100
  return (
    <g transform={`translate(${x - size / 2} ${y - size}) scale(${k})`}>
      <Drawing strokes={elevation(id, level)} />
    </g>
  )
}

interface StoreyProps extends HouseProps {
  readonly height: number
}

/** What is still seen of a building under another: its ground floor, with a cornice over it. */
export function StoreyAt({ id, level, x, y, size, height }: StoreyProps): JSX.Element {
  const strokes = useMemo(() => {
    const pen = new Pen()
    const { kind, paint } = wallOf(id, level)
    const wall = { x: x - size / 2, y: y - height, w: size, h: height }
    drawWall(pen, wall, kind, paint)
    drawFront(pen, { ...wall, x: wall.x + 3, w: size * 0.2 }, 'arcade', 0)
    drawFront(pen, { ...wall, x: wall.x + size * 0.8 - 3, w: size * 0.2 }, 'arcade', 0)
    pen.fill(box(wall.x - 3, wall.y, size + 6, 3), '#d9cdb4')
    return pen.strokes
  }, [id, level, x, y, size, height])
  return <Drawing strokes={strokes} />
}
