import {
  type AnyCommand,
  type AnyEvent,
  type Game,
  legalCommands,
  type Seat,
  type Viewer,
} from '@guildhall/kernel'
import { alteredChance } from '../altered-chance.ts'
import type { Law, Moment, Secrets } from '../law.ts'
import { afterEvents, brief, difference, same } from '../same.ts'
import { viewersOf } from '../viewers.ts'
import { witness } from '../witness.ts'

/**
 * Beside the table in play goes another that parted from it in a secret. To everybody who does not
 * share the secret both are one, until the game is over.
 */
export const secretsStayWithTheirSeat: Law = {
  name: 'secrets-stay-with-their-seat',
  says: 'what only some may know changes nothing that the others see, are told or are offered',
  watch<S, C extends AnyCommand, E extends AnyEvent, V>(game: Game<S, C, E, V>) {
    let before = game.blank()
    let other: Other<S> | null = null
    return {
      *before(moment: Moment<S, C, E, V>) {
        if (other !== null) yield* toldApart(moment, other)
        before = game.copy(moment.state)
      },
      *after(moment: Moment<S, C, E, V>, events: readonly E[]) {
        const partings = [
          ...drawnApart(moment, before, events),
          ...chosenApart(moment, before, events),
        ]
        const along = other === null ? null : goneAlong(moment, other, events)
        const turns = [...(along === null ? [] : [along]), ...partings].filter(
          (turn) => game.actor(afterTurn(game, turn)) !== null,
        )
        if (game.actor(moment.play.state) === null) return
        for (const turn of turns) yield* heardApart(game, before, events, turn)
        const [next] = turns.sort((a, b) => a.knowers.size - b.knowers.size)
        other = next === undefined ? null : { ...next, table: afterTurn(game, next) }
      },
    }
  },
}

/** The other table, and the seats that share the secret in which it differs. */
interface Other<S> {
  readonly table: S
  readonly knowers: ReadonlySet<Seat>
}

/** What happens next at the other table. */
interface Turn<S, E> extends Other<S> {
  readonly events: readonly E[]
}

const afterTurn = <S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  { table, events }: Turn<S, E>,
): S => afterEvents(game, table, events)

/** The viewers who do not know the secret. */
const othersThan = <S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  knowers: ReadonlySet<Seat>,
): Viewer[] => viewersOf(game).filter((viewer) => viewer === 'spectator' || !knowers.has(viewer))

/** The same command, where one draw of chance that not all may know comes out differently. */
function* drawnApart<S, C extends AnyCommand, E extends AnyEvent, V>(
  { game, actor, command, stepChance, secrets }: Moment<S, C, E, V>,
  table: S,
  events: readonly E[],
): Iterable<Turn<S, E>> {
  if (!events.some((event) => secrets.knownTo(event) !== null)) return
  const counting = alteredChance(stepChance(), -1)
  game.decide(table, actor?.seat ?? 0, command, counting)
  for (let target = 0; target < counting.draws; target++) {
    const luck = alteredChance(stepChance(), target)
    const decision = game.decide(table, actor?.seat ?? 0, command, luck)
    if (!decision.ok) continue
    const knowers = new Set(tellingApart(secrets, events, decision.events))
    if (knowers.size > 0) yield { table, knowers, events: decision.events }
  }
}

/** The seats that may tell these events from those. */
const tellingApart = <C extends AnyCommand, E extends AnyEvent>(
  secrets: Secrets<C, E>,
  events: readonly E[],
  others: readonly E[],
): Seat[] =>
  events.flatMap((event, i) => (same(event, others[i]) ? [] : (secrets.knownTo(event) ?? [])))

/** Another secret choice instead of the one that was made. */
function* chosenApart<S, C extends AnyCommand, E extends AnyEvent, V>(
  { game, actor, command, legal, stepChance, secrets }: Moment<S, C, E, V>,
  table: S,
  events: readonly E[],
): Iterable<Turn<S, E>> {
  if (actor === null || command === null || !secrets.chosen(command)) return
  for (const each of legal) {
    if (each === command || !secrets.chosen(each)) continue
    const decision = game.decide(table, actor.seat, each, stepChance())
    if (!decision.ok) continue
    const knowers = new Set([actor.seat, ...tellingApart(secrets, events, decision.events)])
    yield { table, knowers, events: decision.events }
  }
}

/** What the same choice comes to at the other table; null where there is no such choice. */
function goneAlong<S, C extends AnyCommand, E extends AnyEvent, V>(
  { game, actor, command, legal, stepChance, secrets }: Moment<S, C, E, V>,
  { table, knowers }: Other<S>,
  events: readonly E[],
): Turn<S, E> | null {
  if (actor === null || command === null) return null
  const chosen = secrets.chosen(command)
    ? legalCommands(game, table)[legal.indexOf(command)]
    : command
  const decision = game.decide(table, actor.seat, chosen, stepChance())
  if (!decision.ok) return null
  const learned = tellingApart(secrets, events, decision.events)
  return { table, knowers: new Set([...knowers, ...learned]), events: decision.events }
}

/** Differences in the events and views of one step for viewers who do not know the secret. */
function* heardApart<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  table: S,
  events: readonly E[],
  turn: Turn<S, E>,
): Iterable<string> {
  for (const viewer of othersThan(game, turn.knowers)) {
    const here = witness(game, table, events, viewer)
    const there = witness(game, turn.table, turn.events, viewer)
    if (!same(here.described, there.described)) {
      yield `viewer ${viewer} is told ${difference(here.described, there.described)}`
    }
    if (!same(here.sees, there.sees)) {
      yield `viewer ${viewer} sees ${difference(here.sees, there.sees)}`
    }
  }
}

/** Differences in the offered commands and their labels for viewers who do not know the secret. */
function* toldApart<S, C extends AnyCommand, E extends AnyEvent, V>(
  { game, state, actor, legal, secrets }: Moment<S, C, E, V>,
  { table, knowers }: Other<S>,
): Iterable<string> {
  if (actor === null) return
  const offered = legalCommands(game, table)
  const knows = knowers.has(actor.seat)
  if (!knows && !same(offered, legal)) {
    yield `seat ${actor.seat} is offered ${difference(legal, offered)}`
  }
  for (const command of offered) {
    // Only the player who may choose it sees what is hidden from the others.
    if (!legal.includes(command) || (knows && secrets.chosen(command))) continue
    const [here, there] = [state, table].map((each) => game.label(each, command))
    if (!same(here, there)) yield `${brief(command)} is named ${difference(here, there)}`
  }
}
