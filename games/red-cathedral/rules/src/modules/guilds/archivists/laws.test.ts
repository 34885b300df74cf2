import { checkLaws, LAWS, type Secrets } from '@guildhall/laws'
import { must } from '@guildhall/laws/table'
import { lawTests } from '@guildhall/laws/vitest'
import { createTranslator } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import type { Command } from '../../../commands.ts'
import type { Event } from '../../../events.ts'
import { type RedCathedral, redCathedral } from '../../../game.ts'
import { catalogue as english } from '../../../locales/en.ts'
import { pairedWithContractors } from '../../../testing/paired.ts'
import { contractId } from './cards.ts'

const options = { roundLimit: 14, fourthGuild: 'guild-archivists' }

/** GU-ARCHIVISTS-8. */
const secrets: Secrets<Command, Event> = {
  knownTo: (event) =>
    event.type === 'contractsDrawn' || event.type === 'contractsKept' ? [event.seat] : null,
  chosen: ({ type }) => type === 'keepContract',
}

/** The draw for nothing, so that random play holds three contracts soon and turns the deck over. */
const FREE = {
  guildCards: [1, 2, 3].map((card) => ({
    id: `guild-archivists-${card}`,
    actions: ['a', 'b'].map((action) => ({
      id: `guild-archivists-${card}${action}`,
      limit: 'once',
      steps: [{ contracts: { draw: 3, keep: 1 } }],
    })),
  })),
}

lawTests(
  redCathedral,
  [
    ...pairedWithContractors('even', (players, contractors) => ({
      players,
      options: { ...options, contractors },
    })),
    { players: 4, options, components: FREE },
  ],
  { games: 1, soaked: 20, sampleEvery: 60, say: createTranslator(english, 'en'), secrets },
)

describe('a contract that others get to know is noticed', () => {
  const game = must(redCathedral.create({ players: 3, options, components: FREE }))
  const laws = LAWS.filter(({ name }) => name === 'secrets-stay-with-their-seat')

  const noticed = (fault: Partial<RedCathedral>): boolean =>
    [1, 2, 3].some((seed) => {
      const found = checkLaws({ ...game, ...fault }, { seed, laws, secrets })
      return found.some(({ law }) => law === laws[0]?.name)
    })

  test('nothing, without a fault', () => {
    expect(noticed({})).toBe(false)
  })

  test('in a view that redealing keeps to: what the active player has drawn', () => {
    expect(noticed({ view: (state) => game.view(state, state.active) })).toBe(true)
  })

  test('in a view that redealing keeps to: a hand, late in the game', () => {
    const view: RedCathedral['view'] = (state, viewer) =>
      game.view(state.parts.archive.pile.length > 0 ? state : { ...state, over: true }, viewer)
    expect(noticed({ view })).toBe(true)
  })

  test('in the open question, which everybody sees', () => {
    const decide: RedCathedral['decide'] = (state, seat, command, chance) => {
      const decision = game.decide(state, seat, command, chance)
      if (!decision.ok) return decision
      const drawn = decision.events.find((event) => event.type === 'contractsDrawn')
      const first = Number(drawn?.contracts[0]?.slice(-2) ?? -1)
      const events = decision.events.map((event): Event => {
        if (event.type !== 'asked' || drawn === undefined) return event
        return { ...event, open: event.open.map((frame) => ({ ...frame, chosen: first })) }
      })
      return { ok: true, events }
    }
    expect(noticed({ decide })).toBe(true)
  })

  test('in an event: what was kept', () => {
    const viewEvent: RedCathedral['viewEvent'] = (event, viewer) =>
      event.type === 'contractsKept' ? event : game.viewEvent(event, viewer)
    expect(noticed({ viewEvent })).toBe(true)
  })

  test('in the words of an event', () => {
    const tell: RedCathedral['describe'] = (state, event) =>
      event.type === 'contractsDrawn'
        ? { key: 'told', params: { card: String(state.parts.archive.drawn.map(contractId)) } }
        : game.describe(state, event)
    expect(noticed({ describe: tell })).toBe(true)
  })

  test('in how a choice is named to another seat', () => {
    const label: RedCathedral['label'] = (state, command) =>
      command.type === 'moveDie'
        ? { key: 'choice', params: { held: state.parts.archive.held.flat().join() } }
        : game.label(state, command)
    expect(noticed({ label })).toBe(true)
  })

  test('in what another seat is offered', () => {
    const legal: RedCathedral['legal'] = (state, choices) => {
      game.legal(state, choices)
      const commands = choices.toArray()
      const held = state.parts.archive.held.flat().reduce((sum, card) => sum + card, 0)
      if (held % 2 === 0) return
      choices.clear()
      for (const command of commands.toReversed()) choices.add(command)
    }
    expect(noticed({ legal })).toBe(true)
  })
})
