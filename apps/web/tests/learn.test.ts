import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { type Site, startSite } from './browser.ts'
import { ANY, cb, rc, section, VALUE } from './game-words.ts'
import { like, redCathedral, text } from './texts.ts'

let site: Site
let page: Page

beforeAll(async () => {
  site = await startSite()
  page = await site.newPerson()
})
afterAll(() => site.close())

const press = (name: RegExp | string) => page.getByRole('button', { name }).first().click()

test('the market is learnt by clicks on the table; another die is answered kindly', async () => {
  await page.goto('/learn')
  await page.getByRole('link', { name: like(redCathedral('learn.market.title')) }).click()
  await page.getByText(text('learn.step', { n: 1, all: 4 })).waitFor()
  await press(/blue die/i)
  await page.getByText(text('learn.hint.beside')).waitFor()
  await press(/white die/i)
  await page.getByText(text('learn.step', { n: 2, all: 4 })).waitFor()
  await press(/^Roll/)
  await page.getByText(text('learn.step', { n: 3, all: 4 })).waitFor()
})

test('who comes back goes on where they stopped', async () => {
  await page.reload()
  await page.getByText(text('learn.step', { n: 3, all: 4 })).waitFor()
  await page.getByRole('button', { name: text('learn.again'), exact: true }).click()
  await page.getByText(text('learn.step', { n: 1, all: 4 })).waitFor()
})

test('the market is learnt to its end: further for a ruble, and a guild', async () => {
  await page.goto('/learn/market')
  await press(text('learn.again'))
  await page.getByText(text('learn.step', { n: 1, all: 4 })).waitFor()
  await press(/white die/i)
  await press(/^Roll/)
  await press(/red die/i)
  await page.getByText(text('learn.step', { n: 3, all: 4 })).waitFor()
  await page.getByRole('radio', { name: rc('board.plan.steps', { n: 1 }) }).check({ force: true })
  await page.getByText(text('learn.step', { n: 4, all: 4 })).waitFor()
  await press(/^Roll/)
  await page.getByRole('heading', { name: text('learn.done'), exact: true }).waitFor()
  await page.getByRole('link', { name: like(text('learn.next')) }).click()
  await page.waitForURL('**/learn/build')
})

test('a section is claimed, built and decorated by clicks on the table', async () => {
  await page.goto('/learn/build')
  const step = (n: number) => page.getByText(text('learn.step', { n, all: 7 })).waitFor()
  await step(1)
  await press(section(3, 'base'))
  await step(2)
  await press(/green workshop/i)
  await step(3)
  await press('End turn')
  await step(4)
  await press(section(3, 'base'))
  await step(5)
  await press('End turn')
  await step(6)
  await press(section(3, 'base'))
  await step(7)
  await press('End turn')
  await page.getByRole('heading', { name: text('learn.done'), exact: true }).waitFor()
})

test('the last lesson ends with the towers worked out, and a first game', async () => {
  await page.goto('/learn/scoring')
  await page.getByText(text('learn.step', { n: 1, all: 4 })).waitFor()
  await press(section(1, 'dome'))
  await page.getByText(text('learn.step', { n: 2, all: 4 })).waitFor()
  await press('End turn')
  await page.getByText(text('learn.step', { n: 3, all: 4 })).waitFor()
  await press(section(3, 'dome'))
  await page.getByText(text('learn.step', { n: 4, all: 4 })).waitFor()
  await press('End turn')
  await page.getByRole('heading', { name: text('learn.done'), exact: true }).waitFor()
  await page.getByText(VALUE).first().waitFor()
  await page.getByRole('button', { name: like(text('learn.shortGameOf')) }).click()
  await page.waitForURL('**/t/*')
  await page.getByRole('button', { name: text('hint.ask') }).waitFor()
  await page.goto('/learn')
  await page
    .getByRole('link', {
      name: new RegExp(`${redCathedral('learn.scoring.title')}.*${text('learn.done')}`),
    })
    .waitFor()
  await page
    .getByRole('button', { name: like(text('learn.firstGame'), text('learn.firstGameOf')) })
    .first()
    .click()
  await page.waitForURL('**/t/*')
})

test.each([
  ['contractors', [/^Tver/, /^s4:/, 'End turn', section(1, 'dome'), 'End turn']],
  [
    'guilds',
    [
      /white die/i,
      /^Polishing wheel: 1 ruble → 1 diamond$/,
      /^Roll/,
      section(3, 'dome'),
      'End turn',
    ],
  ],
  ['ivan', [/yellow die/i, /^Roll/, section(1, 'base'), /red workshop/i, 'End turn']],
  [
    'workers',
    [
      /^Foreman/,
      cb('board.end.pair'),
      /^Carter for 2 coins/,
      'End turn',
      /^Recruit Merchant/,
      'End turn',
    ],
  ],
  ['street', [/^Great Kitchen/, /^Site 1/, 'End turn', /^Pastry Shop/, /^Site 2/, 'End turn']],
  [
    'contracts',
    [
      cb('board.place', { effect: ANY, who: ANY }),
      /^Contract cheese/,
      'End turn',
      /^Garden Castle/,
      'End turn',
    ],
  ],
] as const)('it is learnt by clicks on the table: %s', async (lesson, clicks) => {
  await page.goto(`/learn/${lesson}`)
  for (const [done, what] of clicks.entries()) {
    await page.getByText(text('learn.step', { n: done + 1, all: clicks.length })).waitFor()
    await press(what)
  }
  await page.getByRole('heading', { name: text('learn.done'), exact: true }).waitFor()
})
