import { item } from '@guildhall/kernel'
import { count } from '../bundle.ts'
import { DICE, MATERIALS } from '../constants.ts'
import type { Effect } from '../effects/compile.ts'
import { stepRule } from '../lookup.ts'
import type { Amounts, AtSpaces } from '../modules/base/effect-types.ts'
import type { EffectStep } from '../modules/types.ts'
import type { ModuleSigns, RulesData } from '../rules-data.ts'
import { backOf } from './printed.ts'
import { type Sign, sign } from './sign.ts'

export type { Sign } from './sign.ts'

/** What is printed at a table, as signs: for those who draw it instead of saying it. */
export interface PrintedSigns extends ModuleSigns {
  /** What stands on a card or a tile; nothing for an id that is none of them. */
  readonly on: (id: string) => ComponentSigns
  /** The prestige of a position on the score track, and how long a lap is — RC-3.3. */
  readonly prestigeAt: (position: number) => number
  readonly lap: number
  /** What each finished section and each ornament adds to the worth of a tower — RC-12.14. */
  readonly perFinishedSection: number
  readonly perOrnament: number
}

export interface ComponentSigns {
  /** The guild of an influence card; null for everything else. */
  readonly guild: string | null
  /** What is on its back; null where that is nothing. */
  readonly back: string | null
  /** One entry for a tile, one for each action of a card. */
  readonly effects: readonly EffectSigns[]
}

export interface EffectSigns {
  /** The id by which an action is used. */
  readonly id: string
  /** Once, as often as it is paid for, or so many times. */
  readonly limit: 'once' | 'repeat' | number
  readonly pay: readonly Sign[]
  readonly gain: readonly Sign[]
}

export const signsIn = (rules: RulesData): PrintedSigns => ({
  on: (id) => signsOn(rules, id),
  prestigeAt: (position) => rules.track.prestigeAt(position),
  lap: rules.track.lap,
  perFinishedSection: rules.perFinishedSection,
  perOrnament: rules.perOrnament,
  ...rules.signs(rules),
})

function signsOn(rules: RulesData, id: string): ComponentSigns {
  const card = rules.influenceCards.find((entry) => entry.id === id)
  const place = rules.effectPlace.get(id)
  const places = card?.actions ?? (place === undefined ? [] : [place])
  const effects = places.map((effect) => effectSigns(rules, item(rules.effects, effect)))
  return { guild: card?.group ?? null, back: backOf(rules, id)?.sign ?? null, effects }
}

function effectSigns(
  rules: RulesData,
  { id, repeat, most, pay, steps, required }: Effect,
): EffectSigns {
  const asked = required !== null && steps.includes(required) ? [required] : []
  return {
    id,
    limit: most > 0 ? most : repeat ? 'repeat' : 'once',
    pay: [...(pay === null ? [] : [pay]), ...asked].flatMap((step) => stepSigns(rules, step)),
    gain: steps.filter((step) => step !== required).flatMap((step) => stepSigns(rules, step)),
  }
}

function stepSigns(rules: RulesData, step: EffectStep): readonly Sign[] {
  switch (step.word) {
    case 'pay':
    case 'gain':
      return goodsSigns(step, step.word === 'gain' ? step.counter : null)
    case 'anyOrder':
      return step.parts.flatMap((part) =>
        item(rules.effects, part).steps.flatMap((inner) => stepSigns(rules, inner)),
      )
    case 'obtain':
      return [{ of: [spaceSign(step)], n: 1, per: step.perDie ? 'die' : null }]
    default:
      return stepRule(rules, step.word).signs?.(step) ?? [sign(step.word, 1)]
  }
}

function goodsSigns(step: Amounts, per: string | null): Sign[] {
  const certain: [string, number][] = [
    ...MATERIALS.map((kind, place): [string, number] => [kind, count(step.goods, place)]),
    ['ruble', step.rubles],
    ['recognition', step.recognition],
    ['prestige', step.prestige],
    ['permit', step.permits],
  ]
  const chosen = MATERIALS.filter((_, place) => count(step.choice, place) > 0)
  const parts: [readonly string[], number][] = [
    [chosen, step.units],
    ...certain.map(([kind, n]): [readonly string[], number] => [[kind], n]),
  ]
  return parts.filter(([, n]) => n > 0).map(([of, n]) => ({ of, n, per }))
}

/** `die-red`, or which spaces can be chosen: `space-any`, `space-anyDie`, `space-cardQuadrant`. */
const spaceSign = ({ spaces, die }: AtSpaces): string =>
  spaces === 'die' ? `die-${item(DICE, die)}` : `space-${spaces}`
