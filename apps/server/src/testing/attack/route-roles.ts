import type { Route, Who } from '../../http/route.ts'
import { ROUTES } from '../../routes/index.ts'
import { type Everybody, ROLES, type Role } from './people.ts'

/** Who is let in by each kind of route, before anything else is looked at. */
const LET_IN: Readonly<Record<Who, readonly Role[]>> = {
  anyone: ROLES,
  person: ['guest', 'host', 'player', 'account', 'administrator'],
  account: ['account', 'administrator'],
  administrator: ['administrator'],
  peer: [],
}
/** Only they see anything of the table at which nobody may watch. */
const SEATED: readonly Role[] = ['host', 'player']

/** Calls that would end whoever calls, or the table. */
const ENDS = /sign-out|sign-in|\/api\/guest|close/
const FORGETS = 'DELETE /api/me'
const DOOR = ['signIn', 'accountNeeded', 'notAllowed']

/** Every route in every role, each from another address, which has limits of its own: what the server answers is what the route says. */
export async function tryRoutes(
  { by, table }: Everybody,
  fail: (what: string) => void,
): Promise<number> {
  let tried = 0
  const routes = ROUTES.filter(
    ({ method, path }) => !ENDS.test(path) && `${method} ${path}` !== FORGETS,
  )
  for (const route of routes) {
    for (const role of ROLES) {
      tried += 1
      const from = { 'x-forwarded-for': `10.5.${tried >> 8}.${tried & 255}` }
      const visitor = by[role].elsewhere()
      const answer = await visitor.call(route.method, pathOf(route, table), bodyOf(route), from)
      const wrong = wrongWith(route, role, answer)
      if (wrong !== null) fail(`${route.method} ${route.path} by ${role}: ${wrong}`)
    }
  }
  return tried
}

export const pathOf = ({ path }: Route, table: string): string =>
  path.replace(':table', table).replaceAll(/:(\w+)/g, '00000000-0000-4000-8000-000000000000')

/** An empty body is refused only after the caller was let in. */
export const bodyOf = ({ method }: Route): object | undefined => (method === 'GET' ? undefined : {})

function wrongWith(
  { who, method, path }: Route,
  role: Role,
  { status, body }: { readonly status: number; readonly body: unknown },
): string | null {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
  if (status >= 500 && path !== '/readyz') return `${status}`
  if (who === 'peer') return status === 404 ? null : `${status}, should not be there`
  const turnedAway = status === 401 || (status === 403 && DOOR.includes(code))
  const letIn = LET_IN[who].includes(role)
  if (turnedAway === letIn)
    return `${status} ${code}, should be ${letIn ? 'let in' : 'turned away'}`
  const hidden = method === 'GET' && path.startsWith('/api/tables/:table') && !SEATED.includes(role)
  if (letIn && hidden && status < 400) return `${status}, sees what it may not`
  return null
}
