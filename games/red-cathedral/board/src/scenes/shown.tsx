import type { View } from '@guildhall/red-cathedral'
import type { Beat, Shown } from '@guildhall/ui'
import { Banner } from '../art/flags.tsx'
import { Sign } from '../art/sign.tsx'
import { type Goods, MATERIALS } from '../board-types.ts'

export const NOTHING: Shown = { beats: [], changed: [] }
export const only = (...changed: string[]): Shown => ({ beats: [], changed })

/** A banner goes to a section, and the scaffold goes up. */
export function raised(view: View, seat: number, number: number): Shown {
  const section = `section ${number}`
  const colour = view.players[seat]?.colour
  const beats: Beat[] = [
    { kind: 'rise', piece: section },
    { kind: 'rise', piece: `banner ${number}` },
  ]
  if (colour !== undefined) {
    const picture = <Banner colour={colour} size={18} />
    beats.unshift({ kind: 'fly', picture, n: 1, from: `seat ${seat}`, to: section })
  }
  return { beats, changed: [section] }
}

export const flown = (name: string, from: string, to: string): Shown => ({
  beats: [{ kind: 'fly', picture: <Sign name={name} size={28} />, n: 1, from, to }],
  changed: [from, to],
})

interface Gain {
  readonly goods?: Goods
  readonly rubles?: number
  readonly recognition?: number
  readonly prestige?: number
  readonly permits?: number
}

/** Goods go to the inventory, rubles to their owner, points to the track. */
export function gained(seat: number, from: string, gain: Gain): Shown {
  const parts: readonly (readonly [sign: string, n: number, to: string])[] = [
    ...MATERIALS.map((kind) => [kind, gain.goods?.[kind] ?? 0, `store ${seat}`] as const),
    ['ruble', gain.rubles ?? 0, `seat ${seat}`],
    ['permit', gain.permits ?? 0, `seat ${seat}`],
    ['recognition', gain.recognition ?? 0, `pin ${seat}`],
    ['prestige', gain.prestige ?? 0, `pin ${seat}`],
  ]
  const given = parts.filter(([, n]) => n > 0)
  return {
    beats: given.map(([sign, n, to]) => ({
      ...{ kind: 'fly', picture: <Sign name={sign} size={28} />, n, from, to },
    })),
    changed: [...new Set(given.map(([, , to]) => to))],
  }
}
