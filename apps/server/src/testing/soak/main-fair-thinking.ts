import { randomUUID } from 'node:crypto'
import type { TableView } from '@guildhall/tables'
import { runServer } from '../run-server.ts'
import { playedBesides, playTurn } from '../two-player-table.ts'
import { Visitor } from '../visitor.ts'

/** How long somebody waits for an opponent while another person keeps the bots busy at many tables. */
const [tables = '20', rounds = '5'] = process.argv.slice(2)

const THREE = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'guildmaster' }))

const newTable = (host: Visitor, start: boolean): Promise<TableView> =>
  host.ask('POST', '/api/tables', {
    ...{ game: 'red-cathedral', players: 4, start },
    chairs: [...THREE, { kind: 'me' }],
  })

const server = await runServer()
try {
  const ann = await new Visitor(server.url).comeIn('Ann')
  for (let i = 0; i < Number(tables); i++) await newTable(ann, true)
  const bob = await (await new Visitor(server.url).comeIn('Bob')).connect()
  for (let round = 1; round <= Number(rounds); round++) {
    const { id } = await newTable(bob, false)
    await bob.watch(id)
    const decided = bob.until(playedBesides(3))
    await bob.submit(id, { type: 'start' })
    await playTurn(bob, id) // where he is the first
    const start = performance.now()
    await decided
    const ms = Math.round(performance.now() - start)
    console.log(`first decision at Bob's table ${round}, besides ${tables} of Ann's: ${ms} ms`)
    const request = { id: randomUUID(), seen: 0, wish: { type: 'leave' } }
    await bob.call('POST', `/api/tables/${id}/requests`, request)
  }
  await bob.leave()
} finally {
  await server.end()
}
