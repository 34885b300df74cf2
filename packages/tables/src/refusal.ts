import { type Message, type MessageParams, message, type Refusal } from '@guildhall/kernel'
import type { Texts } from './locales/en.ts'

/** Why a command was refused: a message for the person, a code for the program. */
export interface TableRefusal {
  /** `rules` where the game itself refuses. */
  readonly code: string
  readonly message: Message
  /** The clause of the rulebook, where the game itself refuses. */
  readonly clause?: string
  /** Which command of a turn was refused, from 0. */
  readonly index?: number
}

export type RefusalCode = keyof Texts extends infer K
  ? K extends `refused.${infer Code}`
    ? Code
    : never
  : never

export const refused = (code: RefusalCode, params: MessageParams = {}): TableRefusal => ({
  code,
  message: message(`refused.${code}`, params),
})

export const refusedByRules = ({ clause, message }: Refusal): TableRefusal => ({
  code: 'rules',
  clause,
  message,
})
