/**
 * A text for a person, as a key of the message catalogue with its parameters. A parameter
 * may be a message itself, or a list of them, so that a sentence can name goods, dice and sections
 * in the reader's language.
 */
export interface Message {
  readonly key: string
  readonly params: MessageParams
}

export interface MessageParams {
  readonly [name: string]: string | number | Message | readonly Message[]
}

/** A message with its parameters. */
export const message = (key: string, params: MessageParams = {}): Message => ({ key, params })
