import { type Chance, shuffled } from '@guildhall/kernel'
import { CITIES, SPECIALIST_SPACES } from '../../constants.ts'
import type { Event, EventOf } from '../../events.ts'
import type { RulesData } from '../../rules-data.ts'

/** The setup of the Grand Duchy, after the workshop tiles — CT-2.6 to CT-2.9, CT-2.11. */
export function layDuchy(
  rules: RulesData,
  chance: Chance,
  { plan }: EventOf<'setUp'>,
): readonly Event[] {
  const towers = rules.plans.find(({ id }) => id === plan)?.middles.length ?? 0
  const cities = shuffled(CITIES, chance).slice(0, towers) // CT-2.6, CT-2.7
  const drawn = shuffled(rules.parts.duchy.specialists, chance).slice(0, SPECIALIST_SPACES.length) // CT-2.8
  return [
    {
      type: 'duchyLaid',
      cities,
      specialists: drawn.map(({ id }) => id),
      permits: rules.parts.duchy.startPermits,
      contractors: rules.parts.duchy.bonuses.length,
    },
  ]
}
