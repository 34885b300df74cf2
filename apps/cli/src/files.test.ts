import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameFile, gameFileText, message, readGameFile } from '@guildhall/kernel'
import { gap } from '@guildhall/texts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type MessageKey, t, translate } from './i18n.ts'
import { guildhall, scratchFolder } from './testing/program.ts'
import { ANY, saying } from './testing/saying.ts'
import { says } from './testing/says.ts'

const RC = 'red-cathedral'

const folder = scratchFolder()
const file = join(folder, 'game.json')
const record = (out: string, ...more: string[]) =>
  guildhall([
    ...['record', '--game', 'red-cathedral', '--players', '2', '--seed', '7', '--out', out],
    ...['--options', '{"roundLimit":8}', ...more],
  ])

beforeAll(async () => {
  expect(await record(file)).toMatchObject({ code: 0, err: '' })
})

function game(): GameFile {
  const read = readGameFile(readFileSync(file, 'utf8'))
  if (!read.ok) throw new Error('no game')
  return read.value
}

function write(name: string, changed: object): string {
  const path = join(folder, name)
  writeFileSync(path, gameFileText({ ...game(), ...changed }))
  return path
}

describe.concurrent('record', () => {
  test('writes the same file for the same seed', async () => {
    const again = join(folder, 'again.json')
    const { out } = await record(again)
    expect(out).toMatch(says('record.done', { file: again, players: 2 }))
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'))
  })

  test('replaces a file only when asked to, and leaves nothing else behind', async () => {
    const path = join(folder, 'twice.json')
    expect((await record(path)).code).toBe(0)
    writeFileSync(path, 'mine')
    expect((await record(path)).code).toBe(2)
    expect(readFileSync(path, 'utf8')).toBe('mine')
    expect((await record(path, '--force')).code).toBe(0)
    expect(readFileSync(path, 'utf8')).toBe(readFileSync(file, 'utf8'))
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  test('names the guild that was drawn, and the game can be verified', async () => {
    const path = join(folder, 'drawn.json')
    const options = ['--options', '{"roundLimit":4,"contractors":true,"fourthGuild":"random"}']
    const table = ['record', '--game', 'red-cathedral', '--players', '2', '--seed', '7']
    expect(await guildhall([...table, '--out', path, ...options])).toMatchObject({ code: 0 })
    const read = readGameFile(readFileSync(path, 'utf8'))
    const guild = read.ok ? read.value.options['fourthGuild'] : ''
    expect(guild).toMatch(/^guild-/)
    expect(JSON.stringify(read.ok && read.value.log.setup)).toContain(`"${guild}-`)
    expect(await guildhall(['verify', path])).toMatchObject({ code: 0, err: '' })
  })

  test('shows commitment, secret, outcome and all options', () => {
    const { chance, outcome, options } = game()
    expect(chance.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(outcome?.seats).toHaveLength(2)
    expect(options).toMatchObject({ roundLimit: 8, boardSide: 'basic' })
  })
})

describe.concurrent('replay', () => {
  const at = async (...args: string[]) =>
    JSON.parse((await guildhall(['replay', file, '--json', ...args])).out)

  test('gives the state at any step, 0 being the table after setup', async () => {
    const [start, end] = await Promise.all([at('--at', '0'), at()])
    expect(start).toMatchObject({ game: 'red-cathedral', at: 0, turns: 1, outcome: null })
    expect(start.state.turn).toBe(1)
    expect(end.at).toBe(end.steps)
    expect(end.actor).toBeNull()
    expect(end.outcome).toEqual(game().outcome)
  })

  test('gives what a viewer may know, a seat by number or by colour', async () => {
    const [seat, colour, spectator] = await Promise.all(
      ['1', 'blue', 'spectator'].map((viewer) => at('--at', '5', '--viewer', viewer)),
    )
    expect(seat).toMatchObject({ viewer: 1, view: { question: expect.any(String) } })
    expect(colour).toEqual(seat)
    expect(spectator.viewer).toBe('spectator')
    expect(seat.state).toBeUndefined()
  })

  test('gives the game in words and draws the table', async () => {
    const { code, out } = await guildhall(['replay', file, '--at', '9'])
    expect(code).toBe(0)
    expect(out).toMatch(says('replay.title', { at: 9 }))
    expect(out).toMatch(saying(RC, 'event.setUp', { towers: ANY, first: ANY }))
    expect(out).toContain('╭─ 1 ─')
    expect(out).toMatch(says('replay.asked'))
    expect(out).not.toMatch(/⟦|undefined|NaN/)
  })

  test('gives the end with the ranking and the points by source', async () => {
    const { out } = await guildhall(['replay', file])
    expect(out).toContain(`${t('account.ranking')}\n1. `)
    expect(out).toMatch(saying(RC, 'score.track'))
    expect(out).toMatch(saying(RC, 'score.tower', { tower: 4 }))
  })
})

describe.concurrent('verify', () => {
  test('says what was checked', async () => {
    const { code, out, err } = await guildhall(['verify', file])
    expect([code, err]).toEqual([0, ''])
    expect(out.match(/✔/g)).toHaveLength(5)
    expect(out).toContain(game().chance.commitment)
    expect(out).toContain(t('verify.verdict.ok'))
  })

  test('repeats the draw of a guild that was left to chance — GU-ALL-2', async () => {
    const random = '{"roundLimit":4,"fourthGuild":"random"}'
    const drawn = join(folder, 'left-to-chance.json')
    await record(drawn, '--options', random)
    const { options } = JSON.parse(readFileSync(drawn, 'utf8'))
    const again = await guildhall(['verify', drawn, '--options', '{"fourthGuild":"random"}'])
    expect(again).toMatchObject({ code: 0, err: '' })
    expect(again.out.match(/✔/g)).toHaveLength(6)
    const other = options.fourthGuild === 'clergy' ? 'guild-archivists' : 'clergy'
    const chosen = join(folder, 'not-left.json')
    await record(chosen, '--options', `{"roundLimit":4,"fourthGuild":"${other}"}`)
    expect(await guildhall(['verify', chosen])).toMatchObject({ code: 0 })
    const pretended = await guildhall(['verify', chosen, '--options', '{"fourthGuild":"random"}'])
    expect(pretended.code).toBe(1)
    expect(pretended.out.match(/✔/g)).toHaveLength(2)
    expect(pretended.out).toContain(
      t('verify.fault.draw', {
        expected: `{"fourthGuild":"${other}"}`,
        found: `{"fourthGuild":"${options.fourthGuild}"}`,
      }),
    )
  })

  /** The number of the first decision that rolls dice, and the file with another roll in it. */
  function otherRoll() {
    const { log } = game()
    const index = log.steps.findIndex(({ events }) => events.some((e) => e.type === 'diceRolled'))
    const steps = log.steps.map((step, i) =>
      i !== index ? step : { ...step, events: step.events.map(turned) },
    )
    return { step: index + 1, log: { ...log, steps } }
  }

  const turned = (event: { readonly type: string }) =>
    'rolls' in event && Array.isArray(event.rolls)
      ? { ...event, rolls: event.rolls.map(([die, value]) => [die, (value % 6) + 1]) }
      : event

  test('names the step where a roll was changed', async () => {
    const { step, log } = otherRoll()
    const { code, out } = await guildhall(['verify', write('roll.json', { log })])
    expect(code).toBe(1)
    expect(out).toContain(`✘ ${t('verify.fault.step', { step, what: '' })}`)
    expect(out).toContain(t('verify.fault.recorded', { event: '{"type":"diceRolled"' }))
    expect(out).toContain(t('verify.verdict.failed'))
  })

  test('names the step and the clause where a command is not legal', async () => {
    const { log } = game()
    const [first, ...rest] = log.steps
    const steps = [{ ...first, command: { type: 'endTurn' } }, ...rest]
    const { code, out } = await guildhall([
      'verify',
      write('rule.json', { log: { ...log, steps } }),
    ])
    expect(code).toBe(1)
    expect(out).toMatch(says('verify.fault.step', { step: 1 }))
    expect(out).toMatch(says('verify.fault.refused', { clause: 'RC-4.2' }))
    expect(out).toMatch(saying(RC, 'choice.endTurn'))
  })

  test.each([
    ['setup.json', { log: { setup: [], steps: [] } }, says('verify.fault.setup')],
    [
      'secret.json',
      { chance: { commitment: '0'.repeat(64), secret: '1'.repeat(64) } },
      says('verify.fault.commitment'),
    ],
    ['open.json', { chance: { commitment: '0'.repeat(64) } }, says('verify.fault.no-secret')],
    ['outcome.json', { outcome: { seats: [] } }, says('verify.fault.outcome')],
  ])('finds what is wrong in %s', async (name, changed, fault) => {
    const { code, out } = await guildhall(['verify', write(name, changed)])
    expect(code).toBe(1)
    expect(out).toMatch(fault)
  })

  test('does not take a file of other options for one it can check', async () => {
    const path = write('options.json', { options: { ...game().options, roundLimit: 'x' } })
    expect(await guildhall(['verify', path])).toMatchObject({ code: 2, out: '' })
  })
})

describe.concurrent('review', () => {
  test('shows the chances by turn, the costliest turns with what was better, and luck', async () => {
    const { code, out, err } = await guildhall(['review', file, '--sims', '20'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(says('review.title', { simulations: 20 }))
    expect(out).toMatch(new RegExp(`\\n${t('review.end')} +\\d+ ?% +\\d+ ?%\\n`))
    const told = (key: MessageKey) => out.match(new RegExp(says(key).source, 'gi'))?.length
    expect(told('review.sum')).toBe(2)
    expect(told('review.costly')).toBeLessThanOrEqual(6)
    const [played = '', better = ''] = (['review.played', 'review.better'] as const).map(
      (key) => translate(message(key)).split(gap('words'))[0],
    )
    expect(out).toContain(played)
    expect(out.split(better)).toHaveLength(out.split(played).length)
    expect(out).not.toMatch(/⟦|undefined|NaN/)
  })

  test('is the same as JSON for the same seed', async () => {
    const args = ['review', file, '--sims', '20', '--seed', 'x', '--json']
    const [one, two] = await Promise.all([guildhall(args), guildhall(args)])
    expect(two).toEqual(one)
    const { simulations, turns, result } = JSON.parse(one.out)
    expect(simulations).toBe(20)
    expect(turns[0]).toMatchObject({ seat: expect.any(Number), step: 0, wins: expect.any(Array) })
    expect(result).toHaveLength(2)
  })

  test('is not had of a game that is not over', async () => {
    const { log, outcome: _, ...rest } = game()
    const path = join(folder, 'begun.json')
    const begun = { ...rest, log: { ...log, steps: log.steps.slice(0, 9) } }
    writeFileSync(path, gameFileText(begun))
    const { code, out, err } = await guildhall(['review', path])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(says('review.notOver'))
  })
})

test('colours come where they are wanted, and NO_COLOR keeps them away', async () => {
  const [none, forced, both] = await Promise.all(
    [{}, { FORCE_COLOR: '1' }, { FORCE_COLOR: '1', NO_COLOR: '1' }].map((env) =>
      guildhall(['replay', file], { env }),
    ),
  )
  expect(none?.out).not.toContain('\u001b')
  expect(forced?.out).toContain('\u001b[31m')
  expect(both?.out).toBe(none?.out)
})
