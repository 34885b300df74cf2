import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './browser.ts'
import { newTable } from './table-page.ts'
import { like, text } from './texts.ts'

let site: Site
let anna: Page
let boris: Page
let id: string

beforeAll(async () => {
  site = await startSite()
  ;[anna, boris] = [await site.newPerson(), await site.newPerson()]
  id = await newTable(anna, 'Anna', { chairs: [{ kind: 'me' }] })
})
afterAll(() => site.close())

const chat = (page: Page) => page.getByRole('region', { name: text('chat.title'), exact: true })
const said = (page: Page, what: string) => chat(page).getByText(what)
/** Where somebody is, as a page shows it. */
const where = (page: Page, name: string) =>
  page
    .getByRole('list', { name: text('people.title'), exact: true })
    .getByRole('listitem')
    .filter({ hasText: name })

async function say(page: Page, what: string): Promise<void> {
  const line = chat(page).getByLabel(text('chat.message'), { exact: true })
  await line.fill(what)
  await line.press('Enter')
  await said(page, what).waitFor()
}

const atGame = (page: Page) =>
  page
    .getByRole('heading', { level: 1, name: like(text('table.yourTurn'), text('table.theirTurn')) })
    .waitFor()

test('a guest who has just sat down is there, and nobody counts as a spectator', async () => {
  await boris.goto(`/t/${id}`)
  await boris.getByLabel(text('waitingRoom.yourName'), { exact: true }).fill('Boris')
  await boris.getByRole('button', { name: text('waitingRoom.sit'), exact: true }).click()
  for (const page of [anna, boris]) {
    for (const name of ['Anna', 'Boris']) {
      await where(page, name).getByText(text('people.here')).waitFor()
    }
    expect(await page.getByText(text('waitingRoom.spectators', { n: 1 })).count()).toBe(0)
  }
})

test('who writes is shown to write, before the game and in it', async () => {
  await chat(boris).getByLabel(text('chat.message'), { exact: true }).pressSequentially('Hi')
  await where(anna, 'Boris').getByText(text('people.typing')).waitFor()
  await boris.keyboard.press('Enter')
  await said(anna, 'Hi').waitFor()
  await where(anna, 'Boris').getByText(text('people.here')).waitFor()

  await anna.getByRole('button', { name: text('waitingRoom.start'), exact: true }).click()
  await Promise.all([anna, boris].map(atGame))
  // What was said before is still there.
  for (const page of [anna, boris]) await said(page, 'Hi').waitFor()
  await chat(anna).getByLabel(text('chat.message'), { exact: true }).pressSequentially('He')
  await where(boris, 'Anna').getByText(text('people.typing')).waitFor()
})

test('who has the page in the background is away, who closes it is gone', async () => {
  const hide = (hidden: boolean) =>
    boris.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      },
      hidden ? 'hidden' : 'visible',
    )
  await hide(true)
  await where(anna, 'Boris').getByText(text('people.away')).waitFor()
  await hide(false)
  await where(anna, 'Boris').getByText(text('people.here')).waitFor()
  await boris.goto('about:blank')
  await where(anna, 'Boris').getByText(text('people.gone')).waitFor()
  await boris.goto(`/t/${id}`)
  await where(anna, 'Boris').getByText(text('people.here')).waitFor()
})

test('messages and emotes outlast a reload and are there for who comes later; a spectator reads', async () => {
  await say(boris, 'Good luck')
  await chat(boris)
    .getByRole('button', { name: text('chat.emotes'), exact: true })
    .click()
  await chat(boris)
    .getByRole('button', { name: text('chat.emote.bravo'), exact: true })
    .click()
  const bravo = (page: Page) =>
    chat(page)
      .getByRole('listitem')
      .getByRole('img', { name: text('chat.emote.bravo') })
  await bravo(anna).waitFor()
  await anna.reload()
  await bravo(anna).waitFor()
  await said(anna, 'Good luck').waitFor()

  const clara = await site.newPerson()
  await clara.goto(`/t/${id}`)
  await said(clara, 'Good luck').waitFor()
  await bravo(clara).waitFor()
  await clara.getByText(text('chat.playersOnly')).waitFor()
  expect(await clara.getByLabel(text('chat.message'), { exact: true }).count()).toBe(0)
  await anna.getByText(text('waitingRoom.spectators', { n: 1 })).waitFor()
})

test('a message is heard where that is switched on, and nowhere else', async () => {
  const listen = (page: Page, message: boolean) =>
    page.addInitScript((on) => {
      localStorage.setItem('guildhall.settings', JSON.stringify({ sounds: { message: on } }))
      const played: string[] = []
      Object.assign(window, { played })
      HTMLMediaElement.prototype.play = function () {
        played.push(this.src)
        return Promise.resolve()
      }
    }, message)
  const heard = (page: Page): Promise<number> => page.evaluate('played.length')
  await listen(anna, true)
  await listen(boris, false)
  for (const page of [anna, boris]) {
    await page.reload()
    await said(page, 'Good luck').waitFor()
  }
  await say(boris, 'Listen')
  await said(anna, 'Listen').waitFor()
  await expect.poll(() => heard(anna)).toBe(1)
  await say(anna, 'I hear you') // one's own is silent
  await said(boris, 'I hear you').waitFor()
  expect([await heard(anna), await heard(boris)]).toEqual([1, 0])
})

test('whoever is muted says nothing more, emotes included', async () => {
  await chat(anna)
    .getByRole('button', { name: text('chat.more', { name: 'Boris' }) })
    .last()
    .click()
  await anna
    .getByRole('button', { name: text('chatPerson.mute', { name: 'Boris' }), exact: true })
    .click()
  await anna.getByText(text('chatPerson.muted')).waitFor()
  await anna.keyboard.press('Escape')
  await chat(boris)
    .getByRole('button', { name: text('chat.emotes'), exact: true })
    .click()
  await chat(boris)
    .getByRole('button', { name: text('chat.emote.oh'), exact: true })
    .click()
  await chat(boris)
    .getByRole('listitem')
    .getByRole('img', { name: text('chat.emote.oh') })
    .waitFor()
  await say(anna, 'Your turn') // comes after it
  await said(boris, 'Your turn').waitFor()
  expect(await said(anna, 'Good luck').count()).toBe(0)
  expect(
    await chat(anna)
      .getByRole('listitem')
      .getByRole('img', { name: text('chat.emote.oh') })
      .count(),
  ).toBe(0)
})

test('at a table of bots the chat waits behind a button', async () => {
  const dora = await site.newPerson()
  await newTable(dora, 'Dora')
  await dora.getByRole('button', { name: text('chat.title'), exact: true }).click()
  await chat(dora).getByLabel(text('chat.message'), { exact: true }).waitFor()
})
