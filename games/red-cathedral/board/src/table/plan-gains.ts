import { movedIn, type RcDraft, type RcGroup } from '../plan.ts'

/** What a step gives, by kind. */
export function gained({ steps }: RcGroup): [string, number][] {
  const sum = new Map<string, number>()
  for (const event of steps.flatMap(({ events }) => events) as readonly GainEvent[]) {
    if (event.type !== 'gained') continue
    const { goods = {}, rubles = 0, recognition = 0, prestige = 0, permits = 0 } = event
    const all = { ...goods, ruble: rubles, recognition, prestige, permit: permits }
    for (const [kind, n] of Object.entries(all)) if (n > 0) sum.set(kind, (sum.get(kind) ?? 0) + n)
  }
  return [...sum]
}

interface GainEvent {
  readonly type: string
  readonly goods?: Readonly<Record<string, number>>
  readonly rubles?: number
  readonly recognition?: number
  readonly prestige?: number
  readonly permits?: number
}

/** What the moved die shows. */
export const pipsOf = (draft: RcDraft): number => {
  const moved = movedIn(draft)
  const dice = draft.now.view.market.flatMap(({ dice: each }) => each)
  return dice.find(({ die }) => die === moved?.die)?.value ?? 0
}
