import type { Message } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { amountsIn, asLongAs, type LinePart } from '@guildhall/ui'
import { dynamicMessage, message } from '../board-message.ts'
import type { RcStep } from './step.ts'

const USES: readonly Command['type'][] = ['useAction', 'useWorkshop', 'activate']
const OF_A_USE: readonly Command['type'][] = ['payWith', 'take', 'again', 'chooseSpace']
const FREE: readonly Command['type'][] = ['sellPrestige', 'buyPermit']
/** What a card that can be used again and again lets one do each time, and what may be done there. */
const BETWEEN: readonly Command['type'][] = [
  'deliver',
  'deliverDiamond',
  'decorate',
  'decorateWith',
  ...FREE,
]
const ENDS: readonly Command['type'][] = ['stop', 'reroll', 'pass', 'endTurn']

export const isUse = (step: RcStep | undefined): boolean =>
  step !== undefined && USES.includes(step.command.type)

const isBetween = (step: RcStep | undefined): boolean =>
  step !== undefined && BETWEEN.includes(step.command.type)

/** A line in which what is used once more stands beside its first use: so both are told in one go. */
export function together(steps: readonly RcStep[]): readonly RcStep[] {
  const ordered: RcStep[] = []
  // Where what belongs to the last use comes, if it may still be used, and whether it is the last step.
  let place = -1
  let isOpen = false
  for (const [index, step] of steps.entries()) {
    const { type } = step.command
    // Where the use came before the line, what is done with it says enough.
    if (type === 'again' && place < 0 && isBetween(steps[index + 1])) continue
    const belongs: boolean = place >= 0 && (type === 'again' || (isOpen && OF_A_USE.includes(type)))
    if (belongs) ordered.splice(place++, 0, step)
    else ordered.push(step)
    if (isUse(step)) place = ordered.length
    else if (!belongs && !isBetween(step)) place = -1
    isOpen = belongs || isUse(step)
  }
  return ordered
}

/** What is done with a card or a workshop, however often: what it brings, and what for. */
export function used(first: RcStep, steps: readonly RcStep[]): LinePart {
  const run = [first, ...asLongAs(steps.slice(1), (step) => isOf(first, step))]
  const { params } = first.label
  const what = dynamicMessage(
    first.command.type === 'useAction' ? 'advice.card' : 'advice.workshop',
    params,
  )
  const next = steps.slice(run.length).find(({ command }) => !FREE.includes(command.type))
  // What it lets one do is told by what is done.
  const asks = next !== undefined && next.asked !== first.asked && !ENDS.includes(next.command.type)
  const text = (): Message => {
    const cost = amountsIn(run, 'event.paid')
    if (!asks) return first.label
    return cost.length > 0 ? message('advice.use.for', { what, cost }) : what
  }
  return { messages: [brought(what, run) ?? text()], steps: run.length }
}

/** What is done once more: with what was used before the line began, or by leave of a card. */
export function onceMore(first: RcStep, steps: readonly RcStep[]): LinePart {
  if (isObtaining(first)) return obtained(first, steps)
  if (isUse(steps[1])) return { messages: [], steps: 1 }
  const isSame = ({ label }: RcStep) => label.key === first.label.key
  const run = asLongAs(steps, (step) => isSame(step) || OF_A_USE.includes(step.command.type))
  const text = brought(first.label, run)
  return text === null
    ? { messages: [first.label], steps: 1 }
    : { messages: [text], steps: run.length }
}

/** Something with what it brings, and what for; null where it brings nothing. */
function brought(what: Message, run: readonly RcStep[]): Message | null {
  const gain = amountsIn(run, 'event.gained')
  const cost = amountsIn(run, 'event.paid')
  if (gain.length === 0) return null
  return message(cost.length > 0 ? 'advice.use.paid' : 'advice.use', { what, gain, cost })
}

/** Whether a step goes on with a use: the same workshop once more does as well. */
function isOf({ command: first }: RcStep, { command }: RcStep): boolean {
  if (OF_A_USE.includes(command.type)) return true
  if (first.type === 'useAction' || !('space' in first)) return false
  if (command.type === 'marketAgain') return command.action === 'workshop'
  return USES.includes(command.type) && 'space' in command && command.space === first.space
}

/** What a space gives, once it is known what of it is taken. */
export function obtained(first: RcStep, steps: readonly RcStep[]): LinePart {
  const run = asLongAs(steps, (step) => isObtaining(step) || step.command.type === 'take')
  const what = amountsIn(run, 'event.gained')
  if (what.length > 0) return { messages: [message('advice.obtain', { what })], steps: run.length }
  // Where there is no room for it, it is not worth a word.
  return { messages: run.length < steps.length ? [] : [first.label], steps: run.length }
}

const isObtaining = ({ command }: RcStep): boolean =>
  command.type === 'obtain' || (command.type === 'marketAgain' && command.action === 'obtain')

/** Prestige that is given up at once, as one sale: it comes to the same — RC-5.1. */
export function sold(steps: readonly RcStep[]): LinePart {
  const sum = (of: string) =>
    steps.reduce((all, { label }) => all + Number(label.params[of] ?? 0), 0)
  const text = message('choice.sellPrestige', { n: sum('n'), rubles: sum('rubles') })
  return { messages: [text], steps: steps.length }
}
