import type { TableView } from '@guildhall/tables'
import { expect, test } from 'vitest'
import { runServer } from './testing/run-server.ts'
import { playedBesides, playTurn } from './testing/two-player-table.ts'
import { Visitor } from './testing/visitor.ts'

test('a table hears that its bots think shorter, also whoever comes later; they decide all the same', async () => {
  const server = await runServer({ LIMIT_THINKING_MS_PER_MINUTE: '0' })
  try {
    const anna = await (await new Visitor(server.url).comeIn('Anna')).connect()
    const { id } = await anna.ask<TableView>('POST', '/api/tables', {
      ...{ game: 'red-cathedral', players: 2 },
      chairs: [{ kind: 'bot', bot: 'guildmaster' }, { kind: 'me' }],
    })
    await anna.watch(id)
    const played = anna.until(playedBesides(1))
    const hurries = anna.until((message) => message.type === 'hurry')
    expect(await anna.submit(id, { type: 'start' })).toMatchObject({ ok: true })
    await playTurn(anna, id) // where she is the first
    expect(await hurries).toEqual({ type: 'hurry', table: id, hurries: true })
    await played
    const later = await new Visitor(server.url).connect()
    const heard = later.until((message) => message.type === 'hurry')
    await later.watch(id)
    expect(await heard).toEqual({ type: 'hurry', table: id, hurries: true })
    await Promise.all([anna.leave(), later.leave()])
  } finally {
    await server.end()
  }
})
