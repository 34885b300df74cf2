import { type Message, type MessageParams, message } from '../message.ts'

/**
 * How the lines of a log join. A line is named after its event, `event.claimed.banner`; its
 * parameter `who` is the player it is about, and `why` names the card, tile or place behind it.
 */

/** The type of the event that a line is named after. */
export const eventTypeOf = ({ key }: Message): string => key.split('.')[1] ?? ''

type Param = MessageParams[string] | undefined

export const isMessage = (value: Param): value is Message =>
  typeof value === 'object' && 'key' in value

export const isSame = (a: Param, b: Param): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b)

/** Whether both lines have the same words there. */
export const agree = (earlier: Message, later: Message, ...names: readonly string[]): boolean =>
  names.every((name) => isSame(earlier.params[name], later.params[name]))

/** Whether a line is about the same player and names what is behind the later one. */
const isBehind = (earlier: Message, later: Message): boolean =>
  agree(earlier, later, 'who') &&
  Object.values(earlier.params).some((value) => isSame(value, later.params['why']))

/** Messages one after the other, without an "and". */
export const inARow = (messages: readonly Message[]): Message =>
  messages.reduce((one, other) => message('list.comma', { one, other }))

/** Amounts as something gained: "+1 wood, +2 rubles". */
export const plus = (amounts: readonly Message[]): Message => inARow(amounts.map(asGain))

/** An amount as something gained; what is no amount stays as it is. */
export const asGain = (what: Message): Message =>
  what.key.startsWith('amount.') && what.key !== 'amount.nothing'
    ? message('amount.plus', { what })
    : what

/** The list of messages under a name; empty where there is none. */
export const listIn = ({ params }: Message, name: string): readonly Message[] => {
  const value = params[name]
  return Array.isArray(value) ? value : []
}

/** Amounts, each kind once. */
export function addedUp(amounts: readonly Message[]): Message[] {
  const sums = new Map<string, number>()
  for (const { key, params } of amounts) {
    sums.set(key, (sums.get(key) ?? 0) + Number(params['n'] ?? 0))
  }
  return [...sums].map(([key, n]) => message(key, { n }))
}

/** Lines of goods, which a further payment does not go on with. */
const OF_GOODS: readonly string[] = ['event.gained', 'event.paid', 'event.traded']

/** A payment joins the line of what asks for it. */
export function joinPaid(earlier: Message, own: Message): Message | null {
  if (!earlier.key.startsWith('event.') || OF_GOODS.includes(earlier.key)) return null
  if (!isBehind(earlier, own)) return null
  const { who, what: cost, why } = own.params
  return line('line.pay', { who, line: earlier, cost, why })
}

/** A gain joins the line of what gives it, and the payment for it. */
export function joinGained(earlier: Message, own: Message): Message | null {
  if (!isBehind(earlier, own)) return null
  const { params } = earlier
  const { who, what, why } = own.params
  switch (earlier.key) {
    case 'event.gained':
    case 'event.traded':
    case 'line.trade':
      return null
    case 'event.paid':
      return line('event.traded', { who, cost: params['what'], what, why })
    case 'line.pay':
      return line('line.trade', { ...params, what })
    default:
      return gaining(earlier, own)
  }
}

/** A line with what it brings; what it brought before comes first. */
export function gaining(earlier: Message, own: Message): Message {
  const { who, why } = own.params
  const isGain = earlier.key === 'line.gain'
  const before = isGain ? listIn(earlier, 'what') : []
  const what = [...before, ...listIn(own, 'what')]
  const about = isGain ? earlier.params['line'] : earlier
  return line('line.gain', { who, line: about, what, gains: plus(what), why })
}

/** A joined line: of the parameters, those that there are. */
function line(key: string, params: Readonly<Record<string, Param>>): Message {
  const known = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return message(key, Object.fromEntries(known))
}
