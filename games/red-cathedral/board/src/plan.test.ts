import { type Chance, Play, seededChance } from '@guildhall/kernel'
import {
  type Command,
  type Event,
  redCathedral,
  type State,
  type View,
} from '@guildhall/red-cathedral'
import { Desk } from '@guildhall/ui'
import { describe, expect, test } from 'vitest'
import {
  choicesOf,
  claims,
  closing,
  extrasOf,
  groupsOf,
  isBeforeMain,
  landingOf,
  layAt,
  marketGroups,
  moveOtherwise,
  otherChoices,
  pickDie,
  type RcDesk,
  rolledBy,
  settled,
  thenEnd,
  useSection,
  usesOf,
  without,
} from './plan.ts'

type RcPlay = Play<State, Command, Event, View>

function begun(players: number, options: object, seed: number): RcPlay {
  const opened = redCathedral.open({ players, options: { roundLimit: 60, ...options } })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  return new Play(opened.value, seededChance(seed))
}

const deskOf = (play: RcPlay): RcDesk =>
  new Desk(play.game as never, {
    view: play.game.view(play.state, play.actor?.seat ?? 0),
    seat: play.actor?.seat ?? 0,
    asked: true,
    choices: play
      .legal()
      .map((command) => ({ command, label: play.game.label(play.state, command) })),
  }) as unknown as RcDesk

/** One thing a person could click, as the draft after it. */
function clicks(desk: RcDesk): Command[][] {
  const found: (Command[] | null)[] = []
  if (desk.final) return []
  if (isBeforeMain(desk)) {
    for (const { die } of choicesOf(desk.now, 'moveDie')) found.push(pickDie(desk, die))
  }
  for (const { extra } of extrasOf(desk)) found.push(moveOtherwise(desk, extra))
  for (const section of usesOf(desk).keys()) found.push(useSection(desk, section))
  for (const { space } of choicesOf(desk.now, 'chooseWorkshop')) found.push(layAt(desk, space))
  for (const type of ['useAction', 'useWorkshop', 'obtain'] as const) {
    for (const command of choicesOf(desk.now, type)) {
      found.push(settled(desk, [...desk.commands, command]))
    }
  }
  for (const { command } of otherChoices(desk)) found.push([...desk.commands, command])
  return found.filter((commands) => commands !== null)
}

const pick = <T>(from: readonly T[], chance: Chance): T => {
  if (from.length === 0) throw new Error('nothing to click')
  const found = from[chance.int(from.length)]
  if (found === undefined) throw new Error('nothing to click')
  return found
}

/** Plays a turn by clicks; what cannot be drafted is sent, as the page does. */
function turnByClicks(play: RcPlay, chance: Chance): void {
  let desk = deskOf(play)
  for (let n = chance.int(5); n >= 0; n--) {
    const choices = clicks(desk)
    if (choices.length === 0) break
    desk = desk.with(pick(choices, chance))
    if (desk.final) break
  }
  let end = closing(desk)
  // A question stands open that only words answer: whatever it is, it is answered.
  while (end === null) {
    desk = desk.with(pick(clicks(desk), chance))
    end = closing(desk)
  }
  const { seat } = desk.base
  for (const command of end.commands) expect(play.submit(seat, command).ok).toBe(true)
  if (play.actor?.seat !== seat) return
  const more = thenEnd(deskOf(play).start)
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
  const desk = deskOf(play)
  const die = choicesOf(desk.start, 'moveDie')[0]?.die ?? 'white'

  test('one click moves the die and takes what is there; a second one rolls and ends', () => {
    const drafted = desk.with(pickDie(desk, die) ?? [])
    expect(drafted.commands[0]).toEqual({ type: 'moveDie', die, extra: 0 })
    expect(marketGroups(drafted).map(({ first }) => first.type)).toEqual(['obtain'])
    expect(rolledBy(drafted)).toContain(die)
    const end = closing(drafted)
    expect(end?.final).toBe(true)
    expect(end?.commands.at(-1)).toEqual({ type: 'stop' })
  })

  test('a step can be left out, and the rest stays', () => {
    const drafted = desk.with(pickDie(desk, die) ?? [])
    const [obtain] = marketGroups(drafted)
    if (obtain === undefined) throw new Error('nothing was taken')
    const less = desk.with(without(drafted, obtain))
    expect(less.commands).toEqual([{ type: 'moveDie', die, extra: 0 }])
    expect(landingOf(less)).toBe(landingOf(drafted))
    expect(groupsOf(less)).toHaveLength(1)
  })
})

test('a claim is the section, the bench, and the end of the turn', () => {
  const play = begun(2, {}, 11)
  const desk = deskOf(play)
  const [section] = [...claims(desk).keys()]
  if (section === undefined) throw new Error('nothing to claim')
  expect(usesOf(desk).get(section)).toBe('claim')
  const claimed = desk.with(useSection(desk, section) ?? [])
  const space = choicesOf(claimed.now, 'chooseWorkshop')[0]?.space ?? -1
  const laidDown = desk.with(layAt(claimed, space) ?? [])
  expect(laidDown.commands.at(-1)).toMatchObject({ type: 'layTile' })
  expect(closing(laidDown)?.final).toBe(true)
})
