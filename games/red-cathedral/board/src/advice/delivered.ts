import type { Message } from '@guildhall/kernel'
import { type LinePart, newsIn } from '@guildhall/ui'
import { message } from '../board-message.ts'
import { MATERIALS } from '../board-types.ts'
import type { RcStep } from './step.ts'

export const isDelivery = ({ command }: RcStep): boolean =>
  command.type === 'deliver' || command.type === 'deliverDiamond'

/**
 * All that sections get in a row, each of them told once: then those that this completes. What came
 * first does not matter, and is not told: so lines that come to the same are said alike.
 */
export function delivered(steps: readonly RcStep[]): LinePart {
  const sections = new Map<number, RcStep[]>()
  for (const step of steps) {
    const { section } = step.command as { readonly section: number }
    sections.set(section, [...(sections.get(section) ?? []), step])
  }
  const loads: Message[] = []
  const completed: Message[] = []
  for (const [, of] of [...sections].sort(([a], [b]) => a - b)) {
    const { section = '' } = of[0]?.label.params ?? {}
    const what = whatIn(of)
    const news = newsIn(of, 'event.completed')
    if (news === undefined) loads.push(message('advice.load', { what, section }))
    else completed.push(message('advice.complete', { what, section, gain: news['what'] ?? '' }))
  }
  const text = loads.length === 0 ? [] : [message('advice.deliver', { loads })]
  return { messages: [...text, ...completed], steps: steps.length }
}

/** Materials by their number, and diamonds by what they stand for. */
function whatIn(steps: readonly RcStep[]): Message[] {
  const numberOf = (kind: string) =>
    steps.filter(({ command }) => command.type === 'deliver' && command.material === kind).length
  const diamonds = steps.filter(({ command }) => command.type === 'deliverDiamond')
  return [
    ...MATERIALS.flatMap((kind) => {
      const n = numberOf(kind)
      return n === 0 ? [] : [message(`amount.${kind}`, { n })]
    }),
    ...diamonds.map(({ label }) =>
      message('advice.diamond', { material: label.params['material'] ?? '' }),
    ),
  ]
}
