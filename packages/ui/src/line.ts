import { type Message, type MessageParams, message } from '@guildhall/kernel'

/** What is told of a step of a line. */
interface Told {
  readonly told: readonly Message[]
}

/** The steps with which a list begins, as long as they are so. */
export function asLongAs<T>(steps: readonly T[], isSo: (step: T) => boolean): readonly T[] {
  const end = steps.findIndex((step) => !isSo(step))
  return end < 0 ? steps : steps.slice(0, end)
}

/** All amounts that a kind of news tells of these steps, each kind once: what is gained, or paid. */
export function amountsIn(steps: readonly Told[], news: string): Message[] {
  const sums = new Map<string, number>()
  for (const { key, params } of steps.flatMap(({ told }) => told)) {
    for (const { key: kind, params: amount } of key === news ? listOf(params['what']) : []) {
      sums.set(kind, (sums.get(kind) ?? 0) + Number(amount['n'] ?? 0))
    }
  }
  return [...sums].flatMap(([kind, n]) => (n === 0 ? [] : [message(kind, { n })]))
}

/** What the first news of a kind says of these steps. */
export const newsIn = (steps: readonly Told[], news: string): MessageParams | undefined =>
  steps.flatMap(({ told }) => told).find(({ key }) => key === news)?.params

const listOf = (value: MessageParams[string] | undefined): readonly Message[] =>
  Array.isArray(value) ? value : []
