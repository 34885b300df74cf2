import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableListItem } from '@guildhall/protocol'
import { type TableView, UNATTENDED } from '@guildhall/tables'
import { afterAll, expect, test } from 'vitest'
import { runServer } from '../testing/run-server.ts'
import { until } from '../testing/until.ts'
import { Visitor } from '../testing/visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'guildhall-unattended-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = () =>
  runServer({
    GUILDHALL_DATA: folder,
    LIMIT_UNATTENDED_DECISIONS: String(UNATTENDED.decisions),
  })

const BOT = { kind: 'bot', bot: 'random' }
const OF_BOTS = {
  ...{ game: 'red-cathedral', players: 4, start: true },
  chairs: [{ kind: 'me' }, BOT, BOT, BOT],
}

/** A bot answers at another table: what was under way before at this one has happened, too. */
async function otherBotPlays(anna: Visitor): Promise<void> {
  const { id } = await anna.ask<TableView>('POST', '/api/tables', OF_BOTS)
  await anna.connect()
  await anna.watch(id)
  const { number } = anna.view(id)
  await anna.submit(id, { type: 'hand', seat: 0, bot: 'random' })
  await until(() => anna.view(id).number > number + 5)
  await anna.submit(id, { type: 'close' })
  await anna.leave()
}

test('bots that were left alone pause, go on for who watches, and pause after a crash', async () => {
  let server = await start()
  const anna = await (await new Visitor(server.url).comeIn('Anna')).connect()
  const { id } = await anna.ask<TableView>('POST', '/api/tables', OF_BOTS)
  const look = (by: Visitor) => by.ask<TableView>('GET', `/api/tables/${id}`)
  const handed = await anna.submit(id, { type: 'hand', seat: 0, bot: 'random' })
  await anna.leave()
  if (!handed.ok) throw new Error('not handed over')
  const paused = handed.number + UNATTENDED.decisions
  await until(async () => (await look(anna)).number >= paused)
  await otherBotPlays(anna)
  expect(await look(anna)).toMatchObject({ number: paused, botsAlone: 'whileWatched' })
  const listed = await anna.ask<TableListItem[]>('GET', '/api/me/tables')
  expect(listed.find((table) => table.id === id)).toMatchObject({ onlyBots: true, due: null })

  await server.end('SIGKILL')
  server = await start()
  const again = anna.elsewhere(server.url)
  expect((await look(again)).number).toBe(paused)
  await otherBotPlays(again)
  expect((await look(again)).number).toBe(paused)

  await again.connect()
  await again.watch(id)
  await until(() => again.view(id).number > paused)
  await server.end()
})
