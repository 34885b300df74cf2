import { Play, seededChance } from '@guildhall/kernel'
import { must } from '@guildhall/laws/table'
import { createTranslator } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { redCathedral } from '../game.ts'
import { printedWords } from '../messages/requested.ts'
import { catalogue as baseEnglish } from '../modules/base/locales/en.ts'

const say = createTranslator(baseEnglish, 'en')

test.each([
  { players: 2, options: {} },
  { players: 3, options: { boardSide: 'advanced' } },
  { players: 4, options: { preset: 'publisher' } },
])('the base game needs no words of the modules: $players players, $options', (request) => {
  const game = must(
    redCathedral.create({ ...request, options: { roundLimit: 30, ...request.options } }),
  )
  const printed = must(printedWords(request))
  const said: string[] = []
  for (let seed = 0; seed < 3; seed++) {
    const play = new Play(game, seededChance(seed))
    const chance = seededChance(`words ${seed}`)
    const { market, towers, influenceCards } = game.view(play.state, 'spectator')
    const tiles = [...market, ...towers.flat()].flatMap(({ tile }) => tile ?? [])
    for (const id of [...tiles, ...influenceCards]) {
      const { name, effects } = printed(id)
      said.push(say(name), ...effects.map(say))
    }
    while (play.actor !== null) {
      const { seat, question } = play.actor
      const legal = play.legal()
      said.push(...legal.map((command) => say(game.label(play.state, command))))
      const other = game.decide(play.state, seat, { type: 'endTurn' }, chance)
      if (!other.ok) said.push(say(other.refusal.message))
      expect(Object.keys(baseEnglish)).toContain(`question.${question}`)
      const answer = play.submit(seat, legal[chance.int(legal.length)])
      if (!answer.ok) throw new Error('no way on')
      said.push(
        ...answer.events.flatMap((event) => game.describe(play.state, event) ?? []).map(say),
      )
    }
  }
  expect(said.filter((words) => words.includes('⟦'))).toEqual([])
})
