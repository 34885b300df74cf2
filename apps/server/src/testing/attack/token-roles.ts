import { TOKEN_SCOPES } from '@guildhall/protocol'
import type { Route } from '../../http/route.ts'
import type { Scope } from '../../people/caller.ts'
import { ROUTES } from '../../routes/index.ts'
import { Visitor } from '../visitor.ts'
import type { Everybody } from './people.ts'
import { bodyOf, pathOf } from './route-roles.ts'

type Fail = (what: string) => void

/** What a socket may be asked with a token of each scope. */
const REACHES: Readonly<Record<Scope, readonly string[]>> = {
  read: ['watch', 'unwatch', 'ping'],
  play: ['request', 'say', 'unwatch', 'ping'],
  metrics: [],
}

/** Every route and every message with a token of each scope of an administrator. */
export async function tryTokens(url: string, people: Everybody, fail: Fail): Promise<number> {
  let tried = 0
  for (const [at, scope] of TOKEN_SCOPES.entries()) {
    const visitor = new Visitor(url, `10.6.0.${at}`)
    for (const route of ROUTES.filter(({ who }) => who !== 'peer')) {
      tried += 1
      await tryRoute(visitor, { route, scope, people }, fail)
    }
    tried += await tryMessages(visitor, { scope, people }, fail)
  }
  return tried
}

async function tryRoute(
  visitor: Visitor,
  { route, scope, people }: { route: Route; scope: Scope; people: Everybody },
  fail: Fail,
): Promise<void> {
  const { method, path } = route
  const headers = { ...people.tokens[scope], cookie: '' }
  const answer = await visitor.call(method, pathOf(route, people.table), bodyOf(route), headers)
  const refused = answer.status === 403 && codeOf(answer.body) === 'tokenScope'
  const said = `${method} ${path} by a token to ${scope}: ${answer.status}`
  if (answer.status >= 500 && path !== '/readyz') fail(said)
  if (refused !== (route.scope !== scope)) {
    fail(`${said}, should be ${refused ? 'let in' : 'turned away'}`)
  }
}

async function tryMessages(
  visitor: Visitor,
  { scope, people: { table, seen, tokens } }: { scope: Scope; people: Everybody },
  fail: Fail,
): Promise<number> {
  const isOpen = await visitor.connect({ ...tokens[scope], cookie: '' }).then(
    () => true,
    () => false,
  )
  if (isOpen !== REACHES[scope].length > 0) fail(`a socket with a token to ${scope}: ${isOpen}`)
  if (!isOpen) return 1
  const wish = { type: 'play', command: { type: 'fly' } }
  const messages = {
    watch: { table },
    request: { table, id: 'a-request-id', seen, wish },
    say: { table, text: 'Good evening' },
    unwatch: { table },
    ping: {},
  }
  for (const [type, more] of Object.entries(messages)) {
    const from = visitor.messages.length
    const answered = visitor.until(({ type: kind }) => kind !== 'welcome' && kind !== 'presence')
    visitor.socket.send(JSON.stringify({ type, ...more }))
    if (type === 'unwatch') visitor.socket.send('{"type":"ping"}')
    await answered
    const turnedAway = visitor.messages.slice(from).some((each) => codeOf(each) === 'tokenScope')
    if (turnedAway === REACHES[scope].includes(type)) {
      fail(`${type} by a token to ${scope}: ${turnedAway ? 'turned away' : 'let in'}`)
    }
  }
  await visitor.leave()
  return Object.keys(messages).length
}

const codeOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
