import {
  type AnyCommand,
  type AnyEvent,
  canonicalJson,
  item,
  type Refusal,
  type Seat,
} from '@guildhall/kernel'
import type { Law, Moment } from '../law.ts'
import { brief } from '../same.ts'
import { NO_COMMANDS, spoilt, spoiltOnce } from '../wrong-commands.ts'

const CLAUSE = /^[A-Z]+-[A-Z0-9.-]+$/
const A_FEW = 4

/** Not offered means: refused, with a clause and words, and nothing happens. */
export const nothingElseIsAccepted: Law = {
  name: 'nothing-else-is-accepted',
  says: 'nothing but what is offered is accepted, and a refusal names its clause',
  watch(game) {
    const met = new Set<AnyCommand>()
    return {
      *before(moment) {
        const { state, actor, legal, text } = moment
        for (const command of legal) met.add(command)
        const seat = actor?.seat ?? 0
        for (const command of wrongCommands(moment, met)) yield* notRefused(moment, seat, command)
        for (const other of wrongSeats(game.players, actor?.seat)) {
          for (const command of aFew(moment)) yield* notRefused(moment, other, command)
        }
        if (JSON.stringify(state) !== text) yield 'a refusal changed the state'
      },
    }
  },
}

/** Everything that is to be tried at this moment and is not legal in it. */
function* wrongCommands<S, C extends AnyCommand, E extends AnyEvent, V>(
  moment: Moment<S, C, E, V>,
  met: ReadonlySet<AnyCommand>,
): Iterable<unknown> {
  const { legal, sampled, chance } = moment
  const offered = new Set<AnyCommand>(legal)
  for (const command of met) if (!offered.has(command)) yield command
  const keys = new Set(legal.map((command) => canonicalJson(command)))
  const changed = aFew(moment).flatMap((each) =>
    sampled ? spoilt(each) : [spoiltOnce(each, chance)],
  )
  for (const command of changed) if (!keys.has(canonicalJson(command))) yield command
  if (sampled) yield* NO_COMMANDS
  else yield NO_COMMANDS[chance.int(NO_COMMANDS.length)]
}

function* notRefused<S, C extends AnyCommand, E extends AnyEvent, V>(
  { game, state, chance }: Moment<S, C, E, V>,
  seat: Seat,
  command: unknown,
): Iterable<string> {
  const who = () => `${brief(command)} of seat ${seat}`
  try {
    const decision = game.decide(state, seat, command, chance)
    if (decision.ok) yield `${who()} was accepted`
    else if (isUnclear(decision.refusal)) yield `${who()}: unclear: ${brief(decision.refusal)}`
  } catch (error) {
    yield `${who()} threw: ${String(error)}`
  }
}

const isUnclear = ({ clause, message }: Refusal): boolean =>
  !CLAUSE.test(clause) || typeof message?.key !== 'string' || message.key === ''

function aFew<S, C extends AnyCommand, E extends AnyEvent, V>({
  legal,
  chance,
}: Moment<S, C, E, V>): readonly C[] {
  if (legal.length <= A_FEW) return legal
  return Array.from({ length: A_FEW }, () => item(legal, chance.int(legal.length)))
}

const wrongSeats = (players: number, right: Seat | undefined): Seat[] =>
  [...Array(players).keys(), -1, players, 0.5, Number.NaN].filter((seat) => seat !== right)
