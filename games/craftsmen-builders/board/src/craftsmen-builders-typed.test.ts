import { seededChance } from '@guildhall/kernel'
import { choicesOf } from '@guildhall/ui'
import { draftAt } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { realisable, realise } from './contract-plan.ts'
import { readTyped } from './craftsmen-builders-typed.ts'
import { recruit, sendTo, takePair } from './main-plan.ts'
import { beforeMain, type CbDraft } from './plan.ts'
import { build, buildable, chooseSite, openSites } from './plan-build.ts'
import { begun, type CbPlay } from './testing/clicks.ts'

/** Every line that drafts something now, with what a click would draft. */
function lines(draft: CbDraft): [line: string, clicked: readonly unknown[] | null][] {
  const { activeColumn, offer, market, contracts } = draft.start.view
  const main = beforeMain(draft).now
  const found: [string, readonly unknown[] | null][] = []
  for (const { pair } of choicesOf(draft.start, 'draftPair')) {
    found.push([`pair ${pair}`, takePair(draft, pair)])
  }
  for (const { slot } of choicesOf(main, 'place')) {
    const card = activeColumn.findIndex(({ slots }) => slots.some(({ id }) => id === slot))
    const place = activeColumn[card]?.slots.findIndex(({ id }) => id === slot) ?? -1
    if (slot.endsWith('-coins')) found.push(['coins', sendTo(draft, slot)])
    else if (card >= 0) found.push([`send ${card + 1}.${place + 1}`, sendTo(draft, slot)])
  }
  for (const { craftsman } of choicesOf(main, 'recruit')) {
    found.push([`recruit ${offer.indexOf(craftsman) + 1}`, recruit(draft, craftsman)])
  }
  for (const id of buildable(draft)) {
    const row = market.find(({ buildings }) => buildings.includes(id))
    if (row === undefined) continue
    found.push([`build ${row.level}.${row.buildings.indexOf(id) + 1}`, build(draft, id)])
  }
  for (const site of openSites(draft)) found.push([`site ${site}`, chooseSite(draft, site)])
  for (const kind of realisable(draft)) {
    const n = contracts.findIndex((each) => each.kind === kind) + 1
    found.push([`contract ${n}`, realise(draft, kind)])
  }
  return found
}

describe('short commands', () => {
  const first = draftAt(begun(3, {}, 1)) as CbDraft

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
    const play: CbPlay = begun(2, { roundLimit: 14 }, 12)
    const chance = seededChance('typed')
    const used = new Set<string>()
    while (play.actor !== null) {
      let draft = draftAt(play) as CbDraft
      for (let steps = 0; steps < 4; steps++) {
        const can = lines(draft)
        for (const [line, clicked] of can) {
          expect([line, readTyped(draft, line)]).toEqual([line, { commands: clicked }])
        }
        const ended = readTyped(draft, 'end')
        if (ended !== null && 'submit' in ended && (can.length === 0 || chance.int(2) === 0)) break
        const [line, clicked] = can[chance.int(Math.max(1, can.length))] ?? ['', null]
        if (clicked === null) break
        used.add(line.split(' ')[0] ?? '')
        draft = draft.with(clicked as never)
      }
      const back = readTyped(draft, 'back')
      if (draft.commands.length > 0) {
        expect(back).toMatchObject({
          commands: draft.commands.slice(0, (back as { commands: unknown[] }).commands.length),
        })
      }
      // What a turn asks besides has its choices in words.
      while (!('submit' in (readTyped(draft, 'end') ?? {}))) {
        const [choice] = draft.now.choices
        if (choice === undefined) throw new Error('nothing can be chosen')
        draft = draft.with([...draft.commands, choice.command])
      }
      const meant = readTyped(draft, 'end')
      if (meant === null || !('submit' in meant)) throw new Error(JSON.stringify(meant))
      for (const command of meant.submit)
        expect(play.submit(draft.base.seat, command).ok).toBe(true)
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
