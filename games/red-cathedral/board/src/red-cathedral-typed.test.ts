import { seededChance } from '@guildhall/kernel'
import { choicesOf } from '@guildhall/ui'
import { draftAt } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { pickDie } from './die-plan.ts'
import { openCities, openSpaces } from './modules/contractors/hire-plan.ts'
import { isBeforeMain, type RcDraft } from './plan.ts'
import { readTyped } from './red-cathedral-typed.ts'
import { useSection, usesOf } from './section-plan.ts'
import { begun, type RcPlay } from './testing/begun.ts'

const read = (draft: RcDraft, line: string) => readTyped(draft, line)
const draftOf = (draft: RcDraft, line: string) => {
  const meant = read(draft, line)
  if (meant === null || !('commands' in meant)) throw new Error(`${line}: ${JSON.stringify(meant)}`)
  return draft.with(meant.commands)
}
const placeOf = (draft: RcDraft, section: number): string => {
  const tower = draft.now.view.towers.findIndex((each) =>
    each.some((part) => part.section === section),
  )
  const level = draft.now.view.towers[tower]?.findIndex((part) => part.section === section) ?? -1
  return `t${tower + 1}.${level + 1}`
}

describe('short commands', () => {
  const draft = draftAt(begun(3, {}, 1))

  test('`m white +2` moves the die so much further, `m white` as far as it must', () => {
    const moves = choicesOf(draft.now, 'moveDie').filter(({ die }) => die === 'white')
    expect(moves.length).toBeGreaterThan(1)
    for (const { extra } of moves) {
      const drafted = draftOf(draft, `m white +${extra}`)
      expect(drafted.commands).toEqual(pickDie(draft, 'white', extra))
    }
    expect(draftOf(draft, 'm white').commands).toEqual(pickDie(draft, 'white'))
  })

  test('`claim t2.3` does what a click on the section does, for every section', () => {
    const claims = [...usesOf(draft)].filter(([, use]) => use === 'claim')
    expect(claims.length).toBeGreaterThan(2)
    for (const [section] of claims) {
      const drafted = draftOf(draft, `claim ${placeOf(draft, section)}`)
      expect(drafted.commands).toEqual(useSection(draft, section))
    }
  })

  test('what cannot be done is answered with its clause', () => {
    for (const line of ['m white +9', 'claim t9.9', 'bench 1', 'space 7', 'guild a', 'end']) {
      expect(read(draft, line)).toMatchObject({
        refusal: { clause: expect.stringMatching(/^RC-/), message: {} },
      })
    }
  })

  test('`back` takes the last step out; another line is no command', () => {
    const drafted = draftOf(draft, 'm white')
    expect(draftOf(drafted, 'back').commands.length).toBeLessThan(drafted.commands.length)
    for (const line of ['', 'm', 'm pink', 'claim', 'tower', 'm white + 2']) {
      expect(read(draft, line)).toBe(null)
    }
  })
})

describe('short commands of the Contractors', () => {
  const draft = draftAt(begun(2, { contractors: true }, 3))

  test('`hire tver` sends a contractor, `choose s2` takes whoever waits there, or says why not', () => {
    const [city = ''] = openCities(draft)
    const sent = draftOf(draft, `hire ${city.replace('city-', '')}`)
    expect(sent.commands[0]).toEqual({ type: 'hire', city })
    const [space = ''] = openSpaces(sent)
    const chosen = draftOf(sent, `choose ${space}`)
    expect(chosen.commands.at(-1)).toEqual({ type: 'keepSpecialist', keep: true })
    expect(draftOf(chosen, 'dismiss').commands.at(-1)).toMatchObject({ keep: false })
    expect(read(chosen, 'end')).toMatchObject({ submit: chosen.commands })
    const shut = draft.now.view.duchy?.cities.find(({ closed }) => closed)?.city ?? ''
    expect(read(draft, `hire ${shut.replace('city-', '')}`)).toMatchObject({
      refusal: { clause: 'CT-5.4' },
    })
    expect(read(draft, 'hire paris')).toBe(null)
  })

  test.each([
    ['choose s1', 'CT-5.3'],
    ['specialist', 'CT-7.2'],
    ['permit', 'RC-3.10'],
  ])('`%s` before its time is answered with %s', (line, clause) => {
    expect(read(draft, line)).toMatchObject({ refusal: { clause } })
  })
})

test('whole turns are played by short commands alone', () => {
  const play: RcPlay = begun(2, { roundLimit: 8 }, 4)
  const chance = seededChance('typed')
  let turns = 0
  for (; play.actor !== null && turns < 200; turns++) {
    const draft = draftAt(play)
    const dice = choicesOf(draft.now, 'moveDie').map(({ die }) => die)
    const line = isBeforeMain(draft) ? `m ${dice[chance.int(dice.length)]}` : 'end'
    const meant = line === 'end' ? read(draft, line) : read(draftOf(draft, line), 'end')
    if (meant === null || !('submit' in meant)) throw new Error(JSON.stringify(meant))
    const { seat } = draft.base
    for (const command of meant.submit) expect(play.submit(seat, command).ok).toBe(true)
    if (play.actor?.seat !== seat) continue
    const more = meant.next?.(draftAt(play).start) ?? null
    if (more !== null) expect(play.submit(seat, more).ok).toBe(true)
  }
  expect(turns).toBe(16)
})
