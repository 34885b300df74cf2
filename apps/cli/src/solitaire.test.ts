import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { t } from './i18n.ts'
import { guildhall, scratchFolder } from './testing/program.ts'
import { ANY, saying, YOU } from './testing/saying.ts'
import { says } from './testing/says.ts'

const RC = 'red-cathedral'

const folder = scratchFolder()
const ALONE = ['--game', 'red-cathedral', '--players', '1']
const GARBLED = /⟦|undefined|NaN|\[object/

/** The line that asks something of Red, with its clause. */
const asks = (question: 'ivan-start' | 'ivan-claim', clause: string): RegExp =>
  new RegExp(`Red: ${saying(RC, `question.${question}`).source} \\(${clause}\\)`)

describe.concurrent('one player against Ivan', () => {
  test('simulated: a line has one bot and two accounts, and the rank says who has won', async () => {
    const args = ['simulate', ...ALONE, '--games', '6', '--seed', '3', '--bots', 'greedy', '--json']
    const { code, out, err } = await guildhall(args)
    expect([code, err]).toEqual([0, ''])
    for (const line of out.trim().split('\n')) {
      const { bots, options, outcome } = JSON.parse(line)
      expect(bots).toEqual(['greedy'])
      expect(options).toMatchObject({ ivanLevel: 'architect', colours: ['red', 'blue'] })
      const [you, ivan] = outcome.seats
      expect(outcome.seats).toHaveLength(2)
      if (you.total > ivan.total) expect([you.rank, ivan.rank]).toEqual([1, 2])
      if (you.total < ivan.total) expect([you.rank, ivan.rank]).toEqual([2, 1])
    }
  })

  test('simulated: the summary has a row for the bot and one for the rules', async () => {
    const { out } = await guildhall(['simulate', ...ALONE, '--games', '3', '--bots', 'greedy'])
    expect(out).toContain(
      t('tally.title', {
        title: 'The Red Cathedral',
        players: t('players', { n: 1 }),
        games: 3,
        seed: '1',
      }),
    )
    expect(out).toMatch(/^0 greedy +\d+\.\d%/m)
    expect(out).toContain(t('tally.rules', { seat: 1 }))
  })

  test('recorded, replayed and verified', async () => {
    const path = join(folder, 'alone.json')
    const options = JSON.stringify({ contractors: true, ivanLevel: 'master', ivanStart: 'chosen' })
    const recorded = ['record', ...ALONE, '--seed', '5', '--bots', 'greedy', '--out', path]
    expect((await guildhall([...recorded, '--options', options])).code).toBe(0)
    expect(JSON.parse(readFileSync(path, 'utf8')).players).toBe(1)
    const verified = await guildhall(['verify', path])
    expect([verified.code, verified.err]).toEqual([0, ''])
    const replayed = await guildhall(['replay', path])
    expect(replayed.out).toMatch(saying(RC, 'event.ivanTookDie', { die: ANY, reason: ANY }))
    expect(replayed.out).toMatch(
      new RegExp(`${t('account.ranking')}\\n1\\. (Red|Ivan).*\\n2\\. (Red|Ivan)`),
    )
    expect(replayed.out).not.toMatch(GARBLED)
    const { view } = JSON.parse((await guildhall(['replay', path, '--viewer', '0', '--json'])).out)
    expect(view.ivan.cards).toHaveLength(6)
    const { code, err } = await guildhall(['replay', path, '--viewer', '1'])
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(says('replay.noViewer', { most: 0, names: 'Red' })),
    ])
  })

  test('played: his turn stands apart, and you pick for him in words', async () => {
    const picked: string[] = []
    const { code, out, err } = await guildhall(
      ['play', ...ALONE, '--seed', '3', '--options', '{"ivanStart":"chosen"}'],
      {
        answer: (shown) => {
          if (picked.length > 2) return null
          if (!saying(RC, 'choice.claimForIvan', { section: ANY }).test(shown)) return '1'
          picked.push(shown)
          return ['claim T1.2', 'claim T1.1', '1'][picked.length - 1] ?? null
        },
      },
    )
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(asks('ivan-start', 'IV-2.7'))
    expect(out).toMatch(saying(RC, 'refusal.ivanStart'))
    expect(out).toMatch(/\(IV-2\.7;/)
    expect(out).toMatch(
      saying(RC, 'event.ivanStarted', {
        section: message('section.base', { tower: 1 }),
        how: message('event.ivanStarted.chosen'),
        tile: ANY,
      }),
    )
    expect(out).toMatch(saying(RC, 'event.turnBegan', { who: message('player.ivan') }))
    expect(out).toMatch(asks('ivan-claim', 'IV-5.5'))
    expect(out).toMatch(
      saying(RC, 'event.ivanClaimed.picked', {
        section: ANY,
        reason: ANY,
        you: YOU,
        tile: ANY,
      }),
    )
    expect(out).not.toMatch(GARBLED)
  })

  test('played to the end with a script that always answers 1', async () => {
    const options = '{"roundLimit":6,"contractors":true}'
    const { code, out, err } = await guildhall(['play', ...ALONE, '--options', options], {
      input: '1\n'.repeat(400),
    })
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(t('account.ranking'))
    expect(out).not.toMatch(GARBLED)
  })

  test('his rules can be read', async () => {
    const { out } = await guildhall(['rules', 'red-cathedral', 'IV-4.4'])
    expect(out).toContain('Ivan takes the movable die of the highest value')
  })

  test.each([
    [['--players', '2'], { ivanLevel: 'master' }, 'ivanLevel: only with one player'],
    [['--players', '4'], { ivanHandicap: 3 }, 'ivanHandicap: only with one player'],
    [['--players', '1'], { ivanHandicap: -1 }, 'ivanHandicap'],
    [['--players', '1'], { colours: ['red', 'green'] }, 'Ivan takes the colour after yours: blue'],
    [['--players', '1'], { ivanlevel: 'master' }, '"ivanLevel"'],
  ])('refused in one line: %j %j', async (players, options, words) => {
    const args = ['simulate', '--game', 'red-cathedral', ...players]
    const { code, err } = await guildhall([...args, '--options', JSON.stringify(options)])
    expect(code).toBe(2)
    expect(err).toContain(words)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})
