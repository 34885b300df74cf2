import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE, type Site, startSite, WIDE } from './browser.ts'
import { layContractsTable } from './contracts-table.ts'
import { playGame } from './craftsmen-table.ts'
import { storeDeviceTable } from './device-table.ts'
import { ANY, cb, rc, YOU } from './game-words.ts'
import { faults, sideways } from './look.ts'
import { mouse, myTurn, playTurn, prompt, readUp, typeAnswer } from './table-page.ts'
import { like, text } from './texts.ts'

const ASSETS = join(import.meta.dirname, '../../../dist/web/assets')

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Somebody who has been here once, and has no network now. */
async function withoutNetwork(): Promise<Page> {
  const page = await site.newPerson(WIDE, { serviceWorkers: 'allow' })
  await page.goto('/')
  await page.evaluate('navigator.serviceWorker.ready')
  await page.context().setOffline(true)
  await page.goto('/')
  return page
}

/** The lines of the log without their pictures, which come later than the words. */
const log = (page: Page): Promise<string[]> =>
  page.locator('.log li').evaluateAll((lines) =>
    lines.map((line) => {
      const words = line.cloneNode(true) as Element
      for (const picture of words.querySelectorAll('svg')) picture.remove()
      return (words.textContent ?? '').replaceAll(/\s/g, '')
    }),
  )

/** What is on the table, to be told from what was there before. */
async function standing(page: Page): Promise<string[]> {
  await myTurn(page)
  await page.locator('.log li').first().waitFor()
  return [(await prompt(page).textContent()) ?? '', ...(await log(page))]
}

async function letBotPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('menu.title'), exact: true }).click()
  await page
    .getByLabel(text('help.delegateTo'), { exact: true })
    .selectOption(text('bot.journeyman'))
  await page.getByRole('button', { name: text('menu.delegate'), exact: true }).click()
  await page.getByRole('button', { name: text('confirm.yes'), exact: true }).click()
}

/** Another page of the same browser, as after the first one was closed. */
async function anotherPage(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(path)
  return other
}

describe('without a network', () => {
  let page: Page
  let path: string

  test('all games, words and fonts are there after the first visit', async () => {
    page = await withoutNetwork()
    const files = readdirSync(ASSETS).filter((name) => /\.(js|css)$|-latin-w.*\.woff2$/.test(name))
    expect(files.length).toBeGreaterThan(50)
    const missing = await page.evaluate(
      (names) =>
        Promise.all(
          names.map(async (name) => ((await caches.match(`/assets/${name}`)) ? '' : name)),
        ),
      files,
    )
    expect(missing.filter((name) => name !== '')).toEqual([])
  })

  test('a game is begun, and resumed where it was when the page was closed or killed', async () => {
    await page.getByRole('button', { name: text('home.playNow'), exact: true }).click()
    await page.waitForURL('**/t/~*')
    path = new URL(page.url()).pathname
    await myTurn(page)
    await page.getByRole('button', { name: text('hint.ask'), exact: true }).click()
    await page.locator('.hint-line').first().click()
    await page.locator('.plan:not([data-drafted="0"])').waitFor()
    await page.keyboard.press('Escape')
    await playTurn(page, 0)
    const before = await standing(page)
    expect(before.length).toBeGreaterThan(4)

    const second = await anotherPage(page, path)
    await page.close()
    await expect.poll(() => standing(second)).toEqual(before)
    await readUp(second)

    await playTurn(second, 1)
    const played = await standing(second)
    expect(played.length).toBeGreaterThan(before.length)
    await second.goto('chrome://crash').catch(() => {})
    page = await anotherPage(second, '/')
    await second.close()
    await page.getByText(text('device.games')).first().waitFor()
    await page.getByRole('link', { name: text('home.resumeGo'), exact: true }).click()
    await expect.poll(() => standing(page)).toEqual(played)
    await readUp(page)
  })

  test('two tabs show one table: what is done in either is seen in both', async () => {
    const second = await anotherPage(page, path)
    await readUp(second)
    const before = await standing(second)
    await playTurn(second, 2)
    const played = await standing(second)
    expect(played.length).toBeGreaterThan(before.length)
    await expect.poll(() => standing(page)).toEqual(played)
    await playTurn(page, 3)
    await expect.poll(async () => (await log(second)).length).toBeGreaterThan(played.length)
    await second.close()
    await myTurn(page)
  })

  test('it comes to its end; what was changed by hand is not taken, the game itself is', async () => {
    await letBotPlay(page)
    await page.getByRole('link', { name: text('table.result'), exact: true }).click()
    await page.getByRole('heading', { name: text('end.charts'), exact: true }).waitFor()
    await page
      .getByRole('button', { name: text('end.verify', { chance: 'dice' }), exact: true })
      .click()
    await page.getByText(text('end.verified', { chance: 'dice' })).waitFor()

    await page.goto('/games')
    await page.getByText(text('device.gamesMore')).waitFor()
    await page.setViewportSize(PHONE)
    expect(await sideways(page)).toBe(0)
    expect(await faults(page)).toEqual([])
    await page.setViewportSize(WIDE)
    const put = page.getByRole('button', { name: text('device.upload'), exact: true })
    await put.click()
    await page.getByText(text('failure.unreachable')).waitFor()
    await page.context().setOffline(false)
    await page.evaluate(TURN_DICE)
    await put.click()
    await page.getByText(text('failure.notVerified')).waitFor()
    await page.evaluate(TURN_DICE)
    await put.click()
    await page.getByRole('link', { name: text('device.uploaded'), exact: true }).click()
    await page
      .getByRole('button', { name: text('end.verify', { chance: 'dice' }), exact: true })
      .click()
    await page.getByText(text('end.verified', { chance: 'dice' })).waitFor()
    await page.getByText(text('device.importedMore')).waitFor()
    await page.goto('/games')
    await page.getByText(text('device.imported')).waitFor()
    await page
      .getByRole('button', {
        name: like(text('device.removeOf', { title: text('game.red-cathedral') })),
      })
      .click()
    await page.getByRole('button', { name: text('confirm.yes'), exact: true }).click()
    await page.getByText(text('device.gamesMore')).waitFor({ state: 'detached' })
  })
})

test('Craftsmen & Builders is played whole without a network, its first turn by typed words', async () => {
  const page = await withoutNetwork()
  const me = { kind: 'me', name: 'Vera' } as const
  const id = await storeDeviceTable(page, {
    ...{ game: 'craftsmen-builders', players: 2, options: { roundLimit: 1 }, start: true },
    chairs: [me, { kind: 'bot', bot: 'greedy' }],
  })
  const wordsFirst = (on: boolean) =>
    page.evaluate(`localStorage.setItem('guildhall.settings', '{"wordsFirst":${on}}')`)
  await wordsFirst(true)
  await page.goto(`/t/${id}`)
  await myTurn(page)
  // The words of a choice, then short commands.
  for (const answer of [null, 'coins', 'end']) {
    await typeAnswer(page, ([first = '']) => answer ?? first)
    await myTurn(page)
  }
  await page
    .getByText(cb('event.pairTaken', { who: YOU, craftsman: ANY, board: ANY }))
    .first()
    .waitFor()
  await wordsFirst(false)
  await page.reload()
  expect(await playGame(page, mouse)).toBeGreaterThan(1)
  await page.getByRole('link', { name: text('table.result'), exact: true }).click()
  await page
    .getByRole('button', { name: text('end.verify', { chance: 'cards' }), exact: true })
    .click()
  await page.getByText(text('end.verified', { chance: 'cards' })).waitFor()
  await page.getByRole('button', { name: text('review.start'), exact: true }).click()
  const judged = page.getByText(text('review.chart')).first()
  await judged.waitFor()
  // It is kept on the device.
  await page.reload()
  await judged.waitFor()
})

/** Turns the dice of the last roll on this device over; done twice, nothing has changed. */
const TURN_DICE = `new Promise((resolve, reject) => {
  indexedDB.open('guildhall').onsuccess = ({ target: { result: db } }) => {
    const transaction = db.transaction('entries', 'readwrite')
    const entries = transaction.objectStore('entries')
    entries.getAll().onsuccess = ({ target: { result: all } }) => {
      const rolls = (entry) => entry.fact.events?.find(({ type }) => type === 'diceRolled')
      const last = all.findLast(rolls)
      const { rolls: dice } = rolls(last)
      for (const die of dice) die[1] = 7 - die[1]
      entries.put(last)
    }
    transaction.oncomplete = resolve
    transaction.onerror = reject
  }
})`

/** What is said when somebody keeps a contract, to them alone. */
const kept = (who: string) => rc('event.contractsKept', { who, contract: ANY, n: ANY })
const KEPT = kept(ANY)

test('several people at one screen: a curtain hides what only one may see', async () => {
  const page = await site.newPerson()
  await page.goto('/')
  const { id, names } = await layContractsTable(page)
  const [first = '', second = ''] = names
  const words = () => page.locator('body').innerText()
  await page.goto(`/t/${id}`)
  const pass = page.getByRole('heading', { name: text('passDevice.pass', { name: first }) })
  await pass.waitFor()
  await page
    .getByText(rc('event.contractsKept.hidden', { who: ANY, contracts: ANY }))
    .first()
    .waitFor()
  expect(await page.content()).not.toMatch(KEPT)

  await page.getByRole('button', { name: text('passDevice.reveal', { name: first }) }).click()
  await page.getByText(KEPT).first().waitFor()
  expect(await words()).not.toMatch(kept(second))

  await readUp(page)

  // It falls when the turn is over.
  await playTurn(page, 0)
  await page.getByRole('heading', { name: text('passDevice.pass', { name: second }) }).waitFor()
  expect(await page.content()).not.toMatch(KEPT)
  await page.setViewportSize(PHONE)
  await expect.poll(() => sideways(page)).toBe(0)
  expect(await faults(page)).toEqual([])
  await page.setViewportSize(WIDE)

  await page.getByRole('button', { name: text('passDevice.reveal', { name: second }) }).click()
  await page.getByText(KEPT).first().waitFor()
  expect(await words()).not.toMatch(new RegExp(`${first} ${KEPT.source}`))
  await page.getByRole('button', { name: text('passDevice.hide'), exact: true }).click()
  await page.getByRole('heading', { name: text('passDevice.pass', { name: second }) }).waitFor()
  expect(await page.content()).not.toMatch(KEPT)
})
