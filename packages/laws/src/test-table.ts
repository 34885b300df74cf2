import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  fold,
  type Game,
  item,
  legalCommands,
  type Parsed,
  type Refusal,
  type Seat,
  seededChance,
  stableHash,
} from '@guildhall/kernel'

/** A game at some point, for tests: its rules, what is on the table, and what has just happened. */
export interface TestTable<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly game: Game<S, C, E, V>
  readonly state: S
  readonly chance: Chance
  /** The events of the last `does`. */
  readonly events: readonly E[]
}

/** What was read; throws where it is wrong. */
export function must<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}

/** A table as the game's own setup lays it out from a seed. */
export function setOut<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  seed: string | number,
): TestTable<S, C, E, V> {
  const chance = seededChance(seed)
  const setup = game.setup(chance.split('setup'))
  return { game, state: fold(game, { setup, steps: [] }), chance, events: setup }
}

/** Plays commands for the deciding seat; throws if one is refused. */
export function does<S, C extends AnyCommand, E extends AnyEvent, V>(
  before: TestTable<S, C, E, V>,
  ...commands: readonly C[]
): TestTable<S, C, E, V> {
  const { game, chance } = before
  const state = game.copy(before.state)
  const events: E[] = []
  for (const command of commands) {
    const decision = game.decide(state, game.actor(state)?.seat ?? -1, command, chance)
    if (!decision.ok) {
      throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(decision.refusal)}`)
    }
    for (const event of decision.events) game.evolve(state, event)
    events.push(...decision.events)
  }
  return { ...before, state, events }
}

/** Why a command of the deciding seat (or of `seat`) is refused; throws if it is not. */
export function refuses<S, C extends AnyCommand, E extends AnyEvent, V>(
  { game, state, chance }: TestTable<S, C, E, V>,
  command: unknown,
  seat: Seat = game.actor(state)?.seat ?? -1,
): Refusal {
  const before = stableHash(state)
  const decision = game.decide(state, seat, command, chance)
  if (decision.ok) throw new Error(`${JSON.stringify(command)} is not refused`)
  if (stableHash(state) !== before) throw new Error('a refusal changed the table')
  return decision.refusal
}

/** Every legal command, or those of one type. */
export function offers<S, C extends AnyCommand, E extends AnyEvent, V>(
  at: TestTable<S, C, E, V>,
): C[]
export function offers<S, C extends AnyCommand, E extends AnyEvent, V, T extends C['type']>(
  at: TestTable<S, C, E, V>,
  type: T,
): Extract<C, { readonly type: T }>[]
export function offers<S, C extends AnyCommand, E extends AnyEvent, V>(
  { game, state }: TestTable<S, C, E, V>,
  type?: C['type'],
): C[] {
  const legal = legalCommands(game, state)
  return type === undefined ? legal : legal.filter((command) => command.type === type)
}

/** The decision that is pending, null once the game is over. */
export const asks = <S, C extends AnyCommand, E extends AnyEvent, V>({
  game,
  state,
}: TestTable<S, C, E, V>): string | null => game.actor(state)?.question ?? null

/** The public view. */
export const seen = <S, C extends AnyCommand, E extends AnyEvent, V>({
  game,
  state,
}: TestTable<S, C, E, V>): V => game.view(state, 'spectator')

/** The events of one type among those of the last `does`. */
export const happened = <S, C extends AnyCommand, E extends AnyEvent, V, T extends E['type']>(
  { events }: TestTable<S, C, E, V>,
  type: T,
): Extract<E, { readonly type: T }>[] =>
  events.filter((event): event is Extract<E, { readonly type: T }> => event.type === type)

/** A decision of a game: the table at which it was made, the command, and the table after it. */
export interface TestMove<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly before: TestTable<S, C, E, V>
  readonly command: C
  readonly after: TestTable<S, C, E, V>
}

/** Every decision of random choices from a table on, until the game is over. */
export function* randomPlay<S, C extends AnyCommand, E extends AnyEvent, V>(
  start: TestTable<S, C, E, V>,
  seed: string | number,
): Generator<TestMove<S, C, E, V>> {
  const choices = seededChance(seed).split('choices')
  let before = start
  for (let legal = offers(before); legal.length > 0; legal = offers(before)) {
    const command = item(legal, choices.int(legal.length))
    const after = does(before, command)
    yield { before, command, after }
    before = after
  }
}
