import type { Command } from '@guildhall/craftsmen-builders'
import { type Message, message } from '@guildhall/kernel'
import type { CbDesk } from '../plan.ts'

type CbStep = CbDesk['steps'][number]

/** A drafted line as the parts of one sentence, to be said in the form `within`. */
export function lineParts({ steps }: CbDesk): Message[] {
  const parts = steps.flatMap((step, index) => partOf(step, steps[index + 1], steps[index - 2]))
  const last = steps.at(-1)
  return parts.length === 0 && last !== undefined ? [last.label] : parts
}

/** The line as a plan: what ends the turn is left to the button that does. */
export function planned({ steps }: CbDesk): Command[] {
  const end = steps.findLastIndex(({ command }) => command.type !== 'endTurn')
  return steps.slice(0, end + 1).map(({ command }) => command)
}

/** What a step says; nothing where the one before or after it says the same. */
function partOf(step: CbStep, next: CbStep | undefined, chosen: CbStep | undefined): Message[] {
  const { command, label } = step
  const builds = next?.command.type === 'chooseBuilding'
  switch (command.type) {
    case 'endTurn':
      return []
    case 'place':
      return [builds ? message(`${label.key.replace('choice', 'advice')}`, label.params) : label]
    case 'realise':
      return [next?.command.type === 'choose' ? message('advice.realise', label.params) : label]
    case 'choose':
      return builds ? [] : [label]
    case 'replaceCoins':
      // In coins as far as it costs coins: that was said with the building.
      return JSON.stringify(label.params['what']) === JSON.stringify(chosen?.label.params['cost'])
        ? []
        : [label]
    default:
      return [label]
  }
}
