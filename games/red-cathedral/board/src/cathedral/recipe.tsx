import { still } from '@guildhall/ui'
import type { JSX } from 'preact'
import { n1 } from '../art/pen.ts'
import { SignAt } from '../art/sign.tsx'
import { type Material, pieces, type SectionView } from '../board-types.ts'

interface Slot {
  readonly kind: Material
  readonly done: boolean
  readonly diamond: boolean
}

/** Which of the required materials are there already. */
function slots({ cost, missing, diamonds, owner }: SectionView): Slot[] {
  const lacking = { ...missing }
  const standing = { ...diamonds }
  const take = (of: Partial<Record<Material, number>>, kind: Material): boolean => {
    const left = of[kind] ?? 0
    if (left > 0) of[kind] = left - 1
    return left > 0
  }
  return pieces(cost)
    .reverse()
    .map((kind) => {
      const open = owner >= 0 && take(lacking, kind)
      const done = owner >= 0 && !open
      return { kind, done, diamond: done && take(standing, kind) }
    })
    .reverse()
}

interface RecipeProps {
  readonly section: SectionView
  readonly cx: number
  /** Its lower edge. */
  readonly foot: number
  /** The room there is. */
  readonly width: number
  /** How much larger than usual; looked at closely it grows over its neighbours. */
  readonly scale?: number
}

const FONT = 12.5
const GOOD = 15
const LINE = 15.5
const PAD = 3

/**
 * A parchment label at the foot of a section, so that its walls stay in sight: what it needs, ticked
 * off where it is there already, and the reward; in one line where there is room, else in two.
 */
export const Recipe = still(function Recipe({
  section,
  cx,
  foot,
  width,
  scale = 1,
}: RecipeProps): JSX.Element {
  const goods = slots(section)
  const reward = rewardWidth(section)
  const one = goods.length * (GOOD + 1) + reward + 12
  const isOneLine = one <= width
  const w = isOneLine ? one : Math.min(width, Math.max(reward, goods.length * (GOOD + 1)) + 2 * PAD)
  const h = (isOneLine ? 1 : 2) * LINE + 3
  const cell = isOneLine ? GOOD + 1 : Math.min(GOOD + 1, (w - 2 * PAD) / goods.length)
  const left = isOneLine ? -w / 2 + PAD : (-cell * goods.length) / 2
  const y = -h + 1.5 + LINE / 2
  return (
    <g class="recipe" transform={`translate(${n1(cx)} ${n1(foot)}) scale(${scale})`}>
      <rect
        x={n1(-w / 2)}
        y={n1(-h)}
        width={n1(w)}
        height={n1(h)}
        rx="5"
        fill="var(--label)"
        stroke="var(--label-line)"
      />
      {goods.map((slot, i) => (
        <Good
          key={`${slot.kind}${i}`}
          {...slot}
          x={left + cell * (i + 0.5)}
          y={y}
          size={cell - 1}
        />
      ))}
      <Reward
        section={section}
        x={isOneLine ? w / 2 - PAD - reward : -reward / 2}
        y={isOneLine ? y : y + LINE}
      />
    </g>
  )
})

interface GoodProps extends Slot {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A material that the section needs; pale and ticked once it is there. */
function Good({ kind, done, diamond, x, y, size }: GoodProps): JSX.Element {
  const sign = <SignAt name={diamond ? 'diamond' : kind} x={x} y={y} size={size} />
  if (!done) return sign
  const r = size * 0.3
  return (
    <g class="delivered">
      <g opacity=".4">{sign}</g>
      <circle cx={n1(x)} cy={n1(y)} r={n1(r)} />
      <path
        class="tick"
        d={`M${n1(x - r * 0.5)} ${n1(y)}l${n1(r * 0.4)} ${n1(r * 0.4)}l${n1(r * 0.65)}-${n1(r * 0.8)}`}
      />
    </g>
  )
}

const DIGIT = FONT * 0.62

/** The numbers, each before its sign, and a gap between the two. */
const rewardWidth = ({ recognition, rubles }: SectionView): number =>
  (String(recognition).length + String(rubles).length) * DIGIT + FONT * 2.25 + 4

interface RewardProps {
  readonly section: SectionView
  /** Where it begins. */
  readonly x: number
  readonly y: number
}

function Reward({ section, x, y }: RewardProps): JSX.Element {
  const { recognition, rubles } = section
  const first = String(recognition).length * DIGIT
  const second = x + first + FONT * 1.15 + 4
  const base = n1(y + FONT * 0.36)
  return (
    <g font-size={FONT} font-weight="650">
      <text class="on-label" x={n1(x)} y={base}>
        {recognition}
      </text>
      <SignAt name="recognition" x={x + first + FONT * 0.6} y={y} size={FONT * 1.15} />
      <text class="on-label" x={n1(second)} y={base}>
        {rubles}
      </text>
      <SignAt
        name="ruble"
        x={second + String(rubles).length * DIGIT + FONT * 0.55}
        y={y}
        size={FONT * 1.1}
      />
    </g>
  )
}
