import type { Viewer } from '@guildhall/kernel'
import type { Event, View } from '@guildhall/red-cathedral'
import { describe, expect, test } from 'vitest'
import { redCathedralTable } from '../../../testing/rendered-table.ts'
import { WIDTH, widthOf } from '../../../text.ts'

type Contract = Extract<Event, { type: 'contractsShown' }>['contracts'][number]

describe('contracts', () => {
  const { game, renderer, state, translate } = redCathedralTable(2, {
    fourthGuild: 'guild-archivists',
  })

  /** Red has kept the first of these, put the next under the deck, and drawn the last three. */
  const then = game.copy(state)
  const events: Event[] = [
    ...drawn(0, 'con-02', 'con-02'),
    ...drawn(0, 'con-08', null),
    ...drawn(1, 'con-15', 'con-15'),
    ...drawn(1, 'con-05', null),
    ...drawn(1, 'con-06', null),
    { type: 'turnBegan', seat: 0 },
    { type: 'contractsDrawn', seat: 0, contracts: ['con-11', 'con-01', 'con-04'] },
    { type: 'asked', keep: 0, open: [{ kind: 'contract' }] },
  ]
  for (const event of events) game.evolve(then, event)

  function drawn(seat: number, card: Contract, kept: Contract | null): Event[] {
    return [
      { type: 'contractsDrawn', seat, contracts: [card] },
      { type: 'contractsKept', seat, under: kept === null ? 1 : 0, kept, back: null },
    ]
  }

  const lines = (viewer: Viewer): string[] => renderer.draw(game.view(then, viewer), [], false)

  test('a player sees the own ones, and where the own ones went', () => {
    const seen = lines(0).join('\n')
    expect(seen).toContain('Contracts: 7 in the deck, under it Quiet corners, 2 unknown')
    expect(seen).toContain('\ndrawn Busy workshop: 3 prestige ')
    expect(seen).toContain('\n    contract Tithe: 2 prestige ')
    expect(seen).toContain('\n    1 contract')
  })

  test.each([1, 'spectator'] as const)('others see how many: %s', (viewer) => {
    const seen = lines(viewer).join('\n')
    for (const name of ['Tithe', 'Busy workshop', 'Timber', 'Quiet corners']) {
      expect(seen).not.toContain(name)
    }
    expect(seen).toContain('\n3 drawn\n')
    expect(seen).toMatch(viewer === 1 ? /contract Seen everywhere: / : / {4}1 contract$/m)
  })

  test('nothing is wider than the screen', () => {
    for (const line of [...lines(0), ...lines(1), ...renderer.help]) {
      expect(widthOf(line)).toBeLessThanOrEqual(WIDTH)
    }
  })

  test('the choice is named, and typed by name', () => {
    const view: View = game.view(then, 0)
    const keep = { type: 'keepContract', contract: 'con-11', back: null } as const
    expect(renderer.command(view, ['contract', 'busy', 'workshop'])).toEqual(keep)
    expect(renderer.command(view, ['contract', 'con-11'])).toEqual(keep)
    expect(renderer.command(view, ['contract', 'busy', 'workshop,', 'tithe'])).toEqual({
      ...keep,
      back: 'con-02',
    })
    expect(renderer.command(view, ['contract', 'none'])).toEqual({ ...keep, contract: null })
    expect(renderer.choice(view, keep, game.label(then, keep))).toBeNull()
    expect(translate(game.label(then, keep))).toContain('Keep Busy workshop: 3 prestige')
    const swap = { ...keep, back: 'con-02' } as const
    expect(renderer.choice(view, swap, game.label(then, swap))).toBe(
      'Keep Busy workshop, return Tithe',
    )
  })
})

describe('sections left over', () => {
  const { game, renderer, state } = redCathedralTable(2, { fourthGuild: 'guild-masterbuilders' })
  const built = game.view(state, 0).towers.flat()
  const card = ['mid-13', 'mid-16', 'mid-19'].find((id) => built.every((each) => each.card !== id))

  test('the deck and what is drawn are shown', () => {
    const before = renderer.draw(game.view(state, 1), [], false).join('\n')
    expect(before).toContain('Sections left over: 28 in the deck, 0 discarded.')
    const then = game.copy(state)
    game.evolve(then, { type: 'blueprintDrawn', seat: 0, card: card ?? '' })
    const after = renderer.draw(game.view(then, 1), [], false).join('\n')
    expect(after).toMatch(/27 in the deck, 0 discarded\. Drawn: middle [WBSGEA]{4}\./)
  })

  test('they are named in words', () => {
    const view = game.view(state, 0)
    expect(renderer.command(view, ['card', '2'])).toEqual({ type: 'chooseBlueprint', drawn: 1 })
    expect(renderer.command(view, ['advance', 'T1.2'])).toEqual({
      type: 'advanceSection',
      section: 1,
    })
  })
})
