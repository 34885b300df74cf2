import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Hint } from '@guildhall/protocol'
import type { Answer, TableView } from '@guildhall/tables'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './browser.ts'

const ASSETS = join(import.meta.dirname, '../../../dist/web/assets')

let site: Site
let page: Page

beforeAll(async () => {
  site = await startSite()
  page = await site.newPerson(undefined, { bypassCSP: true }) // so that the test may start workers
  await page.goto('/')
  const program = readdirSync(ASSETS).find((name) => /^device-tables-.*\.js$/.test(name))
  expect(program).toBeDefined()
  await page.evaluate(`globalThis.PROGRAM = '/assets/${program}'; ${TAB}`)
})
afterAll(() => site.close())

/** The worker that keeps the tables of a device, as one tab has it, and what it last said. */
const TAB = `globalThis.Tab = class {
  #worker = new Worker(PROGRAM, { type: 'module' })
  #waiting = new Map()
  #last = 0
  view = null
  refused = null
  constructor() {
    this.#worker.onmessage = ({ data }) => {
      if (data.type === 'table' || data.type === 'news') this.view = data.view
      if (data.type === 'table') this.refused = null
      if (data.type === 'refused') this.refused = data.code
      if ('id' in data) this.#waiting.get(data.id)?.(data)
    }
  }
  send(message) { this.#worker.postMessage(message) }
  kill() { this.#worker.terminate() }
  async until(check) {
    while (!check(this)) await new Promise((resolve) => setTimeout(resolve, 5))
    return this
  }
  async call(name, ...args) {
    const id = ++this.#last
    const answer = await this.asked(id, { type: 'call', id, name, args })
    if (answer.type === 'failed') throw new Error(answer.reason)
    return answer.value
  }
  /** The same table as the page has it open. */
  async open(table) {
    this.send({ type: 'watch', table, curtain: true })
    return this.until(({ view, refused }) => view !== null || refused !== null)
  }
  submit(command, id = crypto.randomUUID()) {
    const { id: table, number: seen } = this.view
    return this.asked(id, { type: 'request', table, id, seen, wish: command })
  }
  play(id) {
    const { command } = this.view.play.legal[0]
    return this.submit({ type: 'play', command }, id)
  }
  asked(id, message) {
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.send(message)
    })
  }
}
globalThis.table = { game: 'red-cathedral', players: 2, options: {}, start: true, chairs: [
  { kind: 'me', name: 'Anna' }, { kind: 'bot', bot: 'greedy' } ] }
globalThis.mine = ({ view }) => view?.play.legal.length > 0`

const run = <T>(body: string): Promise<T> =>
  page.evaluate(`(async () => { ${body} })()`) as Promise<T>

test('what was answered outlasts a tab that is killed in the middle of a turn', async () => {
  const { acknowledged, steps, found, once, log } = await run<{
    acknowledged: number
    steps: number
    found: TableView
    once: Answer
    log: { number: number; fact: { type: string } }[]
  }>(`
    const first = new Tab()
    const id = await first.call('createTable', table)
    await (await first.open(id)).until(mine)
    const { number: acknowledged } = await first.play()
    await first.until(({ view }) => view.number >= acknowledged && mine(first))
    const { number: seen, play: { steps, legal: [{ command }] } } = first.view
    const onItsWay = { type: 'request', table: id, id: 'on-its-way', seen, wish: { type: 'play', command } }
    first.send(onItsWay)
    first.kill()
    const second = await new Tab().open(id)
    const found = second.view
    // Stored or not: asked again, it happens once.
    const once = await second.asked('on-its-way', onItsWay)
    const log = await second.call('log', id, null)
    second.kill()
    return { acknowledged: seen, steps, found, once, log }
  `)
  expect(found.number).toBeGreaterThanOrEqual(acknowledged)
  expect(found.play?.steps).toBeGreaterThanOrEqual(steps)
  expect(once).toMatchObject({ ok: true, number: acknowledged + 1 })
  const after = log.filter(({ number }) => number > acknowledged)
  expect(after[0]).toMatchObject({ number: acknowledged + 1, fact: { type: 'played', seat: 0 } })
})

test('a step is taken back as at any table, and the log tells all of it', async () => {
  const { before, after, log } = await run<{ before: number; after: number; log: object[] }>(`
    const tab = new Tab()
    const id = await tab.call('createTable', table)
    await (await tab.open(id)).until(mine)
    const before = tab.view.play.steps
    const { number } = await tab.play()
    await tab.until(({ view }) => view.number >= number)
    const undone = await tab.submit({ type: 'undo', count: 1 })
    await tab.until(({ view }) => view.number >= undone.number)
    const after = tab.view.play.steps
    const log = await tab.call('log', id, null)
    tab.kill()
    return { before, after, log }
  `)
  expect(after).toBe(before)
  expect(log.at(-1)).toMatchObject({ fact: { type: 'undone', count: 1 } })
})

test('a strong opponent thinks, and its table answers all the same', async () => {
  const { between, refusals, played } = await run<{
    between: number
    refusals: string[]
    played: number[]
  }>(`
    const tab = new Tab()
    const chairs = [{ kind: 'bot', bot: 'guildmaster' }, { kind: 'me', name: 'Anna' }]
    const id = await tab.call('createTable', { ...table, chairs })
    await tab.open(id)
    while (mine(tab)) {
      const { number } = await tab.play()
      await tab.until(({ view }) => view.number >= number)
    }
    // Answers that came between two decisions of the opponent: where the table waited for it,
    // something would have been decided before every one of them.
    let between = 0
    const refusals = []
    while (!mine(tab)) {
      const { steps } = (await tab.call('table', id)).play
      const answer = await tab.submit({ type: 'undo', count: 1 })
      const { play } = await tab.call('table', id)
      if (play.steps === steps) between += 1
      if (!answer.ok) refusals.push(answer.refusal.code)
    }
    const log = await tab.call('log', id, null)
    tab.kill()
    const played = log.filter(({ fact }) => fact.type === 'played').map(({ fact }) => fact.seat)
    return { between, refusals, played }
  `)
  expect(between).toBeGreaterThan(0)
  expect(refusals).toContain('nothingToUndo')
  expect(played).toContain(0)
})

test('a hint is thought out here: lines that can be played, the same again, none where there are none', async () => {
  const { hint, again, legal, refused } = await run<{
    hint: Hint
    again: Hint
    legal: object[]
    refused: string
  }>(`
    const tab = new Tab()
    const id = await tab.call('createTable', table)
    await (await tab.open(id)).until(mine)
    const hint = await tab.call('hint', id)
    const again = await tab.call('hint', id)
    const legal = tab.view.play.legal.map(({ command }) => command)
    await tab.submit({ type: 'arrange', hints: false })
    const refused = await tab.call('hint', id).catch(({ message }) => message)
    tab.kill()
    return { hint, again, legal, refused }
  `)
  expect(hint.lines.length).toBeGreaterThan(1)
  for (const { commands } of hint.lines) expect(legal).toContainEqual(commands[0])
  expect(again).toEqual(hint)
  expect(refused).toContain('noHints')
})

test('two tabs show and play one game; one writes, and when it is gone the other does', async () => {
  const { seen, once, log, alone } = await run<{
    seen: boolean[]
    once: Answer
    log: { number: number; requestId: string | null }[]
    alone: Answer
  }>(`
    const one = new Tab()
    const id = await one.call('createTable', table)
    await (await one.open(id)).until(mine)
    const two = await new Tab().open(id)
    const bothAt = (number) => Promise.all([one, two].map((tab) =>
      tab.until(({ view }) => view.number >= number && mine(tab))))
    await bothAt(0)
    const seen = []
    for (const acts of [one, two]) {
      const { number } = await acts.play()
      await bothAt(number)
      seen.push(one.view.number === two.view.number)
    }
    const asked = two.play()
    one.kill() // it may or may not have come to it
    const once = await asked
    await two.until(({ view }) => view.number >= once.number && mine(two))
    const alone = await two.play()
    const log = await two.call('log', id, null)
    two.kill()
    return { seen, once, log, alone }
  `)
  expect(seen).toEqual([true, true])
  expect([once, alone]).toMatchObject([{ ok: true }, { ok: true }])
  const numbers = log.map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, i) => i + 1))
})

test('the next game is the same whoever asks, and has a secret of its own', async () => {
  const { next, again, ended, secrets } = await run<{
    next: string
    again: string
    ended: TableView
    secrets: string[]
  }>(`
    const tab = new Tab()
    const id = await tab.call('createTable', { ...table, options: { roundLimit: 1 } })
    await tab.open(id)
    await tab.submit({ type: 'hand', seat: 0, bot: 'random' })
    await tab.until(({ view }) => view.status === 'over')
    const ended = tab.view
    const next = await tab.call('rematch', id)
    const again = await tab.call('rematch', id)
    const views = [await tab.call('table', id), await tab.call('table', next)]
    tab.kill()
    return { next, again, ended, secrets: views.map(({ commitment }) => commitment) }
  `)
  expect(ended.secret).toMatch(/^[0-9a-f]{64}$/)
  expect(again).toBe(next)
  expect(next).toMatch(/^~/)
  expect(new Set(secrets).size).toBe(2)
})
