import { type Message, type MessageParams, message } from '@guildhall/kernel'

/** What a step of a line leads to, in words. */
interface Described {
  readonly descriptions: readonly Message[]
}

/** Parts of a sentence, and how many steps they say. */
export interface LinePart {
  readonly messages: readonly Message[]
  readonly steps: number
}

/**
 * A line as the parts of one sentence: again and again what is to be said first of the steps that
 * are left, and which step was before them. Where nothing is to be said, its last step is.
 */
export function inParts<T extends { readonly label: Message }>(
  steps: readonly T[],
  saidFirst: (left: readonly T[], before: T | undefined) => LinePart,
): Message[] {
  const parts: Message[] = []
  for (let from = 0; from < steps.length; ) {
    const said = saidFirst(steps.slice(from), steps[from - 1])
    parts.push(...said.messages)
    from += said.steps
  }
  const last = steps.at(-1)
  return parts.length === 0 && last !== undefined ? [last.label] : parts
}

/** The commands of a line without what only ends the turn. */
export function untilTheEnd<T extends { readonly command: unknown }>(
  steps: readonly T[],
  endsTurn: (step: T) => boolean,
): T['command'][] {
  const end = steps.findLastIndex((step) => !endsTurn(step))
  return steps.slice(0, end + 1).map(({ command }) => command)
}

/** The steps with which a list begins, as long as they are so. */
export function asLongAs<T>(steps: readonly T[], isSo: (step: T) => boolean): readonly T[] {
  const end = steps.findIndex((step) => !isSo(step))
  return end < 0 ? steps : steps.slice(0, end)
}

/** All amounts that events of a kind bring in these steps, each kind once: what is gained, or paid. */
export function amountsIn(steps: readonly Described[], news: string): Message[] {
  const sums = new Map<string, number>()
  for (const { key, params } of steps.flatMap(({ descriptions }) => descriptions)) {
    for (const { key: kind, params: amount } of key === news ? listOf(params['what']) : []) {
      sums.set(kind, (sums.get(kind) ?? 0) + Number(amount['n'] ?? 0))
    }
  }
  return [...sums].flatMap(([kind, n]) => (n === 0 ? [] : [message(kind, { n })]))
}

/** What the first news of a kind says of these steps. */
export const newsIn = (steps: readonly Described[], news: string): MessageParams | undefined =>
  steps.flatMap(({ descriptions }) => descriptions).find(({ key }) => key === news)?.params

const listOf = (value: MessageParams[string] | undefined): readonly Message[] =>
  Array.isArray(value) ? value : []
