import {
  type Command,
  craftsmenBuilders,
  type Event,
  english,
  type State,
  type View,
} from '@guildhall/craftsmen-builders'
import { message, Play, seededChance } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { t } from '../i18n.ts'
import { guildhall } from '../testing/program.ts'
import { GARBLED, renderedTable, tooWide } from '../testing/rendered-table.ts'
import { ANY, saying } from '../testing/saying.ts'
import { says } from '../testing/says.ts'
import { createCraftsmenBuildersRenderer } from './craftsmen-builders.ts'

const CB = 'craftsmen-builders'

const PLAY = ['play', '--game', 'craftsmen-builders', '--seed', '4']
const SHORT = [...PLAY, '--options', '{"roundLimit":3}']

const opened = (players: number, options: object, components?: unknown) =>
  renderedTable(craftsmenBuilders, english, createCraftsmenBuildersRenderer, {
    players,
    options,
    ...(components === undefined ? {} : { components }),
  })

type Opened = ReturnType<typeof opened>

/** Every state of a game in which a die decides; a build is taken where there is one. */
function* randomStates(
  { game }: Opened,
  seed: number,
): Generator<Play<State, Command, Event, View>> {
  const play = new Play(game, seededChance(seed))
  const dice = seededChance(`dice ${seed}`)
  yield play
  while (play.actor !== null) {
    const legal = play.legal()
    const builds = legal.filter(
      (each) => each.type === 'chooseBuilding' || each.type === 'realise' || isBuild(each),
    )
    const among = builds.length > 0 && dice.int(4) > 0 ? builds : legal
    const command = among[dice.int(among.length)]
    const decision = play.submit(play.actor.seat, command)
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal))
    yield play
  }
}

const isBuild = (command: Command): boolean =>
  command.type === 'place' && command.slot.endsWith('-build')

describe('the drawing', () => {
  test.each([
    [2, {}],
    [3, { castleIncome: 'choice', contractCraftsman: 'unused' }],
    [4, { refillTiming: 'atOnce', bareSiteIncome: 'kept' }],
  ])('shows every state of random games of %d in a hundred columns', (players, options) => {
    const table = opened(players, { roundLimit: 25, ...options })
    const sitting = Array.from({ length: players }, () => 'searching hard')
    const seen = new Set<string>()
    for (const play of randomStates(table, players)) {
      const view: View = table.game.view(play.state, 'spectator')
      for (const brief of [false, true]) {
        const lines = table.renderer.draw(view, sitting, brief)
        expect(tooWide(lines)).toEqual([])
        expect(lines.join('\n')).not.toMatch(GARBLED)
      }
      for (const command of play.legal()) {
        const label = table.game.label(play.state, command)
        const words = table.renderer.choice(view, command, label) ?? table.translate(label)
        expect(words + table.renderer.heading(command)).not.toMatch(GARBLED)
        expect(table.renderer.clauses(command).length).toBeGreaterThan(0)
        seen.add(command.type)
      }
      expect(table.renderer.standing(view)).not.toMatch(GARBLED)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['draftPair', 'place', 'chooseBuilding']))
  })

  test('shows what the owner of a printed game entered', () => {
    const oven = { name: 'Old Oven', points: 42 }
    const buildings = [{ id: 'building-1-bakehouse', ...oven }]
    const table = opened(2, { roundLimit: 60 }, { buildings })
    let all = ''
    for (const { state } of randomStates(table, 7)) {
      all += table.renderer.draw(table.game.view(state, 'spectator'), [], false).join('\n')
    }
    expect(all).toContain('Old Oven')
    expect(all).toContain('42★')
    expect(all).not.toContain('Bakehouse')
  })

  test('helps in lines that fit', () => {
    const { renderer } = opened(2, {})
    expect(tooWide(renderer.help)).toEqual([])
  })
})

describe.concurrent('play', () => {
  test('a whole game with a script that always answers 1', async () => {
    const { code, out, err } = await guildhall(SHORT, { input: '1\n'.repeat(600) })
    expect([code, err]).toEqual([0, ''])
    expect(out).not.toMatch(GARBLED)
    expect(out).not.toContain('\u001b')
    expect(out).toContain(`${t('account.ranking')}\n1. `)
    expect(out).toMatch(saying(CB, 'score.resources'))
    expect(tooWide(out.split('\n'))).toEqual([])
  })

  test('the screen shows market, craftsmen, contracts, players, question and choices', async () => {
    const { out } = await guildhall(PLAY, { input: '1\n1\n' })
    for (const words of [
      says('cb.pairs'),
      /^\d – \w+ +(\[\d\])+ .*board: badge [MFCDKE], sites( \dc){3}$/m,
      /Round 1, lap 1 of 4 · order [RB] [RB]/,
      /^III +╭─ ♜.*╮$/m,
      /^deck │ \d+c \dw/m,
      /Offer of craftsmen \(deck 8\) +Active craftsmen/,
      /Permanent +\[.+\] 3c +\[.+\] build/,
      /^Contracts MM[FCDKE]{2} 2c 1s/m,
      /▶\d Red \(you\) +\d+ coins? \d+ wood \d+ stone +\+4c +workers 3 castles 0\/3 contracts 0\/6/,
      /1 empty \+\dc +2 empty \+\dc +3 empty \+\dc/,
      says('cb.heading.place'),
    ]) {
      expect(out).toMatch(words)
    }
  })

  test('commands in words are carried out or refused, and a choice has help', async () => {
    const { out } = await guildhall([...PLAY, '--seats', 'me,me'], {
      input: ['pair 1', 'pair 2', 'recruit nobody', 'help 1', 'coins', 'end', 'build', ''].join(
        '\n',
      ),
    })
    expect(out).toMatch(saying(CB, 'event.pairTaken', { who: ANY, craftsman: ANY, board: ANY }))
    expect(out).toMatch(saying(CB, 'refusal.noSuchCommand'))
    const worker = { who: ANY, where: message('component.coinsPlace') }
    expect(out).toMatch(says('play.preview'))
    expect(out).toMatch(saying(CB, 'event.workerPlaced', worker))
    expect(out).toContain('CB-5.11')
    expect(out).toMatch(/\+3 coins/)
  })
})
