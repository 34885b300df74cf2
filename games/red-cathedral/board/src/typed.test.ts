import { seededChance } from '@guildhall/kernel'
import { choicesOf } from '@guildhall/ui'
import { deskAt } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { openCities, openSpaces } from './contractors/plan.ts'
import { isBeforeMain, pickDie, type RcDesk, useSection, usesOf } from './plan.ts'
import { begun, type RcPlay } from './testing/clicks.ts'
import { readTyped } from './typed.ts'

const read = (desk: RcDesk, line: string) => readTyped(desk, line)
const draftOf = (desk: RcDesk, line: string) => {
  const meant = read(desk, line)
  if (meant === null || !('draft' in meant)) throw new Error(`${line}: ${JSON.stringify(meant)}`)
  return desk.with(meant.draft)
}
const placeOf = (desk: RcDesk, section: number): string => {
  const tower = desk.now.view.towers.findIndex((each) =>
    each.some((part) => part.section === section),
  )
  const level = desk.now.view.towers[tower]?.findIndex((part) => part.section === section) ?? -1
  return `t${tower + 1}.${level + 1}`
}

describe('short commands', () => {
  const desk = deskAt(begun(3, {}, 1))

  test('`m white +2` moves the die so much further, `m white` as far as it must', () => {
    const moves = choicesOf(desk.now, 'moveDie').filter(({ die }) => die === 'white')
    expect(moves.length).toBeGreaterThan(1)
    for (const { extra } of moves) {
      const drafted = draftOf(desk, `m white +${extra}`)
      expect(drafted.commands).toEqual(pickDie(desk, 'white', extra))
    }
    expect(draftOf(desk, 'm white').commands).toEqual(pickDie(desk, 'white'))
  })

  test('`claim t2.3` does what a click on the section does, for every section', () => {
    const claims = [...usesOf(desk)].filter(([, use]) => use === 'claim')
    expect(claims.length).toBeGreaterThan(2)
    for (const [section] of claims) {
      const drafted = draftOf(desk, `claim ${placeOf(desk, section)}`)
      expect(drafted.commands).toEqual(useSection(desk, section))
    }
  })

  test('what cannot be done is answered with its clause', () => {
    for (const line of ['m white +9', 'claim t9.9', 'bench 1', 'space 7', 'guild a', 'end']) {
      expect(read(desk, line)).toMatchObject({
        refusal: { clause: expect.stringMatching(/^RC-/), message: {} },
      })
    }
  })

  test('`back` takes the last step out; another line is no command', () => {
    const drafted = draftOf(desk, 'm white')
    expect(draftOf(drafted, 'back').commands.length).toBeLessThan(drafted.commands.length)
    for (const line of ['', 'm', 'm pink', 'claim', 'tower', 'm white + 2']) {
      expect(read(desk, line)).toBe(null)
    }
  })
})

describe('short commands of the Contractors', () => {
  const desk = deskAt(begun(2, { contractors: true }, 3))

  test('`hire tver` sends a contractor, `choose s2` takes whoever waits there, or says why not', () => {
    const [city = ''] = openCities(desk)
    const sent = draftOf(desk, `hire ${city.replace('city-', '')}`)
    expect(sent.commands[0]).toEqual({ type: 'hire', city })
    const [space = ''] = openSpaces(sent)
    const chosen = draftOf(sent, `choose ${space}`)
    expect(chosen.commands.at(-1)).toEqual({ type: 'keepSpecialist', keep: true })
    expect(draftOf(chosen, 'dismiss').commands.at(-1)).toMatchObject({ keep: false })
    expect(read(chosen, 'end')).toMatchObject({ submit: chosen.commands })
    const shut = desk.now.view.duchy?.cities.find(({ closed }) => closed)?.city ?? ''
    expect(read(desk, `hire ${shut.replace('city-', '')}`)).toMatchObject({
      refusal: { clause: 'CT-5.4' },
    })
    expect(read(desk, 'hire paris')).toBe(null)
  })

  test.each([
    ['choose s1', 'CT-5.3'],
    ['specialist', 'CT-7.2'],
    ['permit', 'RC-3.10'],
  ])('`%s` before its time is answered with %s', (line, clause) => {
    expect(read(desk, line)).toMatchObject({ refusal: { clause } })
  })
})

test('whole turns are played by short commands alone', () => {
  const play: RcPlay = begun(2, { roundLimit: 8 }, 4)
  const chance = seededChance('typed')
  let turns = 0
  for (; play.actor !== null && turns < 200; turns++) {
    const desk = deskAt(play)
    const dice = choicesOf(desk.now, 'moveDie').map(({ die }) => die)
    const line = isBeforeMain(desk) ? `m ${dice[chance.int(dice.length)]}` : 'end'
    const meant = line === 'end' ? read(desk, line) : read(draftOf(desk, line), 'end')
    if (meant === null || !('submit' in meant)) throw new Error(JSON.stringify(meant))
    const { seat } = desk.base
    for (const command of meant.submit) expect(play.submit(seat, command).ok).toBe(true)
    if (play.actor?.seat !== seat) continue
    const more = meant.next?.(deskAt(play).start) ?? null
    if (more !== null) expect(play.submit(seat, more).ok).toBe(true)
  }
  expect(turns).toBe(16)
})
