import { type AnyCommand, type AnyEvent, type Game, Play, seededChance } from '@guildhall/kernel'
import { redCathedral } from '@guildhall/red-cathedral'
import { describe, expect, test } from 'vitest'
import { TurnDraft } from './turn-draft.ts'

type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

function open(players: number, options: object): AnyGame {
  const opened = redCathedral.create({ players, options: { roundLimit: 60, ...options } })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  return opened.value as unknown as AnyGame
}

const draftAt = (play: Play<unknown, AnyCommand, AnyEvent, unknown>, seat: number) => {
  const { game, state } = play
  const choices = play.legal().map((command) => ({ command, label: game.label(state, command) }))
  return new TurnDraft(game, { view: game.view(state, seat), seat, asked: true, choices })
}

/** What is the same is seen at once; to compare it in a way that can be told takes long. */
function same(found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected)
}

const TABLES = [
  { players: 2, options: {} },
  { players: 3, options: { boardSide: 'advanced' } },
  { players: 4, options: { contractors: true } },
  { players: 2, options: { contractors: true, fourthGuild: 'guild-archivists' } },
  { players: 3, options: { fourthGuild: 'guild-masterbuilders' } },
] as const

describe('what is shown beforehand is what happens', () => {
  test.each(TABLES)('2,000 turns drafted at $players players, $options', ({ players, options }) => {
    const pick = seededChance(`draft ${players}`)
    let plans = 0
    let finals = 0
    for (let seed = 0; plans < 2000; seed++) {
      const play = new Play(open(players, options), seededChance(seed))
      while (play.actor !== null && plans < 2000) {
        const { seat } = play.actor
        let draft = draftAt(play, seat)
        // A turn as far as it can be drafted.
        while (draft.now.choices.length > 0 && !draft.final) {
          const { command } = draft.now.choices[pick.int(draft.now.choices.length)] ?? {}
          if (command === undefined) throw new Error('nothing to choose')
          const longer = draft.with([...draft.commands, command])
          expect(longer.steps.length).toBe(draft.steps.length + 1)
          draft = longer
        }
        for (const step of draft.steps) {
          const before = play.length
          const really = play.submit(seat, step.command)
          expect(play.length).toBe(before + 1)
          if (!really.ok) throw new Error('refused')
          const seen = really.events.flatMap((event) => play.game.viewEvent(event, seat) ?? [])
          same(step.final ? seen.slice(0, step.events.length) : seen, step.events)
          if (!step.final) same(step.after.view, play.game.view(play.state, seat))
          else finals += 1
        }
        plans += 1
      }
    }
    expect(finals).toBeGreaterThan(1000)
  })
})

test('a draft ends before what it cannot know, and what is refused ends it too', () => {
  const play = new Play(open(2, {}), seededChance(7))
  const seat = play.actor?.seat ?? 0
  const draft = draftAt(play, seat)
  const move = draft.start.choices.find(({ command }) => command.type === 'moveDie')?.command
  if (move === undefined) throw new Error('no die moves')
  const drafted = draft.with([move, { type: 'stop' }, { type: 'endTurn' }])
  expect(drafted.final).toBe(true)
  expect(drafted.commands).toEqual([move, { type: 'stop' }])
  expect(drafted.now.question).toBeNull()
  expect(draft.with([move, move]).commands).toEqual([move])
  expect(draft.with([move]).why(move)?.clause).toMatch(/^RC-/)
  expect(draft.why(move)).toBeNull()
})
