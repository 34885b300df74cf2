import { message, Play, seededChance } from '@guildhall/kernel'
import type { Command, Event, State, View } from '@guildhall/red-cathedral'
import { GUILDS } from '@guildhall/red-cathedral/constants'
import { describe, expect, test } from 'vitest'
import { guildhall } from '../testing/program.ts'
import { GARBLED, redCathedralTable, tooWide } from '../testing/rendered-table.ts'
import { ANY, saying } from '../testing/saying.ts'
import { widthOf } from '../text.ts'

const RC = 'red-cathedral'

const CONTRACTORS = '{"contractors":true}'

/** How wide the lines of the market and of the Grand Duchy are: all the same, or a frame is bent. */
function framed(lines: readonly string[]): number[] {
  const end = lines.findLastIndex((line) => line.startsWith('╰'))
  return [...new Set(lines.slice(0, end + 1).map(widthOf))]
}

type Opened = ReturnType<typeof redCathedralTable>

/** What a die seldom picks, and what the drawing must be able to show. */
const RARE = ['hire', 'keepSpecialist', 'useSpecialist', 'deliver', 'chooseStep', 'salvage']

/** Every state of a game in which a die decides; what is rare is taken where it can be. */
function* randomStates(
  { game }: Opened,
  seed: number | string,
): Generator<Play<State, Command, Event, View>> {
  const play = new Play(game, seededChance(seed))
  const dice = seededChance(`dice ${seed}`)
  yield play
  while (play.actor !== null) {
    const legal = play.legal()
    const rare = legal.filter(({ type }) => RARE.includes(type))
    const among = rare.length > 0 && dice.int(3) > 0 ? rare : legal
    const decision = play.submit(play.actor.seat, among[dice.int(among.length)])
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal))
    yield play
  }
}

/** Draws a whole game in every way, and tells the kinds of choices that were shown. */
function drawGame(table: Opened, seed: number | string): Set<string> {
  const sitting = Array.from({ length: table.game.players }, () => 'greedy')
  const seen = new Set<string>()
  for (const play of randomStates(table, seed)) {
    const view: View = table.game.view(play.state, 'spectator')
    for (const brief of [false, true]) {
      const lines = table.renderer.draw(view, sitting, brief)
      expect(tooWide(lines)).toEqual([])
      expect(lines.join('\n')).not.toMatch(GARBLED)
      expect(framed(lines)).toEqual([97])
    }
    for (const command of play.legal()) {
      const label = table.game.label(play.state, command)
      const words = table.renderer.choice(view, command, label) ?? table.translate(label)
      expect(words + table.renderer.heading(command)).not.toMatch(GARBLED)
      expect(table.renderer.clauses(command).length).toBeGreaterThan(0)
      seen.add(command.type)
    }
  }
  return seen
}

describe('the drawing', () => {
  test.each([
    [2, {}],
    [3, { boardSide: 'advanced' }],
    [4, { blackDieTile: 'specialist', plans: 'expansion' }],
  ])('shows every state of games of %d with the Contractors in a hundred columns', (n, more) => {
    const table = redCathedralTable(n, { roundLimit: 15, contractors: true, ...more })
    const seen = drawGame(table, n)
    expect([...seen]).toEqual(
      expect.arrayContaining(['hire', 'chooseSpecialist', 'keepSpecialist', 'useSpecialist']),
    )
  })

  test.each(GUILDS)('shows the card of a new guild: %s', (fourthGuild) => {
    const table = redCathedralTable(2, { roundLimit: 8, contractors: true, fourthGuild })
    expect(drawGame(table, 1).size).toBeGreaterThan(5)
  })

  test.each(GUILDS.flatMap((guild) => [1, 2, 3].map((n) => [guild, `${guild}-${n}`])))(
    'has room for what stands on a card of %s: %s',
    (fourthGuild, guildCard) => {
      const options = { contractors: true, fourthGuild, guildCardPick: 'chosen', guildCard }
      const { game, renderer } = redCathedralTable(2, options)
      const state = new Play(game, seededChance(1)).state
      const lines = renderer.draw(game.view(state, 'spectator'), [], false)
      expect(lines.join('\n')).not.toContain('…')
      expect(framed(lines)).toEqual([97])
    },
  )

  test.each([
    [{}],
    [{ contractors: true, ivanStart: 'chosen', boardSide: 'advanced' }],
    [{ contractors: true, fourthGuild: 'guild-jewelers', colours: ['yellow'] }],
  ])('shows every state of games against Ivan in a hundred columns: %j', (options) => {
    const table = redCathedralTable(1, { roundLimit: 20, ...options })
    expect(drawGame(table, 1)).toContain('claimForIvan')
  })

  test('has lines for Ivan, his cards, what lies at them, and his marker', () => {
    const table = redCathedralTable(1, { contractors: true, roundLimit: 25 })
    let all = ''
    for (const { state } of randomStates(table, 2)) {
      all += `${table.renderer.draw(table.game.view(state, 0), ['you'], false).join('\n')}\n`
    }
    for (const line of [
      /^ {2}B Ivan +\d+ prestige \(on \d+\) +\d banners? +ornaments .* \d finished$/m,
      /^ {4}Claim ▶?[RBGYWK] · Inventory ▶?[RBGYWK] · .* · Hire ▶?[RBGYWK]$/m,
      /▶[RBGYWK]( ·|$)/m,
      /^ {4}on Inventory: \d+[WBSGEA].* on Construction: /m,
      / on Construction: \d+[WBSGEA]/,
      /^ {4}\d contractors? +marker at (Moscow|Vologda|Suzdal|Ryazan|Smolensk|Tver)/m,
      / tools [BCHPST]+$/m,
      /│B (base|middle|dome) +×[1-4]/,
    ]) {
      expect(all).toMatch(line)
    }
    expect(all).not.toContain('Blue')
    expect(tooWide(table.renderer.help)).toEqual([])
    expect(table.renderer.help.join('\n')).toContain('Ivan: his cards')
  })

  test('has a line for each city, each specialist and each extension', () => {
    const table = redCathedralTable(2, { contractors: true, roundLimit: 25 })
    const specialists = new Set<string>()
    let all = ''
    for (const { state } of randomStates(table, 3)) {
      const view: View = table.game.view(state, 'spectator')
      all += `${table.renderer.draw(view, [], false).join('\n')}\n`
      for (const id of view.duchy?.specialists ?? []) specialists.add(id ?? '')
    }
    for (const line of [
      /│ Moscow +T\d 1 permit +s1–s5 │/,
      /│ Suzdal +T\d \d permits? [RB]+ +s1 s2 │/,
      /│ \w+ +closed +│/,
      /│ s1 .+: .+ (hammer|saw|trowel|chisel|plumb line|brush) *│/,
      / \d permits? +\d contractors? → 1 ruble/,
      / tools [BCHPST]+ +▲[A-Z].+: /,
      /─ T1 (Moscow|Vologda|Suzdal|Ryazan|Smolensk|Tver) ─/,
      / K[1-6]/,
    ]) {
      expect(all).toMatch(line)
    }
    expect(specialists.size).toBeGreaterThan(8)
  })

  test('shows the foreman under his tower, and helps with him', () => {
    const table = redCathedralTable(3, { roundLimit: 20, fourthGuild: 'guild-foremen' })
    const towers = new Set<number>()
    for (const { state } of randomStates(table, 5)) {
      const view: View = table.game.view(state, 'spectator')
      const lines = table.renderer.draw(view, [], false)
      const roof = `T${(view.foreman ?? -1) + 1} ─`
      const [above, below] = [roof, '↑ foreman'].map((mark) =>
        Math.max(...lines.map((line) => line.indexOf(mark))),
      )
      expect(below).toBe((above ?? -9) - 1)
      towers.add(view.foreman ?? -1)
    }
    expect(towers.size).toBeGreaterThan(2)
    expect(table.renderer.help.at(-1)).toContain('foreman 2')
  })

  test.each([
    ['foreman 2', { type: 'moveForeman', towers: 2 }],
    ['more influence', { type: 'marketAgain', action: 'influence' }],
    ['player blue', { type: 'choosePlayer', seat: 1 }],
    ['workshop blue green', { type: 'activateOther', seat: 1, space: 1 }],
  ])('reads what is typed with a guild: %s', (typed, command) => {
    const { game, renderer } = redCathedralTable(2, {})
    const { state } = new Play(game, seededChance(1))
    expect(renderer.command(game.view(state, 'spectator'), typed.split(' '))).toEqual(command)
  })

  test('cuts what the owner of a printed game wrote too long for its place', () => {
    const name = 'The very first among all the carpenters of the Grand Duchy'
    const specialists = [{ id: 'sp-01', name }]
    const table = redCathedralTable(2, { contractors: true, roundLimit: 5 }, { specialists })
    for (const seed of [1, 2, 3, 4, 5]) drawGame(table, seed)
  })

  test('helps in lines that fit, with the Contractors where they take part', () => {
    const base = redCathedralTable(2, {}).renderer.help
    const more = redCathedralTable(2, { contractors: true }).renderer.help
    expect(tooWide(more)).toEqual([])
    expect(more.slice(0, base.length)).toEqual(base)
    expect(more.slice(base.length).join('\n')).toContain('hire Moscow')
  })
})

describe.concurrent('play', () => {
  const PLAY = ['play', 'red-cathedral', '--seed', '5', '--options', CONTRACTORS]

  test('the game may be named after the command, with its options', async () => {
    const { code, out, err } = await guildhall(PLAY, { input: '' })
    expect([code, err]).toEqual([0, ''])
    for (const words of [
      /╭─ Grand Duchy ─+┬─ Specialists · 19 in the bag ─+╮/,
      /Hire: send a contractor\n? +/,
      /to Moscow for 1 permit: s1–s5/,
      /black die to space \d: /,
      /▶ R Red \(you\)[^\n]*\n[^\n]*workshop[^\n]*\n {4}1 permit +6 contractors/,
    ]) {
      expect(out).toMatch(words)
    }
    expect(tooWide(out.split('\n'))).toEqual([])
  })

  test('a whole game with a script that always answers 1', async () => {
    const options = '{"contractors":true,"roundLimit":3}'
    const { code, out, err } = await guildhall(['play', '--seed', '4', '--options', options], {
      input: '1\n'.repeat(400),
    })
    expect([code, err]).toEqual([0, ''])
    expect(out).not.toMatch(GARBLED)
    expect(out).toMatch(saying(RC, 'score.tools'))
  })

  test('a guild that is left to chance is drawn by the seed, and shown', async () => {
    const options = '{"fourthGuild":"random","roundLimit":1}'
    const play = ['play', '--seed', '2', '--options', options]
    const [one, other] = await Promise.all([
      guildhall(play, { input: '1\n'.repeat(60) }),
      guildhall(play, { input: '1\n'.repeat(60) }),
    ])
    expect([one.code, one.err]).toEqual([0, ''])
    expect(one.out).not.toMatch(GARBLED)
    expect(one.out).toBe(other.out)
  })

  test('commands in words: hire, choose, dismiss, and what is refused says why', async () => {
    const { out } = await guildhall([...PLAY, '--seats', 'me,me'], {
      input: ['permit', 'hire tver', 'hire moscow', 'choose s9', 'choose s2', 'dismiss', ''].join(
        '\n',
      ),
    })
    expect(out).toMatch(saying(RC, 'refusal.noPrestige', { position: ANY }))
    expect(out).toMatch(saying(RC, 'refusal.cityClosed'))
    const sent = { who: ANY, city: 'Moscow', cost: message('amount.permit', { n: 1 }) }
    expect(out).toMatch(saying(RC, 'event.contractorSent', sent))
    expect(out).toMatch(saying(RC, 'event.specialistDismissed', { who: ANY, specialist: ANY }))
  })
})
