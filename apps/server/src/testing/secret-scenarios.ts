import type { TableEvent } from '@guildhall/tables'
import type { SecretScenario } from './server-pair.ts'

/** One of three contracts is kept, and nobody else knows which — GU-ARCHIVISTS-8. */
export const CONTRACTS: SecretScenario = {
  game: 'red-cathedral',
  options: { fourthGuild: 'guild-archivists' },
  instead: (event) => event,
  isSecret: ({ type }) => type === 'keepContract',
}

/** The order of the decks, which nobody knows: the last two cards of each change places. */
export const DECKS: SecretScenario = {
  game: 'craftsmen-builders',
  options: {},
  instead: (event) =>
    event.type === 'started' ? { ...event, setup: event.setup.map(dealt) } : event,
  isSecret: null,
}

function dealt(event: Extract<TableEvent, { type: 'started' }>['setup'][number]) {
  if (!('decks' in event)) return event
  const decks = event.decks as readonly (readonly number[])[]
  return {
    ...event,
    decks: decks.map((deck) => [...deck.slice(0, -2), ...deck.slice(-2).reverse()]),
  }
}
