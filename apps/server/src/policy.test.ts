import { TOKEN_SCOPES } from '@guildhall/protocol'
import type { TableView } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scope } from './people/caller.ts'
import { ROUTES } from './routes/index.ts'
import type { ServerProcess } from './testing/run-server.ts'
import {
  ROLES,
  type Role,
  type ServerWithRoles,
  serverWithRoles,
} from './testing/server-with-roles.ts'
import { Visitor } from './testing/visitor.ts'

let server: ServerProcess
let visitors: ServerWithRoles['visitors']
let table: string
beforeAll(async () => {
  ;({ server, visitors, table } = await serverWithRoles())
})
afterAll(() => server.end())

/** What a role gets before anything else is looked at. */
const MAY: Readonly<Record<string, readonly Role[]>> = {
  anyone: ROLES,
  person: ['guest', 'account', 'administrator'],
  account: ['account', 'administrator'],
  administrator: ['administrator'],
  peer: [],
}

const pathOf = (path: string): string =>
  path.replace(':table', table).replaceAll(/:(\w+)/g, '00000000-0000-4000-8000-000000000000')

/** Calls that would change who calls, or end the table that is asked about. */
const ENDS = /sign-out|sign-in|\/api\/guest|close/
/** Whoever calls it is not there any more. */
const FORGETS = 'DELETE /api/me'

describe('every route', () => {
  const rows = ROUTES.filter(
    ({ method, path }) => !ENDS.test(path) && `${method} ${path}` !== FORGETS,
  ).flatMap((route) => ROLES.map((role) => ({ ...route, role })))
  test.each(rows)('$method $path ($who) by $role', async ({ method, path, who, role }) => {
    // An empty body is refused only after the caller was admitted.
    const body = method === 'GET' ? undefined : {}
    const answer = await visitors[role].call(method, pathOf(path), body)
    const refusedAtTheDoor = answer.status === 401 || (answer.status === 403 && isDoor(answer.body))
    if (who === 'peer') expect(answer.status).toBe(404)
    else expect(refusedAtTheDoor).toBe(!MAY[who]?.includes(role))
  })

  const isDoor = (body: unknown): boolean =>
    ['signIn', 'accountNeeded', 'notAllowed'].includes((body as { code: string }).code)

  test('has a path of its own and says what it does', () => {
    const names = ROUTES.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
    expect(ROUTES.every(({ summary }) => summary.length > 5)).toBe(true)
  })

  test('stands in the document, but for what processes ask each other', async () => {
    const document = await visitors.anonymous.ask<{ paths: Record<string, object> }>(
      'GET',
      '/api/openapi.json',
    )
    const named = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(named.sort()).toEqual(
      ROUTES.filter(({ who }) => who !== 'peer')
        .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
        .sort(),
    )
  })
})

describe('a token', () => {
  const tokens: Partial<Record<Scope, string>> = {}
  beforeAll(async () => {
    for (const scope of TOKEN_SCOPES) {
      const wanted = { label: scope, scopes: [scope] }
      const made = await visitors.administrator.ask<{ token: string }>(
        ...(['POST', '/api/tokens', wanted] as const),
      )
      tokens[scope] = made.token
    }
  })

  const rows = ROUTES.filter(({ who }) => who !== 'peer').flatMap((route) =>
    TOKEN_SCOPES.map((by) => ({ ...route, by })),
  )
  test.each(rows)(
    '$method $path ($scope) by a token to $by',
    async ({ method, path, scope, by }) => {
      const body = method === 'GET' ? undefined : {}
      const headers = { authorization: `Bearer ${tokens[by]}`, cookie: '' }
      const answer = await new Visitor(server.url, `10.2.0.${TOKEN_SCOPES.indexOf(by)}`).call(
        ...([method, pathOf(path), body, headers] as const),
      )
      const refused =
        answer.status === 403 && (answer.body as { code: string }).code === 'tokenScope'
      expect(refused).toBe(scope !== by)
    },
  )

  test('reaches no route that manages an account or the server', () => {
    const reached = ROUTES.filter(({ scope }) => scope !== undefined)
    const managing = /account|admin|token|sign-|notification|silence|report|\/me$|data/
    const named = reached.map(({ method, path }) => `${method} ${path}`)
    expect(named.filter((name) => managing.test(name))).toEqual(['GET /api/me'])
    expect(reached.filter(({ scope }) => scope === 'metrics')).toMatchObject([{ path: '/metrics' }])
    expect(reached.filter(({ recent }) => recent === true)).toEqual([])
  })

  test('watches or plays by the socket as its scopes say, and not with metrics', async () => {
    const bearer = (scope: Scope) => ({ authorization: `Bearer ${tokens[scope]}`, cookie: '' })
    const { id } = await visitors.administrator.ask<TableView>('POST', '/api/tables', {
      ...{ game: 'red-cathedral', players: 2, chairs: [{ kind: 'me' }] },
    })
    const request = { id: 'a-request-of-mine', seen: 2, wish: { type: 'start' } }
    const messages = {
      watch: { type: 'watch', table: id },
      request: { type: 'request', table: id, ...request },
      say: { type: 'say', table: id, text: 'Hello' },
    }
    const answerTo = async (visitor: Visitor, message: object) => {
      const answer = visitor.until(({ type }) => type !== 'welcome' && type !== 'presence')
      visitor.socket.send(JSON.stringify(message))
      return answer
    }
    const outOfScope = { type: 'refused', code: 'tokenScope' }
    const reader = await new Visitor(server.url).connect(bearer('read'))
    expect(await answerTo(reader, messages.request)).toMatchObject(outOfScope)
    expect(await answerTo(reader, messages.say)).toMatchObject(outOfScope)
    expect(await answerTo(reader, messages.watch)).toMatchObject({ type: 'table' })
    const player = await new Visitor(server.url).connect(bearer('play'))
    expect(await answerTo(player, messages.watch)).toMatchObject(outOfScope)
    expect(await answerTo(player, messages.request)).toMatchObject({ type: 'answer' })
    await expect(new Visitor(server.url).connect(bearer('metrics'))).rejects.toThrow('403')
    await reader.leave()
    await player.leave()
  })
})

describe('what protects an account', () => {
  test('is changed only by who has just proved who they are', () => {
    const named = ROUTES.filter(({ recent }) => recent === true)
    expect(named.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /api/account/passkeys/:id',
      'DELETE /api/account/sessions/:id',
      'DELETE /api/me',
      'DELETE /api/tokens/:id',
      'POST /api/account/passkeys',
      'POST /api/account/passkeys/options',
      'POST /api/account/recovery-codes',
      'POST /api/admin/claim',
      'POST /api/admin/people/:id/lift',
      'POST /api/admin/people/:id/moderation',
      'POST /api/admin/people/:id/recovery-code',
      'POST /api/admin/people/:id/revoke',
      'POST /api/sign-out-everywhere',
      'POST /api/tokens',
      'PUT /api/account/email',
      'PUT /api/account/password',
    ])
  })
})
