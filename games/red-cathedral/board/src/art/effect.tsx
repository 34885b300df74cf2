import type { EffectSigns, Sign as PrintedSign } from '@guildhall/red-cathedral'
import { Icon, still } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Sign, SignAt } from './sign.tsx'
import { signNames } from './tile.tsx'

/** An effect as a row of parts: what is paid, an arrow, what is had. */
type Part = { readonly text: string } | { readonly sign: string } | { readonly arrow: true }

/** What a gain is counted by. */
const COUNTED: Readonly<Record<string, string>> = {
  die: 'anyDie',
  ownContractors: 'guild-contractors',
  chosenContractors: 'guild-contractors',
  ownBannersAtForeman: 'foreman',
  chosenBannersAtForeman: 'foreman',
}

function partsOf(sign: PrintedSign): Part[] {
  const names = signNames(sign).flatMap((name, i): Part[] =>
    i === 0 ? [{ sign: name }] : [{ text: '/' }, { sign: name }],
  )
  const times: Part[] =
    sign.per === null ? [] : [{ text: '×' }, { sign: COUNTED[sign.per] ?? 'space' }]
  return [...(sign.n > 1 ? [{ text: String(sign.n) }] : []), ...names, ...times]
}

function effectParts({ pay, gain }: EffectSigns): Part[] {
  const start: Part[] =
    pay.length === 0 ? [{ text: '+' }] : [...pay.flatMap(partsOf), { arrow: true }]
  return [...start, ...gain.flatMap(partsOf)]
}

const limitSign = ({ limit }: EffectSigns): string => (limit === 'once' ? 'once' : 'repeat')

const widthOf = (part: Part): number =>
  'sign' in part ? 19 : 'arrow' in part ? 14 : part.text.length * 9

interface EffectAtProps extends PlaceProps {
  readonly chosen: boolean
}

interface PlaceProps {
  readonly effect: EffectSigns
  readonly x: number
  readonly y: number
  readonly width: number
}

/** An action inside a drawing: from x on, around y, as small as the width asks. */
export const EffectAt = still(function EffectAt({
  effect,
  x,
  y,
  width,
  chosen,
}: EffectAtProps): JSX.Element {
  return (
    <g class="effect">
      <circle cx={x + 13} cy={y} r="9.5" fill={chosen ? 'var(--chalk)' : 'var(--well)'} />
      <g class={chosen ? 'limit on' : 'limit'}>
        <SignAt name={limitSign(effect)} x={x + 13} y={y} size={14} />
      </g>
      <PartsAt effect={effect} x={x + 25} y={y} width={width - 28} />
    </g>
  )
})

/** What is paid and what is had, without how often; `middle` lays it around x. */
export const PartsAt = still(function PartsAt({
  effect,
  x,
  y,
  width,
  middle = false,
}: PlaceProps & { readonly middle?: boolean }): JSX.Element {
  const parts = effectParts(effect)
  const need = parts.reduce((sum, part) => sum + widthOf(part), 0)
  const k = Math.min(1, width / need)
  let at = middle ? x - (need * k) / 2 : x
  return (
    <g>
      {parts.map((part, i) => {
        const w = widthOf(part) * k
        const from = at
        at += w
        const key = `${i}`
        if ('sign' in part) {
          return <SignAt key={key} name={part.sign} x={from + w / 2} y={y} size={18.5 * k} />
        }
        if ('text' in part) {
          return (
            <text
              key={key}
              x={from + w / 2}
              y={y + 4.8 * k}
              font-size={15.5 * k}
              font-weight="700"
              text-anchor="middle"
            >
              {part.text}
            </text>
          )
        }
        return (
          <path
            key={key}
            d={`M${from + 2} ${y}h${w - 5}m-3-3 3 3-3 3`}
            fill="none"
            stroke="var(--ink-3)"
            stroke-width="1.4"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        )
      })}
    </g>
  )
})

interface ActionLineProps {
  readonly effect: EffectSigns
  readonly size?: number
}

/** An action among words: once or again and again, its price, an arrow, its gain. */
export const ActionLine = still(function ActionLine({
  effect,
  size = 20,
}: ActionLineProps): JSX.Element {
  return (
    <span class="action-line" aria-hidden="true">
      <span class="limit">
        <Sign name={limitSign(effect)} size={size * 0.75} />
      </span>
      {effectParts(effect).map((part, i) => {
        const key = `${i}`
        if ('sign' in part) return <Sign key={key} name={part.sign} size={size} />
        if ('text' in part) return <b key={key}>{part.text}</b>
        return <Icon key={key} name="arrow" size={size * 0.7} />
      })}
    </span>
  )
})
