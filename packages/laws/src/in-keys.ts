import type { Message, MessageParams } from '@guildhall/kernel'

/**
 * A message by its keys, for tests that must not depend on words:
 * `event.claimed(who player.red, section section.base(tower 2, level 1))`.
 */
export function inKeys({ key, params }: Message): string {
  const named = Object.entries(params).map(([name, value]) => `${name} ${textOf(value)}`)
  return named.length === 0 ? key : `${key}(${named.join(', ')})`
}

const textOf = (value: MessageParams[string]): string =>
  typeof value !== 'object' ? String(value) : 'key' in value ? inKeys(value) : listOf(value)

const listOf = (messages: readonly Message[]): string => messages.map(inKeys).join(' & ')
