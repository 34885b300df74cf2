import { item, seededChance, type Viewer } from '@guildhall/kernel'
import { inKeys } from '@guildhall/laws/in-keys'
import { describe, expect, test } from 'vitest'
import { CONTRACTS } from '../constants.ts'
import { redCathedral } from '../game.ts'
import type { Position } from '../positions/position.ts'
import { archiveOf, withArchivists } from '../testing/archivists.ts'
import { duchy, withContractors } from '../testing/contractors.ts'
import { atGuild } from '../testing/guild.ts'
import { scored } from '../testing/last-turn.ts'
import { laidOut, randomGame } from '../testing/play.ts'
import { does, happened, offers, played, type Table } from '../testing/table.ts'
import { chooseSpecialist, hire, keep, take, useAction } from '../testing/wishes.ts'

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator']

/** What each viewer sees. */
const views = ({ game, state }: Table) => VIEWERS.map((viewer) => game.view(state, viewer))

/** How many different things a list holds. */
const kinds = (list: readonly unknown[]): number =>
  new Set(list.map((each) => JSON.stringify(each))).size

const rich: Position = {
  specialists: { s1: 'sp-05', s2: null },
  removed: ['sp-01'],
  red: { permits: 4, contractors: { 'city-moscow': 2 }, specialist: 'sp-07', tools: ['sp-02'] },
  blue: { permits: 6, tools: ['sp-10', 'sp-11'] },
}

/** Red's third contractor goes to Moscow and brings a material. */
const sent = [hire('city-moscow'), take({ gold: 1 })]

describe('the Grand Duchy', () => {
  test('tiles, tools, permits, contractors, cities and the number in the bag are public — CT-11.1', () => {
    const all = views(duchy(rich))
    expect(kinds(all)).toBe(1)
    for (const { duchy: board, players } of all) {
      // 24 tiles, of which four lie out, two have left the game, one works and three are tools.
      expect(board).toMatchObject({ bag: 14, removed: expect.arrayContaining(['sp-01']) })
      expect(board?.specialists.slice(0, 2)).toEqual(['sp-05', null])
      expect(board?.cities.map(({ closed }) => closed)).toHaveLength(6)
      const [red, blue] = players.map(({ extension }) => extension)
      expect(red).toMatchObject({ permits: 4, contractors: 4, specialist: 'sp-07' })
      expect(red?.tools).toEqual(['sp-02'])
      expect(blue).toMatchObject({ permits: 6, tools: ['sp-10', 'sp-11'] })
    }
  })

  test('what is in the bag follows by exclusion, its order from nothing — CT-11.2', () => {
    const at = does(duchy({ ...rich, red: { ...rich.red, rubles: 3 } }), ...sent)
    const { game, state } = at
    for (const view of views(at)) {
      expect(game.redeal(view, seededChance(1)).parts.duchy.bag).toEqual(state.parts.duchy.bag)
    }
    const refills = [1, 2, 3, 4, 5].map((seed) => {
      const { chance } = laidOut({}, seed)
      const hired = does({ ...at, chance }, chooseSpecialist('s1'), keep)
      return happened(hired, 'specialistDrawn')[0]?.specialist
    })
    expect(kinds(refills)).toBeGreaterThan(1)
  })

  test('the tool on the back of a tile is told with its face — CT-11.3', () => {
    const at = does(duchy(rich), ...sent)
    const { game, state } = at
    const labels = offers(at, 'chooseSpecialist').map((command) => game.label(state, command))
    expect(inKeys(item(labels, 0))).toContain('Plumb line')
  })

  test('a hire can be undone up to hire-keep; the refill closes it — CT-11.5', () => {
    const play = played(withContractors({ red: { permits: 3, rubles: 4 } }))
    const submit = (...commands: Parameters<typeof play.submit>[1][]) =>
      commands.map((command) => play.submit(0, command).ok)
    expect(submit(hire('city-moscow'), chooseSpecialist('s1'))).toEqual([true, true])
    expect([play.undoable, play.undo(2)]).toEqual([2, true])
    submit(hire('city-moscow'), chooseSpecialist('s2'), keep)
    expect([play.undoable, play.undo()]).toEqual([0, false])
  })
})

describe('chance', () => {
  const barriers = ({ game, events }: Table) =>
    events.filter((event) => game.barrier(event)).map(({ type }) => type)

  test.each([
    ['clergy', ['duchyLaid', 'turnBegan']],
    ['guild-archivists', ['duchyLaid', 'contractsLaid', 'turnBegan']],
    ['guild-masterbuilders', ['duchyLaid', 'blueprintsLaid', 'turnBegan']],
  ])('the setup with %s is never undone — CT-11.4', (fourthGuild, types) => {
    const position = withContractors({ options: { fourthGuild } })
    expect(barriers(laidOut(position, 1))).toEqual(types)
    expect(played(position).undo()).toBe(false)
  })

  test('a refill and the draws of the guilds are barriers — CT-11.4', () => {
    const hired = does(
      duchy({ red: { rubles: 3 } }),
      hire('city-moscow'),
      chooseSpecialist('s1'),
      keep,
    )
    expect(barriers(hired)).toContain('specialistDrawn')
    const contracts = does(atGuild('guild-archivists-1'), useAction('guild-archivists-1a'))
    expect(barriers(contracts)).toEqual(['contractsDrawn'])
    const card = 'guild-masterbuilders-1'
    const blueprint = does(atGuild(card, { red: { rubles: 2 } }), useAction(`${card}a`))
    expect(barriers(blueprint)).toEqual(['blueprintDrawn'])
  })
})

describe('contracts', () => {
  const hands: Position = withArchivists({
    red: { contracts: ['con-01', 'con-04'] },
    blue: { contracts: ['con-09'] },
    under: [
      ['green', 'con-11'],
      ['red', 'con-13'],
    ],
  })
  const at = does(atGuild('guild-archivists-1', hands), useAction('guild-archivists-1a'))

  /** Every contract that stands in what a viewer gets. */
  const namedIn = (value: unknown) => CONTRACTS.filter((id) => JSON.stringify(value).includes(id))

  test('each viewer knows the own ones, and where the own ones went — CT-11.6', () => {
    const drawn = happened(at, 'contractsDrawn')[0]?.contracts ?? []
    const known = views(at).map((view) => namedIn(view))
    expect(known[0]).toEqual(['con-01', 'con-04', 'con-13', ...drawn].toSorted())
    expect(known.slice(1)).toEqual([['con-09'], ['con-11'], []])
    expect(archiveOf(at, 1).held.map((hand) => hand.length)).toEqual([2, 1, 0])
  })

  test('nobody learns the order of the deck: a redeal has another — CT-11.6', () => {
    const { game, state } = at
    for (const viewer of VIEWERS) {
      const view = game.view(state, viewer)
      const dealt = [1, 2, 3, 4, 5, 6].map((seed) => game.redeal(view, seededChance(seed)))
      for (const other of dealt) expect(game.view(other, viewer)).toEqual(view)
      expect(kinds(dealt.map(({ parts }) => parts.archive))).toBeGreaterThan(1)
      // What a seat knows stays where it is.
      if (viewer === 0)
        for (const other of dealt)
          expect(other.parts.archive.drawn).toEqual(state.parts.archive.drawn)
    }
  })

  test('a bot plays on from what its seat knows — CT-11.6', () => {
    const { game, state } = at
    const dealt = game.redeal(game.view(state, 0), seededChance(1))
    expect(offers({ ...at, state: dealt })).toEqual(offers(at))
  })

  test('in whole games no viewer gets a contract of another — CT-11.6', () => {
    const holders = new Map<string, number>()
    for (const { after } of randomGame(withArchivists({ options: { roundLimit: 60 } }), 5)) {
      for (const event of after.events) {
        if (event.type === 'contractsDrawn') {
          for (const id of event.contracts) {
            if (id !== null && !holders.has(id)) holders.set(id, event.seat)
          }
        }
      }
      if (after.state.over || after.state.parts.archive.pile.length === 0) break
      for (const viewer of VIEWERS) {
        const sent = after.events.map((event) => after.game.viewEvent(event, viewer))
        const named = namedIn([sent, after.game.view(after.state, viewer)])
        expect(named.filter((id) => holders.get(id) !== viewer)).toEqual([])
      }
    }
    expect(holders.size).toBeGreaterThan(0)
  })

  test('at the end all are shown — CT-11.6', () => {
    const { active: _red, ...shown } = { ...hands, active: 'green' as const }
    for (const view of views(scored(shown))) {
      expect(view.archive?.held).toEqual([['con-01', 'con-04'], ['con-09'], []])
    }
  })
})

describe('what everybody may know', () => {
  test('the deck of the Master Builders follows by exclusion, its order from nothing — CT-11.7', () => {
    const card = 'guild-masterbuilders-2'
    const at = does(
      atGuild(card, { red: { rubles: 3 }, discards: ['mid-13'] }),
      useAction(`${card}a`),
    )
    const { game, state } = at
    expect(kinds(views(at))).toBe(1)
    for (const view of views(at)) {
      expect(view.blueprints).toMatchObject({ deck: 19, discards: [{ card: 'mid-13' }] })
      expect(game.redeal(view, seededChance(1)).parts.blueprints).toEqual(state.parts.blueprints)
    }
  })

  test.each(
    [
      'guild-jewelers',
      'guild-artisans',
      'guild-foremen',
      'guild-contractors',
      'guild-wholesalers',
      'guild-lawyers',
      'guild-managers',
      'guild-masterbuilders',
      'guild-brickmakers',
    ].filter((fourthGuild) => {
      const options = { contractors: true, fourthGuild }
      return redCathedral.create({ players: 3, options }).ok
    }),
  )('the pieces of %s are public at all times — CT-11.8', (fourthGuild) => {
    for (const { after } of randomGame(withContractors({ options: { fourthGuild } }), 2)) {
      expect(kinds(views(after))).toBe(1)
      for (const viewer of VIEWERS) {
        const sent = after.events.map((event) => after.game.viewEvent(event, viewer))
        expect(sent).toEqual(after.events)
      }
    }
  })
})
