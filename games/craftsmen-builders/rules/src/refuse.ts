import { type MessageParams, message, type Refusal } from '@guildhall/kernel'

/** A refusal in words: the clause that forbids it, and the key of the sentence that says why. */
export const refuse = (clause: string, reason: string, params: MessageParams = {}): Refusal => ({
  clause,
  message: message(`refusal.${reason}`, params),
})
