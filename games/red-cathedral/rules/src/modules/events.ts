import type { ModuleEvent } from '../events.ts'
import type { EventRule } from '../rule-types.ts'
import { CONTRACTORS_EVENTS } from './contractors/event-rules.ts'
import { ARCHIVISTS_EVENTS } from './guilds/archivists/event-rules.ts'
import { tileLent } from './guilds/artisans/lent-tile.ts'
import { BRICKMAKERS_EVENTS } from './guilds/brickmakers/facts.ts'
import { FOREMEN_EVENTS } from './guilds/foremen/facts.ts'
import { JEWELERS_EVENTS } from './guilds/jewelers/facts.ts'
import { MASTERBUILDERS_EVENTS } from './guilds/masterbuilders/facts.ts'
import { SOLITAIRE_EVENTS } from './solitaire/event-rules.ts'
import { VOCABULARY_EVENTS } from './vocabulary/event-rules.ts'

type ModuleEventType = ModuleEvent['type']

const EVENTS: { readonly [T in ModuleEventType]: EventRule<T> } = {
  ...VOCABULARY_EVENTS,
  ...CONTRACTORS_EVENTS,
  ...JEWELERS_EVENTS,
  tileLent,
  ...SOLITAIRE_EVENTS,
  ...FOREMEN_EVENTS,
  ...BRICKMAKERS_EVENTS,
  ...ARCHIVISTS_EVENTS,
  ...MASTERBUILDERS_EVENTS,
}

/** The rule of a fact that a module adds. */
export const moduleEvent = (type: ModuleEventType): EventRule<ModuleEventType> =>
  EVENTS[type] as EventRule<ModuleEventType>

/** The same for any fact; undefined for those of the base game. */
export const moduleEventOf = (type: string): EventRule<ModuleEventType> | undefined =>
  Object.hasOwn(EVENTS, type) ? moduleEvent(type as ModuleEventType) : undefined
