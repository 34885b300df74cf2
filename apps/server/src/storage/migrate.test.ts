import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashOf } from '../people/sessions.ts'
import { Tokens } from '../people/tokens.ts'
import { onBothDatabases } from '../testing/both-databases.ts'
import { ledTable } from '../testing/stored-tables.ts'
import { MIGRATIONS, migrate, NEWEST } from './migrate.ts'
import type { Migration } from './migration.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'
import { STORAGE_FAULTS } from './storage-error.ts'

/** What the database itself says about its tables. */
async function shapeOf({ db }: Storage): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables
    .flatMap(({ name, columns }) =>
      columns.map(
        (column) => `${name}.${column.name} ${column.dataType} ${column.isNullable ? 'null' : ''}`,
      ),
    )
    .sort()
}

const versionOf = async ({ db }: Storage): Promise<unknown> => {
  const { rows } = await sql<{ v: number }>`select max(version) as v from migrations`.execute(db)
  return rows[0]?.v
}

/** Takes the schema back to that version: possible only while nothing is stored. */
async function backTo(storage: Storage, version: number): Promise<void> {
  for (const { name } of (await storage.db.introspection.getTables()).reverse()) {
    await sql`drop table ${sql.table(name)} ${sql.raw(storage.kind === 'postgres' ? 'cascade' : '')}`.execute(
      storage.db,
    )
  }
  await migrate(storage.db, async () => {}, MIGRATIONS.slice(0, version))
}

onBothDatabases((database) => {
  test('from every earlier version the schema becomes the same', async () => {
    const shape = await shapeOf(database().storage)
    expect(shape.length).toBeGreaterThan(100)
    for (let version = 0; version <= NEWEST; version++) {
      const place = await database().another()
      const old = await openStorage(place)
      await sql`pragma foreign_keys = off`.execute(old.db).catch(() => {}) // only SQLite needs it
      await backTo(old, version)
      await old.close()
      const now = await openStorage(place)
      expect(await versionOf(now)).toBe(NEWEST)
      expect(await shapeOf(now)).toEqual(shape)
      await ledTable(now)
      await now.close()
    }
  })

  test('tokens and sessions from before they were limited are limited by the update', async () => {
    const place = await database().another()
    const old = await openStorage(place)
    await sql`pragma foreign_keys = off`.execute(old.db).catch(() => {}) // only SQLite needs it
    await backTo(old, 3)
    const [DAY, SEEN] = [24 * 60 * 60 * 1000, 1_800_000_000_000]
    const far = SEEN + 400 * DAY
    await sql`insert into people (id, kind, name, email, locale, created, seen) values
      ('ann', 'account', 'Ann', 'ann@example.org', 'en', 1, 1),
      ('ben', 'account', 'Ben', 'ben@example.org', 'en', 1, 1),
      ('gus', 'guest', 'Gus', null, 'en', 1, 1)`.execute(old.db)
    await sql`insert into meta (key, value) values ('mail ann', 'ann@example.org')`.execute(old.db)
    for (const person of ['ann', 'gus']) {
      await sql`insert into sessions (token_hash, person, created, expires, seen, label)
        values (${`session of ${person}`}, ${person}, 1, ${far}, ${SEEN}, '')`.execute(old.db)
    }
    await sql`insert into api_tokens (id, token_hash, person, label, created, expires, used) values
      ('endless', ${hashOf('endless')}, 'ann', 'Prometheus', 1, null, null),
      ('short', ${hashOf('short')}, 'ann', 'bot', 1, ${SEEN}, null)`.execute(old.db)
    await old.close()
    const began = Date.now()
    const now = await openStorage(place)
    const ended = Date.now()
    const { db } = now
    const tokens = await db.selectFrom('api_tokens').selectAll().orderBy('id').execute()
    expect(tokens).toMatchObject([{ scopes: 'read play' }, { scopes: 'read play', expires: SEEN }])
    const expires = tokens[0]?.expires ?? 0
    expect(expires).toBeGreaterThanOrEqual(began + 90 * DAY)
    expect(expires).toBeLessThanOrEqual(ended + 90 * DAY)
    const found = (at: number) => new Tokens(db, () => at).find('endless')
    expect(await found(expires - 1)).toMatchObject({ credential: { scopes: ['read', 'play'] } })
    expect(await found(expires)).toBeNull()
    const sessions = await db.selectFrom('sessions').selectAll().orderBy('person').execute()
    expect(sessions.map((session) => [session.person, session.expires])).toEqual([
      ['ann', SEEN + 30 * DAY],
      ['gus', far],
    ])
    const people = await db.selectFrom('people').selectAll().orderBy('id').execute()
    expect(people.map(({ email_confirmed }) => email_confirmed)).toEqual([1, null, null])
    await now.close()
  })

  const more = (statements: string): Migration[] => [...MIGRATIONS, { name: 'next', statements }]

  test('a step is taken whole or not at all', async () => {
    const { storage } = database()
    const { table } = await ledTable(storage)
    const shape = await shapeOf(storage)
    const broken = more('alter table tables add column stars bigint; create tabel oops (a text);')
    await expect(migrate(storage.db, async () => {}, broken)).rejects.toThrow(/tabel/)
    expect(await shapeOf(storage)).toEqual(shape)
    expect(await versionOf(storage)).toBe(NEWEST)
    const next = more('alter table tables add column stars bigint; update tables set stars = 3;')
    await migrate(storage.db, async () => {}, next)
    const { rows } = await sql`select id, stars from tables`.execute(storage.db)
    expect(rows).toEqual([{ id: table, stars: 3 }])
    await sql`alter table tables drop column stars`.execute(storage.db)
    await sql`delete from migrations where version > ${NEWEST}`.execute(storage.db)
  })

  test('a database of a newer program is refused, and left as it is', async () => {
    const place = await database().another()
    const newer = await openStorage(place)
    await ledTable(newer)
    await migrate(newer.db, async () => {}, more('create table stars (a text);'))
    await newer.close()
    await expect(openStorage(place)).rejects.toThrow(
      STORAGE_FAULTS.schemaTooNew('database', NEWEST + 1, NEWEST),
    )
  })
})
