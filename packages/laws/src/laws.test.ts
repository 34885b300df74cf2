import { type Choices, message, type SeatOutcome } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import {
  type CheckOptions,
  checkLaws,
  LAWS,
  type Secrets,
  type SoakOptions,
  soak,
} from './index.ts'
import {
  type Command,
  type Event,
  playerAt,
  type State,
  type ToyGame,
  toyDefinition,
  toyGame,
} from './toy/index.ts'
import { lawTests } from './vitest.ts'

/** Cards drawn and cards put face down are known to their player, swapped ones to both. */
const secrets: Secrets<Command, Event> = {
  knownTo(event) {
    if (event.type === 'swapped') return [event.seat, event.to]
    const hidden = event.type === 'drew' || event.type === 'put' || event.type === 'declined'
    return hidden ? [event.seat] : null
  },
  chosen: ({ type }) => type === 'put',
}

lawTests(
  toyDefinition,
  [{ players: 2 }, { players: 3, options: { rounds: 2 } }, { players: 4, options: { rounds: 6 } }],
  { games: 20, secrets },
)

/** The names of the laws that a game breaks in a few random games. */
function broken(game: ToyGame, options: Partial<CheckOptions<Command, Event>> = {}): string[] {
  const violations = ['a', 'b', 'c', 'd'].flatMap((seed) =>
    checkLaws(game, { seed, secrets, ...options }),
  )
  return [...new Set(violations.map(({ law }) => law))].sort()
}

/** The same for games that are only played, with further checks. */
const soaked = (game: ToyGame, options: SoakOptions): string[] => [
  ...new Set(soak(game, ['a', 'b', 'c', 'd'], options).violations.map(({ law }) => law)),
]

/** The toy with some of its functions replaced; `play` follows `decide` and `evolve`. */
function faulty(change: (toy: ToyGame) => Partial<ToyGame>): ToyGame {
  const toy = toyGame(3)
  const game: ToyGame = { ...toy, ...change(toy) }
  if (game.play !== toy.play) return game
  return {
    ...game,
    play(state, command, chance) {
      const decision = game.decide(state, game.actor(state)?.seat ?? -1, command, chance)
      if (decision.ok) for (const event of decision.events) game.evolve(state, event)
    },
  }
}

const withLegal = (toy: ToyGame, change: (state: State, choices: Choices<Command>) => void) => ({
  legal(state: State, choices: Choices<Command>) {
    toy.legal(state, choices)
    change(state, choices)
  },
})

describe('a planted fault is caught by its law', () => {
  test('the toy itself breaks none', () => {
    expect(soaked(toyGame(3), { sampleEvery: 1, logged: true })).toEqual([])
    expect(broken(toyGame(3), { sampleEvery: 1 })).toEqual([])
  })

  test('a hidden value in a view', () => {
    const leaky = faulty((toy) => ({
      view: (state, viewer) => ({ ...toy.view(state, viewer), top: state.deck.at(-1) ?? 0 }),
    }))
    expect(broken(leaky)).toEqual(['secrets-stay-with-their-seat', 'views-do-not-tell-the-hidden'])
  })

  test('a table that hides something and says that it does not', () => {
    const boast = faulty(() => ({ isOpen: true }))
    expect(broken(boast)).toEqual(['open-tables-look-alike', 'views-fold-from-events'])
  })

  describe('at an open table, where all hands are shown and only the deck is hidden', () => {
    const knownToAll: Secrets<Command, Event> = { knownTo: () => null, chosen: () => false }
    const open = (change: (toy: ToyGame) => Partial<ToyGame> = () => ({})): string[] => {
      const game = faulty((toy) => {
        const shown: ToyGame = {
          ...toy,
          isOpen: true,
          view: ({ players, questions, ...state }) => ({
            ...toy.view({ ...state, players, questions }, 'spectator'),
            ...structuredClone({ players, questions }),
          }),
          viewEvent: (event) => (event.type === 'dealt' ? { ...event, deck: [] } : event),
        }
        return { ...shown, ...change(shown) }
      })
      return broken(game, { secrets: knownToAll })
    }

    test('nothing, without a fault', () => {
      expect(open()).toEqual([])
    })

    test('the top of the deck in a view', () => {
      const leaky = open(({ view }) => ({
        view: (state, viewer) => ({ ...view(state, viewer), top: state.deck.at(-1) ?? 0 }),
      }))
      expect(leaky).toEqual(['views-do-not-tell-the-hidden', 'views-fold-from-events'])
    })

    test('the deck in the event that deals it', () => {
      expect(open(() => ({ viewEvent: (event) => event }))).toEqual([
        'events-do-not-tell-the-hidden',
      ])
    })

    test('an event that does not say what its viewers see afterwards', () => {
      const silent = open(({ viewEvent }) => ({
        viewEvent: (event, viewer) =>
          event.type === 'turnEnded' ? null : viewEvent(event, viewer),
      }))
      expect(silent).toEqual(['views-fold-from-events'])
    })

    test('the top of the deck in the words of an event', () => {
      const leaky = open(({ describe: words }) => ({
        describe: (state, event) =>
          event.type === 'turnEnded'
            ? message('toy.turnEnded', { top: state.deck.at(-1) ?? 0 })
            : words(state, event),
      }))
      expect(leaky).toEqual(['events-do-not-tell-the-hidden', 'views-fold-from-events'])
    })
  })

  test('a label that tells a hidden value', () => {
    const leaky = faulty((toy) => ({
      label: (state, command) =>
        message(`toy.${command.type}`, { sum: state.deck.reduce((sum, card) => sum + card, 0) }),
      id: toy.id,
    }))
    expect(broken(leaky)).toEqual(['secrets-stay-with-their-seat', 'views-do-not-tell-the-hidden'])
  })

  test('a refusal that tells a hidden value', () => {
    const leaky = faulty((toy) => ({
      decide(state, seat, command, chance) {
        const decision = toy.decide(state, seat, command, chance)
        if (decision.ok) return decision
        const refused = message('toy.refused', { top: state.deck.at(-1) ?? 0 })
        return { ok: false, refusal: { clause: 'TOY-1.1', message: refused } }
      },
    }))
    expect(broken(leaky)).toEqual(['views-do-not-tell-the-hidden'])
  })

  test('a hidden value in an event: a card drawn', () => {
    const leaky = faulty((toy) => ({
      viewEvent: (event, viewer) => (event.type === 'drew' ? event : toy.viewEvent(event, viewer)),
    }))
    expect(broken(leaky)).toEqual(['events-do-not-tell-the-hidden', 'secrets-stay-with-their-seat'])
  })

  test('a hidden value in an event: a card put face down', () => {
    const leaky = faulty((toy) => ({
      viewEvent: (event, viewer) => (event.type === 'put' ? event : toy.viewEvent(event, viewer)),
    }))
    expect(broken(leaky)).toEqual(['events-do-not-tell-the-hidden', 'secrets-stay-with-their-seat'])
  })

  test('a hidden value in an event: the deal', () => {
    const leaky = faulty((toy) => ({
      viewEvent: (event, viewer) => (event.type === 'dealt' ? event : toy.viewEvent(event, viewer)),
    }))
    expect(broken(leaky)).toEqual(['events-do-not-tell-the-hidden'])
  })

  test('a view that shows what another seat put face down, and a redeal that keeps to it', () => {
    const leaky = faulty((toy) => ({
      view: (state, viewer) => ({ ...toy.view(state, viewer), questions: state.questions }),
    }))
    expect(broken(leaky)).toEqual(['secrets-stay-with-their-seat'])
  })

  test('an offer that depends on a card of another seat', () => {
    const leaky = faulty((toy) => ({
      ...withLegal(toy, (state, choices) => {
        const question = state.questions.at(-1)
        if (question?.kind !== 'answer' || question.card < 4) return
        const rest = choices.toArray().slice(-1)
        choices.clear()
        for (const command of rest) choices.add(command)
      }),
    }))
    expect(broken(leaky)).toContain('secrets-stay-with-their-seat')
  })

  test('words that tell of a card that the event hides', () => {
    const leaky = faulty((toy) => ({
      describe(state, event) {
        const question = state.questions.at(-1)
        const card = question?.kind === 'answer' ? question.card : 0
        return event.type === 'put' ? message('toy.put', { card }) : toy.describe(state, event)
      },
    }))
    expect(broken(leaky)).toContain('events-do-not-tell-the-hidden')
    expect(broken(leaky)).toContain('secrets-stay-with-their-seat')
  })

  test('a drawn card that stands in a view of all, and a redeal that keeps to it', () => {
    const leaky = faulty((toy) => ({
      view: (state, viewer) => ({
        ...toy.view(state, viewer),
        players: state.players,
      }),
    }))
    expect(broken(leaky)).toEqual(['secrets-stay-with-their-seat'])
  })

  test('chance inside evolve', () => {
    let luck = 0
    const lucky = faulty((toy) => ({
      evolve(state, event) {
        toy.evolve(state, event)
        if (event.type === 'turnEnded') state.discards.sort(() => (luck++ % 3) - 1)
      },
    }))
    expect(broken(lucky)).toContain('evolve-knows-no-chance')
    expect(broken(lucky)).toContain('log-rebuilds-the-state')
  })

  test('chance that is no argument of decide', () => {
    let die = 0
    const lucky = faulty((toy) => ({
      decide(state, seat, command, chance) {
        const decision = toy.decide(state, seat, command, chance)
        if (!decision.ok) return decision
        const events = decision.events.map((event) =>
          event.type === 'rolled' ? { ...event, die: 1 + (die++ % 6) } : event,
        )
        return { ok: true, events }
      },
    }))
    expect(broken(lucky)).toContain('chance-stands-in-barriers')
  })

  test('a roll that is no barrier', () => {
    const game = faulty((toy) => ({
      barrier: (event) => event.type !== 'rolled' && toy.barrier(event),
    }))
    expect(broken(game)).toContain('chance-stands-in-barriers')
  })

  test('a lost piece', () => {
    const losing = faulty((toy) => ({
      evolve(state, event) {
        toy.evolve(state, event)
        if (event.type === 'discarded') state.discards.pop()
      },
    }))
    expect(broken(losing)).toContain('pieces-are-conserved')
    expect(soaked(losing, {})).toEqual(['pieces-are-conserved'])
    expect(soaked(losing, { logged: true })).toEqual(['pieces-are-conserved'])
  })

  test('an illegal command accepted', () => {
    const lax = faulty((toy) => ({
      decide: (state, seat, command, chance) =>
        toy.parse(command)?.type === 'hold' && toy.actor(state)?.seat === seat
          ? { ok: true, events: [{ type: 'turnEnded', seat }] }
          : toy.decide(state, seat, command, chance),
    }))
    expect(broken(lax)).toEqual(['nothing-else-is-accepted'])
  })

  test('a command of another seat accepted', () => {
    const lax = faulty((toy) => ({
      decide: (state, _seat, command, chance) =>
        toy.decide(state, toy.actor(state)?.seat ?? 0, command, chance),
    }))
    expect(broken(lax)).toContain('nothing-else-is-accepted')
  })

  test('a command with a field too many accepted', () => {
    const trim = (command: unknown) => {
      if (typeof command !== 'object' || command === null || !('extra' in command)) return command
      const { extra, ...rest } = command
      return extra === 1 ? rest : command
    }
    const lax = faulty((toy) => ({
      decide: (state, seat, command, chance) => toy.decide(state, seat, trim(command), chance),
    }))
    expect(broken(lax)).toEqual(['nothing-else-is-accepted'])
  })

  test('a refusal without a clause', () => {
    const curt = faulty((toy) => ({
      decide(state, seat, command, chance) {
        const decision = toy.decide(state, seat, command, chance)
        if (decision.ok) return decision
        return { ok: false, refusal: { ...decision.refusal, clause: 'no' } }
      },
    }))
    expect(broken(curt)).toEqual(['nothing-else-is-accepted'])
  })

  test('a crash on a wrong command', () => {
    const fragile = faulty((toy) => ({
      decide(state, seat, command, chance) {
        if (command === null) throw new TypeError('no type of null')
        return toy.decide(state, seat, command, chance)
      },
    }))
    expect(broken(fragile)).toContain('nothing-else-is-accepted')
  })

  test('a command offered and refused', () => {
    const fickle = faulty((toy) => ({
      decide(state, seat, command, chance) {
        const refused = { clause: 'TOY-9', message: message('toy.no') }
        if (toy.parse(command)?.type === 'roll') return { ok: false, refusal: refused }
        return toy.decide(state, seat, command, chance)
      },
    }))
    expect(broken(fickle)).toContain('every-offered-command-is-accepted')
    expect(soaked(fickle, { sampleEvery: 1 })).toEqual(['every-offered-command-is-accepted'])
    expect(soaked(fickle, { logged: true })).toEqual(['every-offered-command-is-accepted'])
  })

  test('a command offered twice', () => {
    const twice = faulty((toy) =>
      withLegal(toy, (_state, choices) => {
        if (choices.count > 0) choices.add(choices.at(0))
      }),
    )
    expect(broken(twice)).toContain('legal-is-a-set-in-order')
  })

  test('legal commands in an order that wavers', () => {
    let turn = 0
    const wavering = faulty((toy) =>
      withLegal(toy, (_state, choices) => {
        const commands = choices.toArray()
        if (turn++ % 2 === 0) commands.reverse()
        choices.clear()
        for (const command of commands) choices.add(command)
      }),
    )
    expect(broken(wavering)).toContain('legal-is-a-set-in-order')
  })

  test('legal that changes the state', () => {
    const writing = faulty((toy) =>
      withLegal(toy, (state) => {
        state.discards.reverse()
      }),
    )
    expect(broken(writing)).toContain('nothing-past-changes')
  })

  test('decide that changes the state', () => {
    const writing = faulty((toy) => ({
      decide(state, seat, command, chance) {
        const decision = toy.decide(state, seat, command, chance)
        if (decision.ok) state.bank += 0.25
        return decision
      },
    }))
    expect(broken(writing)).toContain('nothing-past-changes')
  })

  test('a copy that shares a part', () => {
    const shallow = faulty((toy) => ({
      copy: (state) => ({ ...toy.copy(state), discards: state.discards }),
    }))
    expect(broken(shallow)).toContain('nothing-past-changes')
  })

  test('an event whose list becomes a part of the state', () => {
    const sharing = faulty((toy) => ({
      evolve(state, event) {
        toy.evolve(state, event)
        if (event.type === 'dealt') state.deck = event.deck as number[]
      },
    }))
    expect(broken(sharing)).toContain('log-rebuilds-the-state')
  })

  test('a dead end', () => {
    const stuck = faulty((toy) =>
      withLegal(toy, (state, choices) => {
        if (state.turnsLeft === 5) choices.clear()
      }),
    )
    expect(broken(stuck)).toContain('a-waiting-player-can-move')
    expect(soak(stuck, [1]).violations[0]?.law).toBe('a-waiting-player-can-move')
  })

  test('an endless game', () => {
    const endless = faulty((toy) => ({
      evolve(state, event) {
        toy.evolve(state, event)
        if (event.type === 'turnEnded' && state.turnsLeft === 1) state.turnsLeft = 2
      },
    }))
    expect(broken(endless, { maxCommands: 200 })).toEqual(['the-game-ends'])
    expect(soak(endless, [1], { maxCommands: 200 }).violations[0]?.law).toBe('the-game-ends')
  })

  test('play that is not decide', () => {
    const odd = faulty((toy) => ({
      play(state, command, chance) {
        toy.play(state, command, chance)
        if (command.type === 'keep') state.deck.reverse()
      },
    }))
    expect(broken(odd)).toEqual(['play-is-decide-and-evolve'])
    expect(soaked(odd, { sampleEvery: 1 })).toEqual(['play-is-decide-and-evolve'])
  })

  test('an event that means something else once it was stored', () => {
    const fresh = new WeakSet<Event>()
    const fading = faulty((toy) => ({
      decide(state, seat, command, chance) {
        const decision = toy.decide(state, seat, command, chance)
        if (decision.ok) for (const event of decision.events) fresh.add(event)
        return decision
      },
      evolve(state, event) {
        toy.evolve(state, event)
        if (event.type === 'turnEnded' && !fresh.has(event)) state.bank += 1
      },
    }))
    expect(broken(fading)).toContain('log-rebuilds-the-state')
    expect(soaked(fading, { logged: true })).toEqual(['log-rebuilds-the-state'])
  })

  test('a state that JSON does not keep', () => {
    const lossy = faulty((toy) => ({
      evolve(state, event) {
        toy.evolve(state, event)
        if (event.type === 'rolled') Object.assign(state, { rolls: new Map([[1, event.die]]) })
      },
    }))
    expect(broken(lossy, { sampleEvery: 1 })).toContain('json-round-trip')
  })

  test('a redealt table that lacks a card', () => {
    const short = faulty((toy) => ({
      redeal(view, chance) {
        const state = toy.redeal(view, chance)
        state.deck[0] = 1
        return state
      },
    }))
    expect(broken(short)).toEqual(['a-redealt-table-can-be-played'])
  })

  test('ranks that do not follow the totals', () => {
    const unjust = faulty((toy) => ({
      outcome(state) {
        const outcome = toy.outcome(state)
        if (outcome === null) return null
        return { seats: outcome.seats.map((seat) => ({ ...seat, rank: 1 + seat.seat })) }
      },
    }))
    expect(broken(unjust)).toEqual(['the-outcome-adds-up'])
  })

  test('an account too few or too many, but not that of a seat which the rules play', () => {
    const withSeats = (change: (seats: readonly SeatOutcome[]) => readonly SeatOutcome[]) =>
      faulty((toy) => ({
        outcome(state) {
          const outcome = toy.outcome(state)
          return outcome && { seats: change(outcome.seats) }
        },
      }))
    const last = (seats: readonly SeatOutcome[], seat: number): SeatOutcome => {
      const lines = [{ label: 'none', points: -1000 }]
      return { seat, total: -1000, rank: seats.length + 1, lines }
    }
    expect(broken(withSeats((seats) => seats.slice(1)))).toEqual(['the-outcome-adds-up'])
    expect(broken(withSeats((seats) => [...seats, last(seats, 9)]))).toEqual([
      'the-outcome-adds-up',
    ])
    expect(broken(withSeats((seats) => [...seats, last(seats, seats.length)]))).toEqual([])
  })

  test('an outcome before the end', () => {
    const hasty = faulty((toy) => ({
      outcome: (state) => toy.outcome({ ...state, turnsLeft: Math.max(0, state.turnsLeft - 1) }),
    }))
    expect(broken(hasty)).toEqual(['a-waiting-player-can-move'])
  })

  test('an event that cannot be applied', () => {
    const fragile = faulty((toy) => ({
      evolve(state, event) {
        if (event.type === 'revealed') throw new Error('no such card')
        toy.evolve(state, event)
      },
    }))
    expect(broken(fragile)).toContain('no-function-throws')
    expect(soak(fragile, Array(20).keys()).violations[0]?.law).toBe('no-function-throws')
  })

  test('words that the catalogue does not have', () => {
    const violations = checkLaws(toyGame(2), { seed: 1, say: ({ key }) => `⟦${key}⟧` })
    expect(violations.map(({ law }) => law)).toEqual(['everything-has-words'])
  })

  test('a command without words', () => {
    const mute = faulty((toy) => ({
      label: (state, command) =>
        command.type === 'roll' ? { key: '', params: {} } : toy.label(state, command),
    }))
    expect(broken(mute)).toEqual(['everything-has-words'])
  })
})

describe('what a violation says', () => {
  test('the law, the seed, the step and what was found', () => {
    const losing = faulty((toy) => ({
      evolve(state, event) {
        toy.evolve(state, event)
        if (event.type === 'paid') playerAt(state, event.seat).coins -= 1
      },
    }))
    const laws = LAWS.filter(({ name }) => name === 'pieces-are-conserved')
    const [violation] = checkLaws(losing, { seed: 'x', laws })
    expect(violation).toMatchObject({ law: 'pieces-are-conserved', seed: 'x' })
    expect(violation?.step).toBeGreaterThan(0)
    expect(violation?.details).toMatch(/coins: 9 against 8/)
    expect(checkLaws(losing, { seed: 'x' })).toEqual(checkLaws(losing, { seed: 'x' }))
  })

  test('the names of the laws are distinct', () => {
    expect(new Set(LAWS.map(({ name }) => name)).size).toBe(LAWS.length)
  })
})
