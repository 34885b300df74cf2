import type { ClientMessage, ServerMessage } from '@guildhall/protocol'
import { until } from '../until.ts'
import { type Everybody, ROLES, type Role } from './people.ts'

type Kind = ClientMessage['type']
/** What comes back for a message: the code of a refusal, or what it was answered with. */
type Outcome = 'signIn' | 'forbidden' | 'notSeated' | 'table' | 'answer' | 'nothing'

/** A new kind of message does not compile until it is said here who gets what. */
const EXPECTED: Readonly<Record<Kind, (role: Role) => Outcome>> = {
  watch: (role) => (isSeated(role) ? 'table' : 'forbidden'),
  unwatch: () => 'nothing',
  request: (role) => (role === 'nobody' ? 'signIn' : isSeated(role) ? 'answer' : 'notSeated'),
  say: (role) => (role === 'nobody' ? 'signIn' : isSeated(role) ? 'nothing' : 'forbidden'),
  // What is not allowed is not passed on, and nobody waits for an answer.
  typing: () => 'nothing',
  away: () => 'nothing',
  ping: () => 'nothing',
}
const isSeated = (role: Role): boolean => role === 'host' || role === 'player'

const messageOf = ({ table, seen }: Everybody): Readonly<Record<Kind, object>> => ({
  watch: { table },
  unwatch: { table },
  request: { table, id: 'a-request-id', seen, wish: { type: 'play', command: { type: 'fly' } } },
  say: { table, text: 'Good evening' },
  typing: { table },
  away: { away: true },
  ping: {},
})

/** Every message of the socket in every role. Whose session has ended gets no socket at all. */
export async function tryMessages(
  people: Everybody,
  fail: (what: string) => void,
): Promise<number> {
  let tried = 0
  for (const role of ROLES) {
    const visitor = people.by[role].elsewhere()
    const isOpen = await visitor.connect().then(
      () => true,
      () => false,
    )
    if (isOpen === (role === 'ended')) fail(`a socket for ${role}: ${isOpen ? 'open' : 'refused'}`)
    if (!isOpen) continue
    for (const [kind, more] of Object.entries(messageOf(people))) {
      tried += 1
      const pong = visitor.until(({ type }) => type === 'pong')
      const from = visitor.messages.length
      visitor.socket.send(JSON.stringify({ type: kind, ...more }))
      if (kind !== 'ping') await settled(visitor.messages, from, EXPECTED[kind as Kind](role))
      visitor.socket.send('{"type":"ping"}')
      await pong
      const outcome = outcomeOf(visitor.messages.slice(from))
      const expected = EXPECTED[kind as Kind](role)
      if (outcome !== expected) fail(`${kind} by ${role}: ${outcome}, should be ${expected}`)
    }
    await visitor.leave()
  }
  return tried
}

/** Waits until something has come back, where something should. */
async function settled(
  messages: readonly ServerMessage[],
  from: number,
  expected: Outcome,
): Promise<void> {
  if (expected === 'nothing') return
  await until(() => outcomeOf(messages.slice(from)) !== 'nothing')
}

function outcomeOf(messages: readonly ServerMessage[]): string {
  for (const message of messages) {
    if (message.type === 'refused') return message.code
    if (message.type === 'table') return message.type
    if (message.type === 'answer') {
      return !message.ok && message.refusal.code === 'notSeated' ? 'notSeated' : 'answer'
    }
  }
  return 'nothing'
}
