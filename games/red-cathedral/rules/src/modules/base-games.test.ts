import { legalCommands, Play, seededChance, stableHash } from '@guildhall/kernel'
import { expect, test } from 'vitest'
import { redCathedral } from '../game.ts'
import recorded from './base-games.json' with { type: 'json' }

/** The log and the outcome of a random game: what a stored game is made of. */
function fingerprint(players: number, options: object, seed: string): string {
  const opened = redCathedral.create({ players, options: { roundLimit: 40, ...options } })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  const chance = seededChance(seed)
  const play = new Play(opened.value, chance.split('game'))
  const choices = chance.split('choices')
  for (let actor = play.actor; actor !== null; actor = play.actor) {
    const legal = legalCommands(play.game, play.state)
    play.submit(actor.seat, legal[choices.int(legal.length)])
  }
  return stableHash({ log: play.log, outcome: play.game.outcome(play.state) })
}

test.each(recorded)(
  'modules leave the base game as it was: %j',
  ({ players, options, seed, hash }) => {
    expect(fingerprint(players, options, seed)).toBe(hash)
  },
)
