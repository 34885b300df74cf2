import {
  type GameFile,
  gameFile,
  gameFileText,
  item,
  Play,
  readGameFile,
  seededChance,
} from '@guildhall/kernel'
import { toyGame } from '@guildhall/laws/toy'
import { describe, expect, test } from 'vitest'
import { commitmentOf, secretChance, secretFromSeed, secretToHex, verifyFile } from './index.ts'

const game = toyGame(3)
const secret = secretFromSeed('verify')
const chance = { commitment: commitmentOf(secret), secret: secretToHex(secret) }

/** A game of random choices, as its file comes back from the disk. */
function fileOf(steps = Number.POSITIVE_INFINITY): GameFile {
  const play = new Play(game, secretChance(secret))
  const choices = seededChance('choices')
  for (
    let actor = play.actor;
    actor !== null && play.log.steps.length < steps;
    actor = play.actor
  ) {
    const legal = play.legal()
    play.submit(actor.seat, item(legal, choices.int(legal.length)))
  }
  const read = readGameFile(gameFileText(gameFile(game, play.log, chance)))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

type AnyStep = GameFile['log']['steps'][number]
const file = fileOf()

const withStep = (index: number, change: (step: AnyStep) => AnyStep): GameFile => ({
  ...file,
  log: { ...file.log, steps: file.log.steps.map((step, i) => (i === index ? change(step) : step)) },
})

describe('a game that was played by the rules', () => {
  test('is verified, with its number of steps', () => {
    expect(verifyFile(game, file)).toEqual({ ok: true, steps: file.log.steps.length, over: true })
  })

  test('is verified as far as it was played', () => {
    expect(verifyFile(game, fileOf(5))).toEqual({ ok: true, steps: 5, over: false })
  })
})

describe('what was tampered with is named', () => {
  test('an event: a die that shows something else', () => {
    const rolled = file.log.steps.findIndex(({ events }) =>
      events.some(({ type }) => type === 'rolled'),
    )
    const forged = withStep(rolled, (step) => ({
      ...step,
      events: step.events.map((event) =>
        event.type === 'rolled' && 'die' in event
          ? { ...event, die: (Number(event.die) % 6) + 1 }
          : event,
      ),
    }))
    expect(verifyFile(game, forged)).toMatchObject({
      ok: false,
      fault: { kind: 'step', difference: { step: rolled + 1 } },
    })
  })

  test('an event that is missing, or one too many', () => {
    const dropped = withStep(2, (step) => ({ ...step, events: step.events.slice(1) }))
    const added = withStep(6, (step) => ({ ...step, events: [...step.events, { type: 'x' }] }))
    expect(verifyFile(game, dropped)).toMatchObject({ fault: { difference: { step: 3 } } })
    expect(verifyFile(game, added)).toMatchObject({ fault: { difference: { step: 7 } } })
  })

  test('a command, with the clause that forbids it', () => {
    const forged = withStep(4, (step) => ({ ...step, command: { type: 'fly' } }))
    expect(verifyFile(game, forged)).toMatchObject({
      ok: false,
      fault: { kind: 'step', difference: { step: 5, found: { clause: 'TOY-1.2' } } },
    })
  })

  test('the seat of a command', () => {
    const forged = withStep(0, (step) => ({ ...step, seat: 2 }))
    expect(verifyFile(game, forged)).toMatchObject({ fault: { difference: { step: 1 } } })
  })

  test('a wrong secret', () => {
    const forged = { ...file, chance: { ...chance, secret: secretToHex(secretFromSeed('other')) } }
    expect(verifyFile(game, forged)).toMatchObject({
      ok: false,
      fault: { kind: 'commitment', expected: chance.commitment },
    })
  })

  test('a wrong secret with its own commitment: the deal is another', () => {
    const other = secretFromSeed('other')
    const forged = { commitment: commitmentOf(other), secret: secretToHex(other) }
    expect(verifyFile(game, { ...file, chance: forged })).toMatchObject({
      ok: false,
      fault: { kind: 'step', difference: { step: 0 } },
    })
  })

  test('an outcome that is not that of the game', () => {
    const seats = file.outcome?.seats.map((seat) => ({ ...seat, total: seat.total + 1 })) ?? []
    expect(verifyFile(game, { ...file, outcome: { seats } })).toMatchObject({
      ok: false,
      fault: { kind: 'outcome' },
    })
    const { outcome: _, ...silent } = file
    expect(verifyFile(game, silent)).toMatchObject({ fault: { kind: 'outcome', expected: null } })
  })

  test('a game without its secret cannot be checked', () => {
    const hidden = { ...file, chance: { commitment: chance.commitment } }
    expect(verifyFile(game, hidden)).toEqual({ ok: false, fault: { kind: 'no-secret' } })
  })

  test.each([
    ['file.game', { game: 'chess' }],
    ['file.players', { players: 4 }],
    ['file.rulesVersion', { rulesVersion: 0 }],
    ['file.rulesVersion', { rulesVersion: 2 }],
  ])('a file of another table: %s', (path, change) => {
    expect(verifyFile(game, { ...file, ...change })).toMatchObject({
      ok: false,
      fault: { kind: 'file', problems: [{ path }] },
    })
  })
})
