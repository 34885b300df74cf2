import { seededChance, withDrawnOptions } from '@guildhall/kernel'
import type { NewTable } from '@guildhall/protocol'
import { findGame } from '@guildhall/registry'
import { openingEvents, type TableEvent, type TableHeader } from '@guildhall/tables'
import { maySeatBot } from '../bots/seatable.ts'
import { englishText } from '../english-text.ts'
import { Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import { insertTable } from '../storage/insert-table.ts'

/**
 * Creates the requested table and returns its id, which is also its link. An existing table with
 * that id stays as it is.
 */
export async function createTable(
  services: Services,
  host: Person,
  wanted: NewTable & { readonly network: string | null },
  id?: string,
): Promise<string> {
  // Tried on a table that is not stored, so that an invalid request leaves nothing behind.
  firstEvents(services, trialHeader(host, wanted), host, wanted)
  const named = id === undefined ? wanted : { ...wanted, id }
  const made = await insertTable(services.storage, { ...named, host: host.id }, services.time.now())
  if (!made.ok) throw badOptions(made.problems)
  const liveTable = await services.tableManager.open(made.value)
  await liveTable?.write((table) =>
    table.number > 0 ? [] : firstEvents(services, table.header, host, wanted),
  )
  return made.value
}

/** The first events of a table, as if the host had requested them. */
function firstEvents(
  services: Services,
  header: TableHeader,
  host: Person,
  wanted: NewTable,
): readonly TableEvent[] {
  const now = services.time.now()
  const knowsBot = (bot: string) => maySeatBot(bot, services.config)
  const decided = openingEvents(header, host, wanted, { now, knowsBot })
  if (decided.ok) return decided.events
  const { code, message } = decided.refusal
  throw new Refused(400, code, englishText(message, wanted.game))
}

function trialHeader(host: Person, wanted: NewTable): TableHeader {
  const definition = findGame(wanted.game)?.definition
  if (definition === undefined)
    throw new Refused(400, 'unknownGame', `Unknown game: "${wanted.game}".`)
  const { players, options } = wanted
  const drawn = withDrawnOptions(definition, { players, options }, seededChance('trial'))
  const opened = drawn.ok ? definition.create(drawn.value) : drawn
  if (!opened.ok) throw badOptions(opened.problems)
  const { title, visibility, spectators } = wanted
  return {
    id: 'trial',
    host: host.id,
    game: opened.value,
    secret: '00'.repeat(32),
    title,
    visibility,
    spectators,
  }
}

const badOptions = (problems: readonly { path: string; message: string }[]): Refused =>
  new Refused(
    400,
    'badOptions',
    problems.map(({ path, message }) => `${path}: ${message}`).join('; '),
  )
