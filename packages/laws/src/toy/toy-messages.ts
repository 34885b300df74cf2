import { type Message, message } from '@guildhall/kernel'
import type { Command } from './toy-commands.ts'
import type { Event } from './toy-events.ts'

/** The event in words; a deal goes without saying. */
export function describe(event: Event): Message | null {
  const { type, ...rest } = event
  if (event.type === 'dealt') return null
  const params = Object.entries(rest).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value] as const] : [],
  )
  return message(`toy.event.${type}`, Object.fromEntries(params))
}

/** The command in words. */
export function label(command: Command): Message {
  const { type, ...params } = command
  return message(`toy.command.${type}`, { ...params })
}
