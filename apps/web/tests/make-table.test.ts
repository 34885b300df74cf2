import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PHONE, type Site, startSite } from './browser.ts'

let site: Site
let anna: Page

beforeAll(async () => {
  site = await startSite()
  anna = await site.newPerson(PHONE, { permissions: ['clipboard-read', 'clipboard-write'] })
})
afterAll(() => site.close())

test('from home to a copied invite link it is three clicks; a guest sits down by name', async () => {
  await anna.goto('/')
  await anna.getByRole('link', { name: 'Make a table' }).click()
  await anna.getByRole('button', { name: 'Make the table' }).click()
  await anna.getByRole('button', { name: 'Copy the link' }).click()
  await anna.getByText('Copied.').waitFor()
  const link = String(await anna.evaluate('navigator.clipboard.readText()'))
  expect(link).toBe(anna.url())

  const boris = await site.newPerson()
  await boris.goto(link)
  await boris.getByLabel('Your name at this table').fill('Boris')
  await boris.getByRole('button', { name: 'Sit down' }).click()
  await boris.getByText('Everybody is here.').waitFor()

  await anna.getByRole('button', { name: 'Start the game' }).click()
  await Promise.all(
    [anna, boris].map((page) =>
      page.getByRole('heading', { level: 1, name: /your turn|is thinking/i }).waitFor(),
    ),
  )
})

test('who sits down without a name is told beside the field', async () => {
  await anna.goto('/new')
  await anna.getByLabel('Name of the table').fill('Slow stones')
  await anna.getByRole('button', { name: 'Make the table' }).click()
  await anna.getByRole('heading', { name: 'Slow stones' }).waitFor()

  const clara = await site.newPerson()
  await clara.goto(anna.url())
  await clara.getByRole('button', { name: 'Sit down' }).click()
  await clara.getByText('A name needs at least one letter.').waitFor()
  expect(await clara.getByLabel('Your name at this table').getAttribute('aria-invalid')).toBe(
    'true',
  )
})

test('the host seats an opponent, frees the seat again, and changes the pace', async () => {
  await anna.getByRole('button', { name: 'Seat an opponent' }).click()
  await anna.getByText('Everybody is here.').waitFor()
  await anna.getByRole('button', { name: 'Clear the seat of Apprentice' }).click()
  await anna.getByText('One more is missing.').waitFor()
  await anna.getByText('Change the pace').click()
  await anna.getByText('In one sitting').click()
  await anna.getByRole('button', { name: 'Set', exact: true }).click()
  await anna.getByText('30 minutes each, 15 seconds more for every turn').waitFor()
  await anna.getByText('Change hints and stand-ins').click()
  await anna.getByText('Hints: who is to decide').click()
  await anna.getByText('There are hints for who asks.').waitFor()
})

test('a public table is offered to everybody, with its pace and its free seats', async () => {
  await anna.goto('/new')
  await anna.getByText('Everybody: shown on the home page').click()
  await anna.getByText('Over days').click()
  await anna.getByLabel('Name of the table').fill('Three towers a day')
  await anna.getByLabel('Who plays on for somebody who is gone').selectOption('Master')
  await anna.getByRole('button', { name: 'Make the table' }).click()
  await anna.getByRole('heading', { name: 'Three towers a day' }).waitFor()
  await anna.getByText('Master plays on for whoever is gone.').waitFor()
  await anna.getByText('Without hints.').waitFor()

  const dora = await site.newPerson()
  await dora.goto('/')
  const offered = dora.getByRole('listitem').filter({ hasText: 'Three towers a day' })
  await offered.getByText('over days, 7 days · 1 of 2 seats').waitFor()
  await offered.getByRole('link', { name: 'Sit down at Three towers a day' }).click()
  await dora.getByRole('heading', { name: 'Three towers a day' }).waitFor()
})

test('a guild is chosen by its picture; one that needs the Contractors only with them — GU-ALL-5', async () => {
  const nina = await site.newPerson()
  await nina.goto('/new')
  await nina.getByText('More: Contractors, other guilds').click()
  const lawyers = nina.getByRole('radio', { name: /^Lawyers/ })
  expect(await lawyers.isDisabled()).toBe(true)
  await nina.getByText('With Contractors').click()
  await nina.getByText('Permits, and what they buy').click()
  expect(await lawyers.isChecked()).toBe(true)
  await nina.getByText('With Contractors').click()
  expect(await nina.getByRole('radio', { name: /Clergy stays/ }).isChecked()).toBe(true)
  await nina.getByText('Contracts that only you know').click()
  await nina.getByRole('button', { name: 'Make the table' }).click()
  await nina.waitForURL('**/t/*')
  const made = await nina.request.get(`/api/tables/${nina.url().split('/').at(-1)}`)
  expect((await made.json()).options).toMatchObject({ fourthGuild: 'guild-archivists' })
})

test('all at one screen: the game starts at once', async () => {
  const hosts = await site.newPerson()
  await hosts.goto('/new')
  await hosts.getByLabel('Who sits at seat 2').selectOption('Somebody here, at this screen')
  await hosts.getByLabel('Name at seat 2').fill('Boris')
  await hosts.getByRole('button', { name: 'Start the game' }).click()
  await hosts.getByRole('heading', { level: 1, name: /your turn/i }).waitFor()

  // Somebody waits for me: home says so, the tab too, and it is one click to the table.
  const table = hosts.url()
  await hosts.goto('/')
  await hosts.getByRole('link', { name: 'Play on' }).waitFor()
  await expect.poll(() => hosts.title()).toBe('(1) Home · Guildhall')
  const icon = () => hosts.locator('link[rel=icon]').getAttribute('href')
  await expect.poll(icon).toBe('/icon-waiting.svg')
  await hosts.getByRole('link', { name: 'Play on' }).click()
  await hosts.waitForURL(table)
})

test('a double click makes one table', async () => {
  const emil = await site.newPerson()
  await emil.goto('/new')
  await emil.getByRole('button', { name: 'Make the table' }).dblclick()
  await emil.waitForURL('**/t/*')
  await emil.goto('/')
  await emil.getByText('1 seat is free').first().waitFor()
  expect(await emil.getByText('1 seat is free').count()).toBe(1)
})

test('another game is chosen by its picture, and brings its own numbers and settings', async () => {
  const fay = await site.newPerson()
  await fay.goto('/new')
  await fay.getByRole('radio', { name: /Craftsmen & Builders/ }).check({ force: true })
  await fay.getByText('4 rounds').click()
  expect(await fay.getByRole('radio', { name: '1', exact: true }).count()).toBe(0)
  await fay.getByLabel('Who sits at seat 2').selectOption('Opponent: Novice')
  await fay.getByText('Overlooks things and lives from turn to turn.').waitFor()
  await fay.getByRole('button', { name: 'Start the game' }).click()
  await fay.locator('.cb-table').waitFor()
})
