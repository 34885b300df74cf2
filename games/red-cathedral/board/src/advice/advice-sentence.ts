import type { Message } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { asLongAs, choicesOf, inParts, type LinePart, untilTheEnd } from '@guildhall/ui'
import type { RcDraft, RcMoment } from '../plan.ts'
import { claimed, isOfAClaim } from './claimed.ts'
import { delivered, isDelivery } from './delivered.ts'
import type { RcStep } from './step.ts'
import { isUse, obtained, onceMore, sold, together, used } from './used.ts'

/** Belong to the step before them, which says what they come to; or say nothing. */
const SILENT: readonly Command['type'][] = ['take', 'stop', 'endTurn']

/** A drafted line as the parts of one sentence, to be said with the texts of `locales` here. */
export const lineParts = ({ start, steps }: RcDraft): Message[] =>
  inParts(together(steps), (left, before) => {
    const [first] = left
    // What is asked now is answered in words; later it belongs to what asked.
    if (before === undefined && first?.command.type === 'take') {
      return { messages: [first.label], steps: 1 }
    }
    return saidFirst(left, before?.after ?? start)
  })

/** The line as a plan: what ends the turn is left to the button that does. */
export const planned = ({ steps }: RcDraft): Command[] => untilTheEnd(steps, endsTurn)

const endsTurn = ({ command, asked }: RcStep): boolean =>
  command.type === 'endTurn' ||
  (command.type === 'stop' && (asked === 'market-next' || asked === 'build-next'))

/** What is to be said first of the steps that are left. */
function saidFirst(steps: readonly RcStep[], before: RcMoment): LinePart {
  const [first] = steps
  if (first === undefined) return { messages: [], steps: 0 }
  if (isOfAClaim(first)) {
    return claimed(asLongAs(steps, isOfAClaim), choicesOf(before, 'claim').length > 1)
  }
  if (isDelivery(first)) return delivered(asLongAs(steps, isDelivery))
  if (isUse(first)) return used(first, steps)
  const { type } = first.command
  if (type === 'sellPrestige') return sold(asLongAs(steps, ({ command }) => command.type === type))
  if (type === 'again' || type === 'marketAgain') return onceMore(first, steps)
  if (type === 'obtain') return obtained(first, steps)
  return { messages: SILENT.includes(type) ? [] : [first.label], steps: 1 }
}
