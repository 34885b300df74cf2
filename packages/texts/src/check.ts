import type { Message } from '@guildhall/kernel'
import { type Catalogue, parametersOf } from './catalogue.ts'

/** What does not fit between a catalogue and the messages that use it. */
export interface CatalogueCheck {
  /** Keys of messages for which there are no words. */
  readonly missingKeys: readonly string[]
  /** Keys of the catalogue that no message has. */
  readonly unusedKeys: readonly string[]
  /** Parameters that words need and a message lacks, as `key: name`. */
  readonly missingParameters: readonly string[]
}

/** Compares a catalogue with messages, those inside of messages included. */
export function checkCatalogue(catalogue: Catalogue, messages: Iterable<Message>): CatalogueCheck {
  const used = new Set<string>()
  const missingKeys = new Set<string>()
  const missingParameters = new Set<string>()
  for (const { key, params } of withInner(messages)) {
    used.add(key)
    const entry = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
    if (entry === undefined) missingKeys.add(key)
    else {
      for (const name of parametersOf(entry)) {
        if (!Object.hasOwn(params, name)) missingParameters.add(`${key}: ${name}`)
      }
    }
  }
  return {
    missingKeys: [...missingKeys].sort(),
    unusedKeys: Object.keys(catalogue).filter((key) => !used.has(key)),
    missingParameters: [...missingParameters].sort(),
  }
}

function* withInner(messages: Iterable<Message>): Iterable<Message> {
  for (const message of messages) {
    yield message
    for (const value of Object.values(message.params)) {
      if (typeof value === 'object') yield* withInner('key' in value ? [value] : value)
    }
  }
}
