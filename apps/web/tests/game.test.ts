import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE, type Site, startSite, WIDE } from './browser.ts'
import { ROLLED } from './game-words.ts'
import { faults, sideways } from './look.ts'
import {
  asksWhy,
  dice,
  myTurn,
  newTable,
  playGame,
  primary,
  prompt,
  typeAnswer,
} from './table-page.ts'
import { like, text } from './texts.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

// By keyboard and on a phone games are played with the Contractors, who have all of this and more.
describe('whole games in the browser', () => {
  test('by mouse, until six sections are built', async () => {
    const page = await site.newPerson()
    await newTable(page, 'Mira')
    expect(await playGame(page)).toBeGreaterThan(5)
    await page.getByRole('link', { name: text('table.result'), exact: true }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('through words alone: what is asked is heard, and the answer is typed', async () => {
    const page = await site.newPerson()
    await page.goto('/settings')
    await page.evaluate(`localStorage.setItem('guildhall.settings', '{"wordsFirst":true}')`)
    await newTable(page, 'Vera', { options: { roundLimit: 4 } })
    const words = page.getByRole('region', { name: text('ui.byWords'), exact: true })
    const line = words.getByLabel(text('ui.typed'), { exact: true })
    await myTurn(page)
    await line.fill('hint')
    await line.press('Enter')
    await page.locator('.hint-line').first().waitFor()
    await page.keyboard.press('Escape')
    expect(await page.locator('.hint').count()).toBe(0)
    let answers = 0
    while (await myTurn(page)) {
      if (answers === 0) await page.getByText('m white +2').waitFor()
      await typeAnswer(page, (choices) => {
        const wanted = choices[answers % choices.length] ?? ''
        const die = /^Move the (\w+) die/.exec(wanted)?.[1]
        // A short command says the same, and takes what lies where the die lands.
        return die === undefined ? wanted : `m ${die}`
      })
      answers += 1
    }
    expect(answers).toBeGreaterThanOrEqual(8)
  })

  test('with three at one table, everybody by their own browser and an opponent', async () => {
    const anna = await site.newPerson()
    const id = await newTable(anna, 'Anna', {
      players: 3,
      options: { roundLimit: 3 },
      chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
    })
    const boris = await site.newPerson()
    await boris.goto(`/t/${id}`)
    await boris.getByLabel(text('waitingRoom.yourName'), { exact: true }).fill('Boris')
    await boris.getByRole('button', { name: text('waitingRoom.sit'), exact: true }).click()
    await anna.getByRole('button', { name: text('waitingRoom.start'), exact: true }).click()
    // Who waits for another may look at everything meanwhile.
    const acting = await Promise.race(
      [anna, boris].map(async (person) => ((await myTurn(person)) ? person : null)),
    )
    const waiting = acting === anna ? boris : anna
    await waiting.locator('.rc-table').waitFor()
    // They may plan a die and a claim already; the rest is for later.
    for (const piece of ['.space', '.market-action', '.section', '.workshop-space']) {
      await asksWhy(waiting, piece)
    }
    await waiting.locator('.card-head').first().click()
    const actions = waiting.getByRole('dialog').locator('.card-actions li')
    await actions.first().waitFor()
    expect(await actions.count()).toBe(2)
    await waiting.keyboard.press('Escape')
    const turns = await Promise.all([playGame(anna), playGame(boris)])
    expect(turns).toEqual([3, 3])
  })
})

describe('a hint', () => {
  test.each([
    ['wide', WIDE],
    ['phone', PHONE],
  ] as const)(
    '%s: asked by a key, read in words, drafted by a click, never sent',
    async (_, size) => {
      const page = await site.newPerson(size)
      const id = await newTable(page, 'Anna')
      await myTurn(page)
      const steps = async () => {
        const table = await page.request.get(`/api/tables/${id}`)
        return (await table.json()).play.steps
      }
      const before = await steps()
      await page.keyboard.press('h')
      const lines = page.locator('.hint-line')
      await lines.first().waitFor()
      const best = await lines.first().textContent()
      expect(best).toMatch(like(text('hint.percent') + text('hint.toWin')))
      const margins = ['hint.ahead', 'hint.behind'] as const
      const margin = margins.flatMap((key) => [text(key), text(key, { n: 1 })])
      expect(best).toMatch(like(...margin, text('hint.level')))
      expect(await page.locator('.hint [aria-live]').textContent()).toMatch(like(text('hint.said')))
      expect(await faults(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
      await lines.first().click()
      await page.locator('.plan:not([data-drafted="0"])').waitFor()
      expect(await page.locator('.hint').count()).toBe(0)
      expect(await primary(page).isEnabled()).toBe(true)
      expect(await steps()).toBe(before)
      // Whoever asked by the keyboard is where they were.
      await expect
        .poll(() => page.evaluate('document.activeElement.textContent'))
        .toBe(text('hint.ask'))
    },
  )

  test('is not offered where several people play', async () => {
    const page = await site.newPerson()
    await newTable(page, 'Anna', { chairs: [{ kind: 'me' }, { kind: 'me', name: 'Boris' }] })
    await page.getByRole('button', { name: text('waitingRoom.start'), exact: true }).click()
    await myTurn(page)
    expect(await page.getByRole('button', { name: text('hint.ask'), exact: true }).count()).toBe(0)
    await page.keyboard.press('h')
    expect(await page.locator('.hint').count()).toBe(0)
  })
})

describe('a turn', () => {
  test('a plain turn at the market is two clicks, and can be taken back before the second', async () => {
    const page = await site.newPerson()
    await newTable(page, 'Uma')
    await myTurn(page)
    await page.locator('.log li').first().waitFor() // what was played before has come
    const market = () => page.locator('.market svg').innerHTML()
    const before = await market()
    await dice(page).first().click()
    await expect.poll(market).not.toBe(before)
    // The move, what is taken, and whatever is free there.
    const drafted = page.locator('.plan:not([data-drafted="0"])')
    while ((await drafted.count()) > 0) {
      await page.getByRole('button', { name: text('ui.undo'), exact: true }).click()
    }
    await expect.poll(market).toBe(before)
    await dice(page).first().click()
    await primary(page).click()
    await page.getByText(ROLLED).first().waitFor()
  })

  test('what cannot be done answers with the reason and its clause', async () => {
    const page = await site.newPerson()
    await newTable(page, 'Wanda')
    await myTurn(page)
    await page
      .locator('.workshop [data-piece][aria-disabled="true"]')
      .first()
      .click({ force: true }) // it is not disabled: a click asks why
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: like(text('why.clause')) }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })
})

describe('the line to the server', () => {
  test('is said to be lost, and comes back without a reload or a lost draft', async () => {
    const page = await site.newPerson()
    await newTable(page, 'Nora')
    await myTurn(page)
    await dice(page).first().click()
    const drafted = await page.locator('.plan-rows').innerText()
    await page.context().setOffline(true)
    await page.getByText(text('connection.lost')).waitFor()
    await page.context().setOffline(false)
    await page.getByText(text('connection.lost')).waitFor({ state: 'hidden' })
    expect(await page.locator('.plan-rows').innerText()).toBe(drafted)
    await primary(page).click()
    await page.getByText(ROLLED).first().waitFor()
  })

  test('two tabs of one person, and somebody who only looks, see the same game', async () => {
    const page = await site.newPerson()
    const id = await newTable(page, 'Tess')
    const second = await page.context().newPage()
    await second.goto(`/t/${id}`)
    const stranger = await site.newPerson()
    await stranger.goto(`/t/${id}`)
    await myTurn(page)
    await myTurn(second)
    await dice(second).first().click()
    await primary(second).click()
    await page.getByText(ROLLED).first().waitFor()
    await stranger.getByText(ROLLED).first().waitFor()
    expect(await dice(stranger).count()).toBe(0)
    expect(await prompt(stranger).textContent()).not.toMatch(like(text('table.yourTurn')))
  })
})
