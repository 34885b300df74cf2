import { tableId } from '@guildhall/protocol'
import type { TableState } from '@guildhall/tables'
import * as v from 'valibot'
import { type Route, route } from '../http/route.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import { notOver, signedIn, visibleTable } from './table-routes.ts'

const params = v.strictObject({ table: tableId })

export const reviewRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/tables/:table/review',
    who: 'anyone',
    scope: 'read',
    summary: 'The review of a game that is over, or how far it has come',
    params,
    async handle({ services, person, params }) {
      await finished(services, params.table, person, () => null)
      return services.reviews.see(params.table)
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/review',
    who: 'person',
    scope: 'play',
    summary: 'Has a game that is over reviewed, in the background; the answer says where it stands',
    params,
    perMinute: 10,
    async handle({ services, person, params: { table } }) {
      const { id } = signedIn(person)
      const steps = await finished(services, table, person, ({ play }) => play?.length ?? 0)
      const file = async () => services.reading.read(id, { what: 'file', table })
      return services.reviews.ask({ table, person: id, steps, file })
    },
  }),
]

/** What is read of a game that is over, by those who may see its table. */
async function finished<T>(
  services: Services,
  id: string,
  person: Person | null,
  read: (table: TableState) => T,
): Promise<T> {
  const liveTable = await visibleTable(services, id, person)
  return liveTable.read((table) => {
    if (table.status !== 'over') throw notOver()
    return read(table)
  })
}
