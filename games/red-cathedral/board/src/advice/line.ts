import type { Message } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { asLongAs, choicesOf } from '@guildhall/ui'
import type { RcDesk, RcMoment } from '../plan.ts'
import { claimed, isOfAClaim } from './claimed.ts'
import { delivered, isDelivery } from './delivered.ts'
import type { RcStep, Said } from './said.ts'
import { isUse, obtained, onceMore, sold, together, used } from './used.ts'

/** Belong to the step before them, which says what they come to; or say nothing. */
const SILENT: readonly Command['type'][] = ['take', 'stop', 'endTurn']

/** A drafted line as the parts of one sentence, to be said in the form `within`. */
export function lineParts({ start, steps }: RcDesk): Message[] {
  const told = together(steps)
  const [first] = told
  // What is asked now is answered in words; later it belongs to what asked.
  const parts: Message[] = first?.command.type === 'take' ? [first.label] : []
  for (let from = 0; from < told.length; ) {
    const said = saidFirst(told.slice(from), told[from - 1]?.after ?? start)
    parts.push(...said.words)
    from += said.steps
  }
  const last = steps.at(-1)
  return parts.length === 0 && last !== undefined ? [last.label] : parts
}

/** The line as a plan: what ends the turn is left to the button that does. */
export function planned({ steps }: RcDesk): Command[] {
  const end = steps.findLastIndex((step) => !endsTurn(step))
  return steps.slice(0, end + 1).map(({ command }) => command)
}

const endsTurn = ({ command, asked }: RcStep): boolean =>
  command.type === 'endTurn' ||
  (command.type === 'stop' && (asked === 'market-next' || asked === 'build-next'))

/** What is to be said first of the steps that are left. */
function saidFirst(steps: readonly RcStep[], before: RcMoment): Said {
  const [first] = steps
  if (first === undefined) return { words: [], steps: 0 }
  if (isOfAClaim(first)) {
    return claimed(asLongAs(steps, isOfAClaim), choicesOf(before, 'claim').length > 1)
  }
  if (isDelivery(first)) return delivered(asLongAs(steps, isDelivery))
  if (isUse(first)) return used(first, steps)
  const { type } = first.command
  if (type === 'sellPrestige') return sold(asLongAs(steps, ({ command }) => command.type === type))
  if (type === 'again' || type === 'marketAgain') return onceMore(first, steps)
  if (type === 'obtain') return obtained(first, steps)
  return { words: SILENT.includes(type) ? [] : [first.label], steps: 1 }
}
