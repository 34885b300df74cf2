import { seededChance } from '@guildhall/kernel'
import { choicesOf } from '@guildhall/ui'
import { deskAt } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { beforeMain, type CbDesk, realisable, realise, recruit, sendTo, takePair } from './plan.ts'
import { build, buildable, chooseSite, openSites } from './plan-build.ts'
import { begun, type CbPlay } from './testing/clicks.ts'
import { readTyped } from './typed.ts'

/** Every line that drafts something now, with what a click would draft. */
function lines(desk: CbDesk): [line: string, clicked: readonly unknown[] | null][] {
  const { activeColumn, offer, market, contracts } = desk.start.view
  const main = beforeMain(desk).now
  const found: [string, readonly unknown[] | null][] = []
  for (const { pair } of choicesOf(desk.start, 'draftPair')) {
    found.push([`pair ${pair}`, takePair(desk, pair)])
  }
  for (const { slot } of choicesOf(main, 'place')) {
    const card = activeColumn.findIndex(({ slots }) => slots.some(({ id }) => id === slot))
    const place = activeColumn[card]?.slots.findIndex(({ id }) => id === slot) ?? -1
    if (slot.endsWith('-coins')) found.push(['coins', sendTo(desk, slot)])
    else if (card >= 0) found.push([`send ${card + 1}.${place + 1}`, sendTo(desk, slot)])
  }
  for (const { craftsman } of choicesOf(main, 'recruit')) {
    found.push([`recruit ${offer.indexOf(craftsman) + 1}`, recruit(desk, craftsman)])
  }
  for (const id of buildable(desk)) {
    const row = market.find(({ buildings }) => buildings.includes(id))
    if (row === undefined) continue
    found.push([`build ${row.level}.${row.buildings.indexOf(id) + 1}`, build(desk, id)])
  }
  for (const site of openSites(desk)) found.push([`site ${site}`, chooseSite(desk, site)])
  for (const kind of realisable(desk)) {
    const n = contracts.findIndex((each) => each.kind === kind) + 1
    found.push([`contract ${n}`, realise(desk, kind)])
  }
  return found
}

describe('short commands', () => {
  const first = deskAt(begun(3, {}, 1)) as CbDesk

  test('what lies nowhere or cannot be done is answered with its clause', () => {
    for (const line of [
      'pair 9',
      'coins',
      'send 9.9',
      'recruit 9',
      'build 9.9',
      'contract 9',
      'end',
    ]) {
      expect(readTyped(first, line)).toMatchObject({
        refusal: { clause: expect.stringMatching(/^CB-/), message: {} },
      })
    }
    for (const line of ['', 'pair', 'send 1', 'build', 'tower'])
      expect(readTyped(first, line)).toBe(null)
  })

  test('whole games are played by them alone, each doing what a click does', () => {
    const play: CbPlay = begun(2, { roundLimit: 14 }, 6)
    const chance = seededChance('typed')
    const used = new Set<string>()
    while (play.actor !== null) {
      let desk = deskAt(play) as CbDesk
      for (let steps = 0; steps < 4; steps++) {
        const can = lines(desk)
        for (const [line, clicked] of can) {
          expect([line, readTyped(desk, line)]).toEqual([line, { draft: clicked }])
        }
        const ended = readTyped(desk, 'end')
        if (ended !== null && 'submit' in ended && (can.length === 0 || chance.int(2) === 0)) break
        const [line, clicked] = can[chance.int(Math.max(1, can.length))] ?? ['', null]
        if (clicked === null) break
        used.add(line.split(' ')[0] ?? '')
        desk = desk.with(clicked as never)
      }
      const back = readTyped(desk, 'back')
      if (desk.commands.length > 0) {
        expect(back).toMatchObject({
          draft: desk.commands.slice(0, (back as { draft: unknown[] }).draft.length),
        })
      }
      // What a turn asks besides has its choices in words.
      while (!('submit' in (readTyped(desk, 'end') ?? {}))) {
        const [choice] = desk.now.choices
        if (choice === undefined) throw new Error('nothing can be chosen')
        desk = desk.with([...desk.commands, choice.command])
      }
      const meant = readTyped(desk, 'end')
      if (meant === null || !('submit' in meant)) throw new Error(JSON.stringify(meant))
      for (const command of meant.submit) expect(play.submit(desk.base.seat, command).ok).toBe(true)
    }
    expect([...used].sort()).toEqual([
      'build',
      'coins',
      'contract',
      'pair',
      'recruit',
      'send',
      'site',
    ])
  })
})
