import type { PrintedSigns, View } from '@guildhall/red-cathedral'
import type { Translator } from '@guildhall/texts'
import { Piece, Pieces, Shape as ShapeOf } from '@guildhall/ui'
import type { ComponentChildren, JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { Drawing, Paints } from '../art/drawing.tsx'
import { BannerAt, PennantAt } from '../art/flags.tsx'
import { n1 } from '../art/pen.ts'
import { elevation } from '../art/section.ts'
import { SignAt } from '../art/sign.tsx'
import { TileAt } from '../art/tile.tsx'
import type { SectionView, Shape } from '../board-types.ts'
import { layout, type Placed, type Sheet, SLIM } from './layout.ts'
import { Recipe } from './recipe.tsx'
import { Ground, Sky } from './scene.tsx'
import { Cue, Risk, Scaffold } from './section-labels.tsx'

/** What a page knows about a section besides what stands there. */
export interface SectionMark {
  readonly cue: 'claim' | 'deliver' | 'decorate' | null
  /** Whether a click puts it in the place of what is drafted, though nothing calls for it. */
  readonly swaps?: boolean
  readonly chosen: boolean
  /** What its owner would lose if what lies above were finished. */
  readonly risk: number
}

interface CathedralProps {
  readonly view: View
  readonly printed: PrintedSigns
  readonly say: Translator
  readonly shape: Shape
  readonly mark: (section: number) => SectionMark
  /** The section in words. */
  readonly label: (section: number) => string
  readonly onPlay: (section: number) => void
  readonly onWhy: (section: number) => void
  /** Sky and ground; without them the sheet is bare. */
  readonly scene?: boolean
  /** The sheet, where the page measures its own. */
  readonly size?: { readonly width: number; readonly height: number } | undefined
  /** What modules draw over the towers and at their feet. */
  readonly feet?: (sheet: Sheet) => ComponentChildren
  /** What modules draw above each tower, and the room it takes. */
  readonly above?:
    | { readonly air: number; readonly draw: (tower: TowerPlace) => JSX.Element | null }
    | undefined
}

/** A tower for those who draw above it: the middle of its cell, at the upper edge of the sheet. */
export interface TowerPlace {
  readonly tower: number
  readonly cx: number
  readonly width: number
  readonly sheet: string
}

const ORNAMENTS = { base: 'door', middle: 'arch', dome: 'cross' } as const

/** The cathedral: every tower an elevation that grows as it is built. */
export function Cathedral(props: CathedralProps): JSX.Element {
  const { view, shape, scene = true, size, say, mark, above } = props
  const sheet = useId()
  const plan = layout(view.towers, shape, size, above?.air)
  const all = plan.placed.flat()
  const anyLegal = all.some(({ section }) => mark(section.section).cue !== null)
  const unit = all[0]?.height ?? 0
  const { width, height, ground } = plan
  const where = { width, height, ground, sheet }
  const [near, lookAt] = useState<number | null>(null)
  const close = all.find(({ section }) => section.section === near && !section.finished)
  return (
    <div
      class={`cathedral ${shape}`}
      onPointerOver={({ target }) => lookAt(lookedAt(target))}
      onPointerLeave={() => lookAt(null)}
      onFocusIn={({ target }) => lookAt(lookedAt(target))}
      onFocusOut={() => lookAt(null)}
    >
      <Pieces
        label={say({ key: 'board.cathedral', params: {} })}
        width={width}
        height={height}
        align="xMidYMax"
      >
        <Paints sheet={sheet} />
        {scene && <Sky {...where} />}
        {scene && <Ground {...where} unit={unit} />}
        <Axes towers={plan.placed} ground={ground} />
        {all.map((placed, i) => (
          <Section
            key={placed.section.section}
            {...props}
            placed={placed}
            sheet={sheet}
            stop={!anyLegal && i === 0}
          />
        ))}
        <g class="overlay">
          {all.map((placed) => (
            <Owner key={placed.section.section} {...props} placed={placed} />
          ))}
          {plan.placed.map((tower, t) => (
            <Standing key={t} {...props} tower={tower} y={ground + (height - ground) / 2 + 2} />
          ))}
          {close !== undefined && <RecipeOn placed={close} scale={CLOSE} sheet={width} />}
        </g>
        {props.feet?.(plan)}
        {above !== undefined &&
          plan.placed.map(([base], tower) =>
            base === undefined
              ? null
              : above.draw({ tower, cx: base.cx, width: base.width, sheet }),
          )}
      </Pieces>
    </div>
  )
}

/** Dash-dot axes of the towers, as on an architect's sheet. */
function Axes({
  towers,
  ground,
}: {
  readonly towers: readonly (readonly Placed[])[]
  readonly ground: number
}): JSX.Element {
  const axes = towers.map((tower) => {
    const top = tower.at(-1)
    return top === undefined ? '' : `M${n1(top.cx)} ${n1(Math.max(2, top.top - 14))}V${ground}`
  })
  return (
    <path
      d={axes.join('')}
      stroke="var(--plan-ink)"
      stroke-opacity=".55"
      stroke-dasharray="9 3 2 3"
    />
  )
}

interface SectionProps extends CathedralProps {
  readonly placed: Placed
  readonly sheet: string
  readonly stop: boolean
}

const progressOf = ({ owner, finished }: SectionView) =>
  finished ? 'finished' : owner >= 0 ? 'claimed' : 'planned'

function Section({
  placed,
  sheet,
  stop,
  view,
  mark,
  label,
  onPlay,
  onWhy,
}: SectionProps): JSX.Element {
  const { section, cx, top, height, body } = placed
  const { section: id, type, card, ornament } = section
  const { cue, swaps = false, chosen } = mark(id)
  const dome = type === 'dome'
  const progress = progressOf(section)
  const hit = hitOf(placed)
  const colour = view.players[ornament]?.colour ?? null
  const strokes = elevation({ card, type, progress, width: body, height, ornament: colour })
  const drawnCue = cue !== null && (
    <Cue kind={cue} chosen={chosen} sheet={sheet} {...hit} ornament={ORNAMENTS[type]} />
  )
  return (
    <Piece
      class={`section ${progress}`}
      label={label(id)}
      legal={cue !== null || swaps}
      chosen={cue === null ? undefined : chosen}
      stop={cue !== null || stop}
      hit={hit}
      at={`section ${id}`}
      onPlay={() => onPlay(id)}
      onWhy={() => onWhy(id)}
    >
      <g
        key={progress}
        class={progress === 'finished' ? 'painted' : ''}
        transform={`translate(${n1(cx)} ${n1(top)})`}
      >
        <Drawing sheet={sheet} strokes={strokes} />
      </g>
      {progress === 'claimed' && (
        <Scaffold
          cx={cx}
          y={top + height * (dome ? 0.3 : 0.06)}
          w={body}
          h={height * (dome ? 0.7 : 0.94)}
        />
      )}
      {cue === 'deliver' && drawnCue}
      {progress !== 'finished' && <RecipeOn placed={placed} />}
      {cue !== 'deliver' && drawnCue}
    </Piece>
  )
}

/** Where a section is clicked: a dome not above its point. */
function hitOf({ section, cx, top, width, height }: SectionProps['placed']) {
  const dome = section.type === 'dome'
  return {
    x: n1(cx - width / 2),
    y: n1(top + (dome ? height * 0.08 : 0)),
    width: n1(width),
    height: n1(height * (dome ? 0.92 : 1)),
  }
}

/** What a section costs, at its foot; over its neighbours where somebody looks closely. */
function RecipeOn({
  placed,
  scale = 1,
  sheet,
}: {
  readonly placed: Placed
  readonly scale?: number
  readonly sheet?: number
}): JSX.Element {
  const { section, cx, top, width, height } = placed
  const room = width - 2
  const half = (room * scale) / 2 + 1
  return (
    <Recipe
      section={section}
      cx={sheet === undefined ? cx : Math.min(Math.max(cx, half), sheet - half)}
      foot={top + height - 1}
      width={room}
      scale={scale}
    />
  )
}

/** How much a recipe grows under the pointer or the focus. */
const CLOSE = 1.6

/** The section that somebody points at or stands on with the keyboard. */
const lookedAt = (target: EventTarget | null): number | null => {
  const piece = target instanceof Element ? target.closest('[data-at^="section "]') : null
  const number = piece?.getAttribute('data-at')?.slice('section '.length)
  return number === undefined ? null : Number(number)
}

/** The tile that waits on an open section; else whose it is, by flag or banner, and what is at risk. */
function Owner({
  placed,
  view,
  printed,
  shape,
  mark,
}: CathedralProps & { readonly placed: Placed }): JSX.Element | null {
  const { section, cx, top, width, height, body } = placed
  const colour = view.players[section.owner]?.colour
  const dome = section.type === 'dome'
  if (colour === undefined) {
    const tag = shape === 'wide' ? 25 : 20
    return section.tile === null ? null : (
      <g data-card={`section ${section.section}`}>
        <TileAt
          signs={printed.on(section.tile)}
          x={Math.min(cx + width / 2 - tag * 0.42, cx + body / 2 + tag * 0.2)}
          y={top + (dome ? height * 0.22 : tag / 2 + 1)}
          size={tag}
        />
      </g>
    )
  }
  const size = shape === 'wide' ? 17 : 13
  const { risk } = mark(section.section)
  if (section.finished) {
    const edge = cx + (dome ? body * 0.29 : body / 2) - 4
    return (
      <g data-card={`section ${section.section}`}>
        <PennantAt
          colour={colour}
          x={Math.min(edge, cx + width / 2 - size * 1.2)}
          y={top + height * (dome ? 0.74 : 0.24)}
          size={size}
        />
      </g>
    )
  }
  return (
    <g data-at={`banner ${section.section}`}>
      <BannerAt
        colour={colour}
        x={cx - width / 2 + size * 0.62}
        y={top + (dome ? height * 0.3 - size * 0.4 : 1)}
        size={size}
      />
      {risk > 0 && (
        <Risk
          n={risk}
          x={cx + width / 2 - (shape === 'wide' ? 14 : 12)}
          y={top + (dome ? height * 0.3 : 0) + 11}
          size={20}
        />
      )}
    </g>
  )
}

/** A tower's worth so far, and who has a share in it. */
function Standing({
  tower,
  y,
  view,
  printed,
  say,
  shape,
}: CathedralProps & { readonly tower: readonly Placed[]; readonly y: number }): JSX.Element | null {
  const [first] = tower
  if (first === undefined) return null
  const done = tower.filter(({ section }) => section.finished)
  const ornaments = tower.filter(({ section }) => section.ornament >= 0)
  const worth = done.length * printed.perFinishedSection + ornaments.length * printed.perOrnament
  const small = shape === 'phone' || first.width < SLIM
  const step = Math.min(17, (first.width - 82) / Math.max(1, done.length))
  const shown = small ? [] : done
  const flags = shown.length === 0 ? 0 : 15 + (shown.length - 1) * step
  const wide = worth > 9 ? 8 : 0
  const w = (small ? 49 : 58) + wide + flags + (shown.length > 0 ? 6 : 0)
  const x = first.cx - w / 2
  const name = say({ key: 'board.tower', params: { n: first.tower + 1 } })
  return (
    <g class="standing" data-card={`tower ${first.tower}`} font-size="13" font-weight="650">
      <rect
        x={n1(x)}
        y={y - 12}
        width={n1(w)}
        height="24"
        rx="12"
        fill="var(--sheet)"
        stroke="var(--line-strong)"
      />
      <text class="serif" x={n1(x + (small ? 6 : 8))} y={y + 4.6}>
        {name}
      </text>
      <text x={n1(x + (small ? 35 : 42) + wide)} y={y + 4.6} text-anchor="end">
        {worth}
      </text>
      <SignAt name="prestige" x={x + (small ? 41 : 49) + wide} y={y} size={small ? 11 : 14} />
      {shown.map(({ section }, i) => {
        const colour = view.players[section.owner]?.colour
        if (colour === undefined) return null
        const at = x + 66 + wide + i * step
        return (
          <g key={section.section}>
            <circle
              cx={n1(at)}
              cy={y}
              r="7.5"
              fill={`var(--p-${colour})`}
              stroke="var(--icon-ink)"
            />
            <ShapeOf colour={colour} x={n1(at)} y={y} size={9} />
          </g>
        )
      })}
    </g>
  )
}
