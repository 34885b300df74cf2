import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { message, seededChance } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { t } from './i18n.ts'
import { guildhall, type Ran, scratchFolder } from './testing/program.ts'
import { ANY, saying, YOU } from './testing/saying.ts'
import { says } from './testing/says.ts'

const RC = 'red-cathedral'

const folder = scratchFolder()
const SHORT = ['play', '--seed', '4', '--options', '{"roundLimit":3}']

const BEGUN = t('play.left', { turn: 1, name: 'Red', question: 'a main action' })
const script = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('')
const wellSaid = ({ out, err }: Ran) => {
  expect(err).toBe('')
  expect(out).not.toMatch(/⟦|undefined|NaN/)
  expect(out).not.toContain('\u001b')
}

describe.concurrent('play', () => {
  test('a whole game with a script that always answers 1', async () => {
    const ran = await guildhall(SHORT, { input: '1\n'.repeat(400) })
    wellSaid(ran)
    expect(ran.code).toBe(0)
    expect(ran.out).toMatch(says('play.commitment'))
    expect(ran.out).toContain(`${t('account.ranking')}\n1. `)
    expect(ran.out).toContain(t('account.sources'))
    expect(ran.out).toMatch(says('play.secret'))
  })

  test('the end of the input ends the game and says where it stands', async () => {
    const ran = await guildhall(SHORT, { input: '1\n' })
    wellSaid(ran)
    expect(ran.code).toBe(0)
    expect(ran.out).toMatch(says('play.left', { name: 'Red', question: 'a market action' }))
  })

  test('a hint names what looks best by its number, and changes nothing', async () => {
    const ran = await guildhall(SHORT, { input: script('hint', 'log all') })
    wellSaid(ran)
    const lines = ran.out.replaceAll(/\n {7}/g, ' ') // unwrapped
    const hint = /^(\d+(?: \d+)?) {2}\S.* \((\d+) ?%.*\)/gm
    const hints = [...lines.matchAll(hint)]
    expect(hints.length).toBeGreaterThan(1)
    const chances = hints.map(([, , chance]) => Number(chance))
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
    expect(ran.out).toContain(BEGUN)
    const taken = await guildhall(SHORT, { input: script(hints[0]?.[1] ?? '') })
    expect(taken.out).not.toContain(BEGUN)
  })

  test('the screen shows market, towers, players, supply, question and choices', async () => {
    const { out } = await guildhall(SHORT, { input: '' })
    for (const words of [
      /╭─ 1 ─.*┬─ 2 ─.*┬─ 3 ─.*┬─ 4 ─/,
      /├─ 8 ─.*┬─ 7 ─.*┼─ 6 ─.*┬─ 5 ─/,
      /─ T1 ─.*─ T4 ─|─ T4 ─/,
      /○ base +[WBSGEA]+ +\d\/\d/,
      /Supply: W wood \d+ · B brick \d+/,
      /▶ R Red \(you\) +\d+ prestige \(on \d+\) +\d+ rubles? +goods \d of \d/,
      /workshop R .*banners \d\+\d +ornaments door/,
      /Red: a main action \(RC-4\.2\)/,
      /Acquire: move a die/,
      /^ +1 {2}\S+ die to space \d/m,
    ]) {
      expect(out).toMatch(words)
    }
    expect(Math.max(...out.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(100)
  })

  test.each([3, 4])('%d players fit a hundred columns', async (players) => {
    const ran = await guildhall(['play', '--players', String(players), '--seed', '2'], {
      input: script('1', 'log all'),
    })
    wellSaid(ran)
    expect(Math.max(...ran.out.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(
      100,
    )
  })

  test('a step is taken back, and the same choices stand there again', async () => {
    const { out } = await guildhall(SHORT, { input: script('1', 'undo', 'u') })
    const [first, , second] = out.split(/^Red> .*$/m)
    const menu = (text = '') => text.slice(text.indexOf('Red: a main action'))
    expect(menu(first)).toContain('Red: a main action')
    expect(menu(second)).toBe(menu(first))
    expect(out).toContain(t('play.undone', { n: 1 }))
    expect(out).toContain(t('play.noUndo'))
  })

  test('commands in words are carried out or refused, and why shows the rule', async () => {
    const { out } = await guildhall(SHORT, {
      input: script('why', 'sell 3', 'why', 'move purple', '{"type":"obtain"}', 'danse', 'undoo'),
    })
    expect(out).toMatch(says('play.nothingRefused'))
    expect(out).toMatch(saying(RC, 'refusal.noPrestige', { position: ANY }))
    expect(out).toMatch(/\(RC-[\d.]+;/)
    expect(out).toMatch(/RC-3\.10 {2}|RC-5\.\d {2}/)
    expect(out).toMatch(saying(RC, 'refusal.noSuchCommand'))
    expect(out).toMatch(saying(RC, 'refusal.dieFirst'))
    expect(out).toMatch(/\(RC-8\.1;/)
    expect(out).toContain(t('play.unknown', { text: 'danse', hint: '' }))
    expect(out).toContain(t('near', { near: 'undo' }))
  })

  test('help is there for everything, a choice, a clause, and a word', async () => {
    const { out } = await guildhall(SHORT, {
      input: script(
        '?',
        'help 1',
        'help rc-8.4',
        '? ornament jewel',
        '? xylophone',
        'log',
        '99',
        'table',
      ),
    })
    expect(out).toContain(t('play.help.number'))
    expect(out).toMatch(says('play.preview'))
    expect(out).toMatch(saying(RC, 'event.dieMoved', { who: YOU, die: ANY, from: ANY, to: ANY }))
    expect(out).toContain('RC-8.4  The end space may hold at most two other dice.')
    expect(out).toContain('RC-7.2')
    expect(out).toContain(t('play.noHelp', { topic: 'xylophone' }))
    expect(out).toMatch(saying(RC, 'event.setUp', { towers: ANY, first: YOU }))
    expect(out).toMatch(says('play.noSuchNumber', { text: '99' }))
    expect(out.match(/╭─ 1 ─/g)).toHaveLength(2)
  })

  test('many choices of a kind are one line, and each of them can be reached', async () => {
    const family = /(\d+) {2}red die \+N spaces, 1 ruble each: N = 1–(\d)/
    const { out: shown } = await guildhall(SHORT, { input: '' })
    const [, line, most] = family.exec(shown) ?? []
    const [whole, direct] = await Promise.all([
      guildhall(SHORT, { input: script(`${line}`, `${most}`) }),
      guildhall(SHORT, { input: script(`${line} ${most}`) }),
    ])
    const moved = saying(RC, 'event.dieMoved.paid', {
      who: YOU,
      die: message('die.red'),
      from: ANY,
      to: ANY,
      cost: message('amount.ruble', { n: Number(most) }),
    })
    expect(whole.out).toMatch(moved)
    expect(direct.out).toMatch(moved)
  })

  test('where one of many is asked for, a word is read as at any other prompt', async () => {
    const { out: shown } = await guildhall(SHORT, { input: '' })
    const [, line = ''] = /(\d+) {2}red die \+N spaces/.exec(shown) ?? []
    const { code, out } = await guildhall(SHORT, {
      input: script(line, '99', line, '', line, 'why', line, 'quit', '1'),
    })
    expect(code).toBe(0)
    expect(out).toContain(t('play.notAmong', { number: 99 }))
    expect(out).toMatch(says('play.nothingRefused'))
    expect(out).toContain(`${t('play.which')}> quit\n${BEGUN}`)
  })

  test('a game is saved, loaded, finished, saved and verified', async () => {
    const path = join(folder, 'evening.json')
    const saved = await guildhall(SHORT, {
      input: script('1', 'undo', '1', `save ${path}`, '1', `load ${path}`, `save ${path}`, 'quit'),
    })
    wellSaid(saved)
    expect(saved.out).toMatch(says('play.loaded', { file: path }))
    expect(JSON.parse(readFileSync(path, 'utf8')).chance.secret).toBeUndefined()
    expect(existsSync(`${path}.secret`)).toBe(true)
    expect((await guildhall(['verify', path])).code).toBe(1)
    const finished = await guildhall(['play', '--load', path], {
      answer: (shown) =>
        shown.includes(t('account.ranking'))
          ? 'save'
          : says('play.savedOver').test(shown)
            ? 'q'
            : '1',
    })
    wellSaid(finished)
    expect(finished.code).toBe(0)
    expect(existsSync(`${path}.secret`)).toBe(false)
    expect(await guildhall(['verify', path])).toMatchObject({ code: 0 })
  })

  test('a save does not replace a file of others, and a bad file is no reason to leave', async () => {
    const path = join(folder, 'other.json')
    await guildhall(SHORT, { input: script(`save ${path}`) })
    const { code, out } = await guildhall(SHORT, {
      input: script('save', `save ${path}`, `save ${path} force`, 'load', 'load /nowhere', 'quit'),
    })
    expect(code).toBe(0)
    expect(out).toContain(t('play.saveWhere'))
    expect(out).toMatch(says('file.exists', { file: path }))
    expect(out).toMatch(says('play.saved', { file: path }))
    expect(out).toMatch(says('file.unreadable', { file: '/nowhere' }))
    expect(out).toMatch(says('play.left'))
  })

  test('a game without its secret goes on with a new one, and says so', async () => {
    const path = join(folder, 'sent.json')
    await guildhall(SHORT, { input: script('1', `save ${path}`) })
    const { out } = await guildhall(['play', '--load', path], {
      input: '',
      cwd: folder,
    })
    expect(out).not.toMatch(says('play.newSecret'))
    const { rmSync } = await import('node:fs')
    rmSync(`${path}.secret`)
    const { out: without } = await guildhall(['play', '--load', path], { input: '' })
    expect(without).toMatch(says('play.newSecret'))
  })

  test('people share the terminal, or bots play alone', async () => {
    const [people, bots] = await Promise.all([
      guildhall([...SHORT, '--seats', 'me,me'], { input: '1\n'.repeat(400) }),
      guildhall([...SHORT, '--seats', 'random,random'], { input: '' }),
    ])
    for (const ran of [people, bots]) {
      wellSaid(ran)
      expect(ran.code).toBe(0)
      expect(ran.out).toContain(t('account.ranking'))
    }
    expect(people.out).toMatch(/^Blue> 1$/m)
    expect(bots.out).toMatch(
      saying(RC, 'event.dieMoved', { who: ANY, die: ANY, from: ANY, to: ANY }),
    )
  })

  test('whatever is typed, the game goes on', async () => {
    const chance = seededChance('a monkey')
    const words = ['u', 'u all', '2 3', 'obtain', 'sell 1', 'end', 'stop', 'table', '', '?', 'log']
    const { code, out, err } = await guildhall(
      ['play', '--players', '3', '--seed', '9', '--options', '{"roundLimit":4}'],
      {
        answer: (shown) => {
          if (shown.includes(t('account.ranking'))) return null
          const roll = chance.int(16)
          return words[roll] ?? String(1 + chance.int(9))
        },
      },
    )
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(t('account.ranking'))
    expect(out).not.toMatch(/⟦|undefined|NaN/)
  })
})
