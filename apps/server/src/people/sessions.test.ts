import { expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'
import { People } from './people.ts'
import { hashOf } from './sessions.ts'

const DAY = 24 * 60 * 60 * 1000
const LIFETIMES = { idle: 30 * DAY, absolute: 180 * DAY, guestIdle: 90 * DAY, recent: 600_000 }
const START = 1_800_000_000_000

onBothDatabases((database) => {
  let now = START
  const people = () => new People(database().storage.db, LIFETIMES, () => now)
  const account = async (): Promise<{ readonly id: string; readonly kind: 'account' }> => {
    now = START
    const { db } = database().storage
    const { id } = await people().makeGuest('Anna', 'de')
    await db.updateTable('people').set({ kind: 'account' }).where('id', '=', id).execute()
    return { id, kind: 'account' }
  }

  test('a session ends 30 days after its last use', async () => {
    const anna = await account()
    const token = await people().sessions.start(anna, 'Firefox')
    now += 29 * DAY
    expect(await people().sessions.find(token)).toMatchObject({ person: { name: 'Anna' } })
    now += 29 * DAY
    expect(await people().sessions.find(token)).not.toBeNull()
    now += 30 * DAY
    expect(await people().sessions.find(token)).toBeNull()
    await people().sessions.sweep()
    expect(await database().storage.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  test('and 180 days after it began, however much it is used', async () => {
    const token = await people().sessions.start(await account(), 'Firefox')
    for (let day = 20; day < 180; day += 20) {
      now = START + day * DAY
      expect(await people().sessions.find(token)).not.toBeNull()
    }
    now = START + 180 * DAY
    expect(await people().sessions.find(token)).toBeNull()
  })

  test('but a guest, who cannot sign in again, is kept for 90 days after every visit', async () => {
    now = START
    const guest = await people().makeGuest('Gast', 'de')
    const token = await people().sessions.start(guest, 'Firefox')
    for (let visit = 1; visit < 6; visit++) {
      now += 89 * DAY
      expect(await people().sessions.find(token)).not.toBeNull()
    }
    now += 90 * DAY
    expect(await people().sessions.find(token)).toBeNull()
  })

  test('sessions are listed, and ended one by one by their owner alone', async () => {
    const anna = await account()
    const boris = await account()
    const first = await people().sessions.start(anna, 'Firefox')
    now += 1000
    const second = await people().sessions.start(anna, 'Chrome')
    expect(await people().sessions.list(anna.id)).toMatchObject([
      { label: 'Chrome', created: START + 1000 },
      { label: 'Firefox', created: START },
    ])
    expect(await people().sessions.end(boris.id, hashOf(first))).toBe(false)
    expect(await people().sessions.end(anna.id, hashOf(first))).toBe(true)
    expect(await people().sessions.find(first)).toBeNull()
    expect(await people().sessions.find(second)).not.toBeNull()
  })

  test('a token has its scopes and ends in time; signing out everywhere ends it at once', async () => {
    const anna = await account()
    const { tokens } = people()
    const wanted = { label: 'bot', scopes: ['read'] as const, expires: START + 7 * DAY }
    const { token } = await tokens.make(anna.id, wanted)
    const later = await tokens.make(anna.id, { ...wanted, expires: START + 90 * DAY })
    const session = await people().sessions.start(anna, 'Firefox')
    const hashes = [token, later.token, session].map(hashOf)
    now = START + 7 * DAY - 1
    expect(await tokens.find(token)).toMatchObject({ credential: { scopes: ['read'] } })
    expect(await people().stillOpen(hashes)).toEqual(new Set(hashes))
    now += 1
    expect(await tokens.find(token)).toBeNull()
    expect(await people().stillOpen(hashes)).toEqual(new Set(hashes.slice(1)))
    await people().signOutEverywhere(anna.id)
    expect(await tokens.find(later.token)).toBeNull()
    expect(await people().stillOpen(hashes)).toEqual(new Set())
  })
})
