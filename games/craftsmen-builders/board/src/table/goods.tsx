import type { GoodsOfChoice, PrintedEffect } from '@guildhall/craftsmen-builders'
import type { Message } from '@guildhall/kernel'
import { Icon } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Sign } from '../art/sign.tsx'
import { message } from '../board-message.ts'
import { KINDS } from '../board-types.ts'

const ALL = [...KINDS, 'choice'] as const

/** Goods as a list that can be said. */
export function goodsWords(goods: GoodsOfChoice): Message[] {
  const named = ALL.flatMap((kind) => {
    const n = goods[kind] ?? 0
    return n > 0 ? [message(`amount.${kind}`, { n })] : []
  })
  return named.length > 0 ? named : [message('amount.nothing')]
}

/** Goods as numbers and signs; what holds them says them in words. */
export function Goods({
  goods,
  size = 18,
}: {
  readonly goods: GoodsOfChoice
  readonly size?: number
}): JSX.Element {
  return (
    <span class="cb-goods" aria-hidden="true">
      {ALL.flatMap((kind) => {
        const n = goods[kind] ?? 0
        return n > 0
          ? [
              <span key={kind}>
                {n}
                <Sign name={kind} size={size} />
              </span>,
            ]
          : []
      })}
    </span>
  )
}

/** What a line does: paid, then gained. */
export function EffectLine({
  effect,
  size = 17,
}: {
  readonly effect: PrintedEffect
  readonly size?: number
}): JSX.Element {
  const { word, max, pay, gain } = effect
  if (word !== 'trade') {
    return (
      <span class="cb-effect" aria-hidden="true">
        <Sign name={word === 'produce' ? 'income' : 'build'} size={size + 2} />
      </span>
    )
  }
  const pays = Object.keys(pay).length > 0
  return (
    <span class="cb-effect" aria-hidden="true">
      {max > 1 && <b>{max}×</b>}
      {pays && <Goods goods={pay} size={size} />}
      {pays && <Icon name="arrow" size={12} />}
      <Goods goods={gain} size={size} />
    </span>
  )
}
