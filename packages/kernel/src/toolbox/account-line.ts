import { type Message, type MessageParams, message } from '../message.ts'

/** A sentence of the final score, and the clause behind it. */
export interface AccountLine {
  readonly words: Message
  readonly clause: string
}

/** A line of the final score: the clause, and the key of its sentence. */
export const accountLine = (
  clause: string,
  key: string,
  params: MessageParams = {},
): AccountLine => ({ words: message(key, params), clause })
