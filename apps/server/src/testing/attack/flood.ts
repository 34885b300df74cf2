import { chanceOf, pick } from '../chance.ts'
import { Visitor } from '../visitor.ts'
import type { Attack } from './attack.ts'
import { attackServer, together } from './attacked-server.ts'
import { Innocent } from './innocent.ts'

const COUNT = { short: 1500, long: 20_000 }

/** Strict ones, where the tests are otherwise generous. */
const LIMITS = {
  TRUST_PROXY: '1',
  LIMIT_REQUESTS_PER_MINUTE: '200',
  LIMIT_SOCKETS_PER_ADDRESS: '50',
}

/** What somebody floods with; all from one address. */
const CALLS: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', '/api/tables'],
  ['GET', '/api/me'],
  ['GET', '/'],
  ['GET', '/%61pi/tables'],
  ['POST', '/api/guest', { name: 'Flood' }],
  ['POST', '/api/sign-in', { email: 'anna@example.org', password: 'a guess' }],
  ['POST', '/api/guest', { name: 'x'.repeat(60_000) }],
]

/** One address asks for as much as it can; who comes from another is answered as ever. */
export const flood: Attack = async (size) => {
  const chance = chanceOf('flood')
  const answers = { granted: 0, limited: 0, refused: 0 }
  let measured = { innocent: 0, p95: 0 }
  const failures = await attackServer(LIMITS, async (server, fail) => {
    const innocent = await Innocent.comeIn(server.url)
    innocent.begin(500) // far below the limit, however long it takes
    const headers = { 'x-forwarded-for': '10.6.6.6' }
    const all = Array.from({ length: COUNT[size] }, () => pick(CALLS, chance))
    await together(all, 32, async ([method, path, body]) => {
      const { status } = await new Visitor(server.url).call(method, path, body, headers)
      if (status >= 500) fail(`${method} ${path}: ${status}`)
      if (status === 429) answers.limited += 1
      else if (status < 400) answers.granted += 1
      else answers.refused += 1
    })
    await innocent.end()
    measured = { innocent: innocent.count, p95: innocent.p95 }
    for (const failure of innocent.failures) fail(failure)
    if (answers.limited === 0) fail('nothing was limited')
  })
  return {
    tried: COUNT[size],
    failures,
    figures: { ...answers, innocent: measured.innocent, p95Ms: measured.p95 },
  }
}
