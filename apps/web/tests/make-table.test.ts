import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PHONE, type Site, startSite } from './browser.ts'
import { craftsmenBuilders, like, redCathedral, text } from './texts.ts'

let site: Site
let anna: Page

beforeAll(async () => {
  site = await startSite()
  anna = await site.newPerson(PHONE, { permissions: ['clipboard-read', 'clipboard-write'] })
})
afterAll(() => site.close())

test('from home to a copied invite link it is three clicks; a guest sits down by name', async () => {
  await anna.goto('/')
  await anna.getByRole('link', { name: text('home.makeTable'), exact: true }).click()
  await anna.getByRole('button', { name: text('new.create'), exact: true }).click()
  await anna.getByRole('button', { name: text('waitingRoom.copy'), exact: true }).click()
  await anna.getByText(text('waitingRoom.copied')).waitFor()
  const link = String(await anna.evaluate('navigator.clipboard.readText()'))
  expect(link).toBe(anna.url())

  const boris = await site.newPerson()
  await boris.goto(link)
  await boris.getByLabel(text('waitingRoom.yourName'), { exact: true }).fill('Boris')
  await boris.getByRole('button', { name: text('waitingRoom.sit'), exact: true }).click()
  await boris.getByText(text('waitingRoom.allHere')).waitFor()

  await anna.getByRole('button', { name: text('waitingRoom.start'), exact: true }).click()
  await Promise.all(
    [anna, boris].map((page) =>
      page
        .getByRole('heading', {
          level: 1,
          name: like(text('table.yourTurn'), text('table.theirTurn')),
        })
        .waitFor(),
    ),
  )
})

test('who sits down without a name is told beside the field', async () => {
  await anna.goto('/new')
  await anna.getByLabel(text('new.name'), { exact: true }).fill('Slow stones')
  await anna.getByRole('button', { name: text('new.create'), exact: true }).click()
  await anna.getByRole('heading', { name: 'Slow stones' }).waitFor()

  const clara = await site.newPerson()
  await clara.goto(anna.url())
  await clara.getByRole('button', { name: text('waitingRoom.sit'), exact: true }).click()
  await clara.getByText(text('account.nameEmpty')).waitFor()
  expect(
    await clara
      .getByLabel(text('waitingRoom.yourName'), { exact: true })
      .getAttribute('aria-invalid'),
  ).toBe('true')
})

test('the host seats an opponent, frees the seat again, and changes the pace', async () => {
  await anna.getByRole('button', { name: text('waitingRoom.seatBot'), exact: true }).click()
  await anna.getByText(text('waitingRoom.allHere')).waitFor()
  await anna
    .getByRole('button', {
      name: text('waitingRoom.freeSeatOf', { name: text('bot.apprentice') }),
      exact: true,
    })
    .click()
  await anna.getByText(text('waitingRoom.waitingFor', { n: 1 })).waitFor()
  await anna.getByText(text('waitingRoom.changePace')).click()
  await anna.getByText(text('pace.live'), { exact: true }).click()
  await anna.getByRole('button', { name: text('waitingRoom.setPace'), exact: true }).click()
  await anna
    .getByText(
      text('pace.ofLive', {
        bank: text('time.minutes', { n: 30 }),
        increment: text('time.seconds', { n: 15 }),
      }),
    )
    .waitFor()
  await anna.getByText(text('help.change')).click()
  await anna.getByText(text('help.hints'), { exact: true }).click()
  await anna.getByText(text('help.hintsOn')).waitFor()
})

test('a public table is offered to everybody, with its pace and its free seats', async () => {
  await anna.goto('/new')
  await anna.getByText(text('new.public'), { exact: true }).click()
  await anna.getByText(text('pace.days'), { exact: true }).click()
  await anna.getByLabel(text('new.name'), { exact: true }).fill('Three towers a day')
  await anna.getByLabel(text('help.standIn'), { exact: true }).selectOption(text('bot.master'))
  await anna.getByRole('button', { name: text('new.create'), exact: true }).click()
  await anna.getByRole('heading', { name: 'Three towers a day' }).waitFor()
  await anna.getByText(text('help.standInIs', { name: text('bot.master') })).waitFor()
  await anna.getByText(text('help.hintsOff')).waitFor()

  const dora = await site.newPerson()
  await dora.goto('/')
  const offered = dora.getByRole('listitem').filter({ hasText: 'Three towers a day' })
  const week = text('time.days', { n: 7 })
  const terms = [
    text('pace.shortDays', { bank: week }),
    text('home.seatsTaken', { taken: 1, players: 2 }),
  ]
  await offered.getByText(terms.join(' · ')).waitFor()
  await offered
    .getByRole('link', {
      name: text('home.sitDownAt', { title: 'Three towers a day' }),
      exact: true,
    })
    .click()
  await dora.getByRole('heading', { name: 'Three towers a day' }).waitFor()
})

test('a guild is chosen by its picture; one that needs the Contractors only with them — GU-ALL-5', async () => {
  const nina = await site.newPerson()
  await nina.goto('/new')
  await nina.getByText(redCathedral('guide.more')).click()
  const lawyers = nina.getByRole('radio', {
    name: like(redCathedral('setting.fourthGuild.guild-lawyers')),
  })
  expect(await lawyers.isDisabled()).toBe(true)
  await nina.getByText(redCathedral('setting.contractors'), { exact: true }).click()
  await nina.getByText(redCathedral('setting.fourthGuild.guild-lawyers.line')).click()
  expect(await lawyers.isChecked()).toBe(true)
  await nina.getByText(redCathedral('setting.contractors'), { exact: true }).click()
  expect(
    await nina
      .getByRole('radio', { name: like(redCathedral('setting.fourthGuild.clergy')) })
      .isChecked(),
  ).toBe(true)
  await nina.getByText(redCathedral('setting.fourthGuild.guild-archivists.line')).click()
  await nina.getByRole('button', { name: text('new.create'), exact: true }).click()
  await nina.waitForURL('**/t/*')
  const made = await nina.request.get(`/api/tables/${nina.url().split('/').at(-1)}`)
  expect((await made.json()).options).toMatchObject({ fourthGuild: 'guild-archivists' })
})

test('all at one screen: the game starts at once', async () => {
  const hosts = await site.newPerson()
  await hosts.goto('/new')
  await hosts
    .getByLabel(text('new.seatOf', { n: 2 }), { exact: true })
    .selectOption(text('new.here'))
  await hosts.getByLabel(text('new.nameHere', { n: 2 }), { exact: true }).fill('Boris')
  await hosts.getByRole('button', { name: text('new.start'), exact: true }).click()
  await hosts.getByRole('heading', { level: 1, name: like(text('table.yourTurn')) }).waitFor()

  // The tab says whose turn it is as soon as the table does.
  const icon = () => hosts.locator('link[rel=icon]').getAttribute('href')
  await expect.poll(() => hosts.title()).toMatch(/^\(1\) /)
  const turn = (await hosts.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect.poll(() => hosts.title()).toBe(`(1) ${turn} · ${text('site.name')}`)
  await expect.poll(icon).toBe('/icon-waiting.svg')

  // Somebody waits for me: home says so, the tab too, and it is one click to the table.
  const table = hosts.url()
  await hosts.goto('/')
  await hosts.getByRole('link', { name: text('home.resumeGo'), exact: true }).waitFor()
  await expect.poll(() => hosts.title()).toBe(`(1) ${text('home.title')} · ${text('site.name')}`)
  await expect.poll(icon).toBe('/icon-waiting.svg')
  await hosts.getByRole('link', { name: text('home.resumeGo'), exact: true }).click()
  await hosts.waitForURL(table)
})

test('a double click makes one table', async () => {
  const emil = await site.newPerson()
  await emil.goto('/new')
  await emil.getByRole('button', { name: text('new.create'), exact: true }).dblclick()
  await emil.waitForURL('**/t/*')
  await emil.goto('/')
  await emil
    .getByText(text('home.notStarted', { n: 1 }))
    .first()
    .waitFor()
  expect(await emil.getByText(text('home.notStarted', { n: 1 })).count()).toBe(1)
})

test('another game is chosen by its picture, and brings its own numbers and settings', async () => {
  const fay = await site.newPerson()
  await fay.goto('/new')
  await fay
    .getByRole('radio', { name: like(text('game.craftsmen-builders')) })
    .check({ force: true })
  await fay.getByText(craftsmenBuilders('setting.roundLimit.4'), { exact: true }).click()
  expect(await fay.getByRole('radio', { name: '1', exact: true }).count()).toBe(0)
  await fay
    .getByLabel(text('new.seatOf', { n: 2 }), { exact: true })
    .selectOption(text('new.bot', { name: text('bot.novice') }))
  await fay.getByText(text('bot.noviceMore')).waitFor()
  await fay.getByRole('button', { name: text('new.start'), exact: true }).click()
  await fay.locator('.cb-table').waitFor()
})
