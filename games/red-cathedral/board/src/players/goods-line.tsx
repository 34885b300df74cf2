import type { JSX } from 'preact'
import { Sign } from '../art/sign.tsx'
import { type Goods, MATERIALS } from '../board-types.ts'

interface GoodsLineProps {
  readonly goods?: Goods
  readonly rubles?: number
  readonly recognition?: number
  readonly prestige?: number
  readonly permits?: number
  readonly size?: number
}

/** Goods as signs with their numbers; what there is none of is left out. */
export function GoodsLine({ goods = {}, size = 20, ...more }: GoodsLineProps): JSX.Element {
  const all: [string, number][] = [
    ...MATERIALS.map((kind): [string, number] => [kind, goods[kind] ?? 0]),
    ['ruble', more.rubles ?? 0],
    ['recognition', more.recognition ?? 0],
    ['prestige', more.prestige ?? 0],
    ['permit', more.permits ?? 0],
  ]
  return (
    <span class="goods-line">
      {all
        .filter(([, n]) => n !== 0)
        .map(([kind, n]) => (
          <span key={kind}>
            <b>{n}</b>
            <Sign name={kind} size={size} />
          </span>
        ))}
    </span>
  )
}
