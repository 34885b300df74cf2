import type { Refusal } from '../game.ts'
import { type MessageParams, message } from '../message.ts'

/** A refusal in words: the clause that forbids it, and the key of the sentence that says why. */
export const refuse = (clause: string, reason: string, params: MessageParams = {}): Refusal => ({
  clause,
  message: message(`refusal.${reason}`, params),
})
