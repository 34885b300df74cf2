import { type Chance, seededChance } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { choicesOf, sameCommand } from '@guildhall/ui'
import { draftAt } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { answers } from './answers-plan.ts'
import { landingOf, moveOtherwise, pickDie, rolledBy } from './die-plan.ts'
import { toggle } from './market-plan.ts'
import { choose, openCities, openSpaces, sendTo, useHeld } from './modules/contractors/hire-plan.ts'
import {
  closing,
  endsHalfway,
  isAsking,
  marketGroups,
  type RcDraft,
  thenEnd,
  turnOf,
  withDefaults,
  without,
} from './plan.ts'
import { claims, useSection, usesOf } from './section-plan.ts'
import { begun, type RcPlay } from './testing/begun.ts'
import { clicks } from './testing/clicks.ts'
import { layAt, useWorkshopSpace } from './workshop-plan.ts'

const pick = <T>(from: readonly T[], chance: Chance): T => {
  if (from.length === 0) throw new Error('nothing to click')
  const found = from[chance.int(from.length)]
  if (found === undefined) throw new Error('nothing to click')
  return found
}

/** Plays a turn by clicks; what cannot be drafted is sent, as the page does. */
function turnByClicks(play: RcPlay, chance: Chance): void {
  let draft = draftAt(play)
  for (let n = chance.int(5); n >= 0; n--) {
    const choices = clicks(draft)
    if (choices.length === 0) break
    draft = draft.with(pick(choices, chance))
    if (draft.final) break
  }
  let end = closing(draft)
  // A question stands open that only words answer: whatever it is, it is answered.
  while (end === null) {
    draft = draft.with(pick(clicks(draft), chance))
    end = closing(draft)
  }
  const { seat } = draft.base
  for (const command of end.commands) expect(play.submit(seat, command).ok).toBe(true)
  if (play.actor?.seat !== seat) return
  const more = thenEnd(draftAt(play).start)
  if (more !== null) expect(play.submit(seat, more).ok).toBe(true)
}

describe('whole games by clicks on the board', () => {
  test.each([
    { players: 2, options: {} },
    { players: 3, options: { boardSide: 'advanced' } },
    { players: 4, options: {} },
    { players: 3, options: { contractors: true, fourthGuild: 'guild-archivists' } },
    { players: 1, options: {} },
  ])('$players players, $options', ({ players, options }) => {
    for (let seed = 0; seed < 3; seed++) {
      const play = begun(players, options, seed)
      const chance = seededChance(`clicks ${players} ${seed}`)
      while (play.actor !== null) turnByClicks(play, chance)
      expect(play.game.outcome(play.state)).not.toBeNull()
    }
  })
})

describe('a turn at the market', () => {
  const play = begun(3, {}, 5)
  const draft = draftAt(play)
  const die = choicesOf(draft.start, 'moveDie')[0]?.die ?? 'white'

  test('one click moves the die and takes what is there; a second one rolls and ends', () => {
    const drafted = draft.with(pickDie(draft, die) ?? [])
    expect(drafted.commands[0]).toEqual({ type: 'moveDie', die, extra: 0 })
    expect(marketGroups(drafted).map(({ first }) => first.type)).toEqual(['obtain'])
    expect(rolledBy(drafted)).toContain(die)
    const end = closing(drafted)
    expect(end?.final).toBe(true)
    expect(end?.commands.at(-1)).toEqual({ type: 'stop' })
  })

  test('a step can be left out, and the rest stays', () => {
    const drafted = draft.with(pickDie(draft, die) ?? [])
    const [obtain] = marketGroups(drafted)
    if (obtain === undefined) throw new Error('nothing was taken')
    const less = draft.with(without(drafted, obtain))
    expect(less.commands).toEqual([{ type: 'moveDie', die, extra: 0 }])
    expect(landingOf(less)).toBe(landingOf(drafted))
    expect(turnOf(less)).toHaveLength(1)
  })
})

test('a claim is the section, the workshop, and the end of the turn', () => {
  const play = begun(2, {}, 11)
  const draft = draftAt(play)
  const [section] = [...claims(draft).keys()]
  if (section === undefined) throw new Error('nothing to claim')
  expect(usesOf(draft).get(section)).toBe('claim')
  const claimed = draft.with(useSection(draft, section) ?? [])
  const space = choicesOf(claimed.now, 'chooseWorkshop')[0]?.space ?? -1
  const laidDown = draft.with(layAt(claimed, space) ?? [])
  expect(laidDown.commands.at(-1)).toMatchObject({ type: 'layTile' })
  expect(closing(laidDown)?.final).toBe(true)
})

const isAtWork = (draft: RcDraft): boolean =>
  marketGroups(draft).some(({ first }) => first.type === 'useSpecialist')

describe('what is sent was seen', () => {
  test('the button adds only the end, and every other answer of what was drafted is shown', () => {
    const play = begun(3, { contractors: true, fourthGuild: 'guild-foremen' }, 2)
    const chance = seededChance('seen')
    for (let turn = 0; turn < 60 && play.actor !== null; turn++) {
      let draft = draftAt(play)
      for (let n = 0; n < 3 && !draft.final; n++) draft = draft.with(pick(clicks(draft), chance))
      const end = closing(draft)
      if (end !== null) {
        expect(end.commands.slice(0, draft.commands.length)).toEqual(draft.commands)
        for (const { type } of end.commands.slice(draft.commands.length))
          expect(['stop', 'endTurn', 'pass']).toContain(type)
      }
      const shown = answers(draft).map(({ at }) => at)
      draft.steps.forEach(({ asked }, at) => {
        const before = draft.steps[at - 1]?.after ?? draft.start
        if (asked === 'take' && before.choices.length > 1) expect(shown).toContain(at)
      })
      turnByClicks(play, chance)
    }
  })
})

test('with a die drafted, a section or another die takes its place', () => {
  const draft = draftAt(begun(3, {}, 5))
  const [die = 'white'] = choicesOf(draft.now, 'moveDie').map((move) => move.die)
  const drafted = draft.with(pickDie(draft, die) ?? [])
  const [section = -1] = [...claims(draft).keys()]
  expect(useSection(drafted, section)).toEqual(useSection(draft, section))
  const claimed = draft.with(useSection(drafted, section) ?? [])
  expect(pickDie(claimed, die)).toEqual(drafted.commands)
})

test('an action of the card takes the place of the other one — RC-8.12', () => {
  for (let seed = 0; seed < 20; seed++) {
    const draft = draftAt(begun(2, {}, seed))
    for (const { die } of choicesOf(draft.now, 'moveDie')) {
      const moved = draft.with([{ type: 'moveDie', die, extra: 0 }])
      const [one, other] = choicesOf(moved.now, 'useAction')
      if (one === undefined || other === undefined) continue
      const used = draft.with(toggle(moved, (command) => command === one) ?? [])
      const swapped = toggle(used, (command) => sameCommand(command, other)) ?? []
      expect(swapped).toContainEqual(other)
      expect(swapped).not.toContainEqual(one)
      return
    }
  }
  throw new Error('no card with two actions')
})

describe('clicks of a turn that does more', () => {
  /** The drafts at which somebody's turn begins, in games that are played by clicks. */
  function* turns(seeds: number, options = {}): Generator<RcDraft> {
    for (let seed = 0; seed < seeds; seed++) {
      const play = begun(2, options, seed)
      const chance = seededChance(`clicks of ${seed}`)
      while (play.actor !== null) {
        yield draftAt(play)
        turnByClicks(play, chance)
      }
    }
  }
  /** What the drafts of these clicks come to, one after the other; null where one does nothing. */
  const after = (draft: RcDraft, ...done: readonly ((at: RcDraft) => Command[] | null)[]) =>
    done.reduce<RcDraft | null>((at, click) => {
      const commands = at === null || at.final ? null : click(at)
      return commands === null ? null : draft.with(commands)
    }, draft)

  test('an action that could be repeated can be sent after once — RC-8.13', () => {
    let found = 0
    for (const draft of turns(1)) {
      for (const { die, extra } of choicesOf(draft.now, 'moveDie')) {
        const moved = draft.with((extra === 0 && pickDie(draft, die)) || [])
        for (const action of choicesOf(moved.now, 'useAction')) {
          const used = draft.with([...moved.commands, action])
          if (used.now.question !== 'repeat-again') continue
          found += 1
          expect(isAsking(used)).toBe(true)
          expect(closing(used)?.commands[used.commands.length]).toEqual({ type: 'stop' })
        }
      }
      if (found > 0) break
    }
    expect(found).toBeGreaterThan(0)
  })

  test('the die, a paid step, the guild, a workshop, and the end: five', () => {
    let found = 0
    for (const draft of turns(4)) {
      for (const { die, extra } of choicesOf(draft.now, 'moveDie')) {
        if (extra === 0) continue
        const end = after(
          draft,
          (at) => pickDie(at, die),
          (at) => moveOtherwise(at, extra),
          (at) => {
            const [action] = choicesOf(at.now, 'useAction')
            return action === undefined ? null : withDefaults(at, [...at.commands, action])
          },
          (at) => {
            const [bench] = choicesOf(at.now, 'useWorkshop')
            return bench === undefined ? null : useWorkshopSpace(at, bench.space)
          },
        )
        const kinds = end?.commands.map(({ type }) => type) ?? []
        if (end === null || closing(end) === null || !kinds.includes('useWorkshop')) continue
        expect(kinds).toEqual(expect.arrayContaining(['moveDie', 'useAction', 'useWorkshop']))
        found += 1
      }
    }
    expect(found).toBeGreaterThan(0)
  })

  test('a section, which gets all that it lacks and is finished, and the end: two', () => {
    let finished = 0
    for (const draft of turns(4)) {
      for (const [section, use] of usesOf(draft)) {
        if (use !== 'deliver') continue
        const end = after(draft, (at) => useSection(at, section))
        const done = end?.now.view.towers.flat().find((each) => each.section === section)?.finished
        if (end === null || !done) continue
        expect(end.final || closing(end) !== null).toBe(true)
        finished += 1
      }
    }
    expect(finished).toBeGreaterThan(0)
  })

  test('a city, a section where its place delivers, a specialist, and the end: four — CT-5.1', () => {
    let hired = 0
    for (const draft of turns(2, { contractors: true })) {
      for (const city of openCities(draft)) {
        let at = after(draft, (now) => sendTo(now, city))
        if (at?.now.question === 'build-next') {
          const [section] = [...usesOf(at).keys()]
          at = after(at, (now) => useSection(now, section ?? -1))
        }
        // A single specialist beside the city is chosen without a click.
        const [space] = at === null ? [] : openSpaces(at)
        if (space !== undefined && at !== null) at = after(at, (now) => choose(now, space))
        if (at === null) throw new Error(`nobody goes to ${city}`)
        expect(at.commands[0]).toEqual({ type: 'hire', city })
        expect(at.final || closing(at) !== null).toBe(true)
        expect(endsHalfway(at)).toBe(false)
        hired += 1
      }
    }
    expect(hired).toBeGreaterThan(20)
  })

  test('the black die, its specialist, and the end: three — CT-4.4', () => {
    let used = 0
    for (const draft of turns(3, { contractors: true })) {
      // A specialist who asks nothing and costs nothing is at work already.
      const end = after(
        draft,
        (at) => pickDie(at, 'black'),
        (at) => (isAtWork(at) ? [...at.commands] : useHeld(at)),
      )
      if (end === null) continue
      expect(marketGroups(end).map(({ first }) => first.type)).toContain('useSpecialist')
      used += 1
    }
    expect(used).toBeGreaterThan(0)
  })
})
