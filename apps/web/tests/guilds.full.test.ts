import { item } from '@guildhall/kernel'
import { GUILDS } from '@guildhall/red-cathedral/constants'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE, type Site, startSite, WIDE } from './browser.ts'
import { ANY, rc, YOU } from './game-words.ts'
import { draftGuild, guildTurn, playOut, seen, send } from './guild-table.ts'
import { faults, idsShown, sideways } from './look.ts'
import { dice, myTurn, newTable, playTurn, prompt } from './table-page.ts'
import { like, text } from './texts.ts'

let site: Site
let page: Page
beforeAll(async () => {
  site = await startSite()
  page = await site.newPerson()
})
afterAll(() => site.close())

/** What lies on the table only with a guild, and where its table is looked at. */
const LOOKS: Readonly<Record<string, readonly [string | null, typeof WIDE, string | null]>> = {
  'guild-jewelers': ['.guild-strip .diamonds', WIDE, null],
  'guild-artisans': [null, PHONE, 'workshop'],
  'guild-foremen': ['.foreman-figure', PHONE, 'cathedral'],
  'guild-contractors': [null, PHONE, 'duchy'],
  'guild-wholesalers': [null, PHONE, 'market'],
  'guild-lawyers': [null, WIDE, null],
  'guild-managers': [null, WIDE, null],
  'guild-archivists': ['.guild-strip .deck', WIDE, null],
  'guild-masterbuilders': ['.guild-strip .deck', PHONE, 'market'],
}
const PIECES = ['.guild-strip .guild-piece', WIDE, null] as const
const WITH_CONTRACTORS: readonly string[] = ['guild-contractors', 'guild-lawyers']

const logLines = (page: Page, hasText: RegExp) => page.locator('.log li', { hasText })

describe.each(GUILDS)('at a table with %s', (fourthGuild) => {
  const [piece, size, tab] = LOOKS[fourthGuild] ?? PIECES
  const contractors = WITH_CONTRACTORS.includes(fourthGuild)
  const options = { fourthGuild, contractors }
  /** Sends the draft, and hears of the card once more than before. */
  const sendAndHear = async (card: string): Promise<void> => {
    const setUp = [YOU, ANY].map((first) =>
      logLines(page, rc('event.setUp', { towers: ANY, first })),
    )
    await item(setUp, 0).or(item(setUp, 1)).waitFor()
    const logged = logLines(page, rc('event.actionUsed', { who: YOU, card }))
    const before = await logged.count()
    await send(page)
    await logged.nth(before).waitFor()
  }

  test('the first action of its card is used by mouse, and everybody can use the table', async () => {
    const card = await draftGuild(page, options, 'a')
    if (piece !== null) await page.locator(piece).first().waitFor()
    await page.setViewportSize(size)
    if (tab !== null) await page.locator(`#tab-${tab}`).click()
    expect.soft(await sideways(page)).toBe(0)
    expect.soft(await faults(page)).toEqual([])
    await page.setViewportSize(WIDE)
    await sendAndHear(card)
  })

  test('so is the second, and the game comes to its end without showing an id', async () => {
    const card = await draftGuild(page, options, 'b')
    await sendAndHear(card)
    await playOut(page)
    expect(await prompt(page).textContent()).toBe(text('table.over'))
    expect(await idsShown(page)).toEqual([])
  })
})

test('what a card says can be read in full', async () => {
  await newTable(page, 'Anna', { options: { fourthGuild: 'guild-managers' } })
  await myTurn(page)
  await page.locator('.card-head').first().click()
  const actions = page.getByRole('dialog').locator('.card-actions li')
  await actions.first().waitFor()
  expect(await actions.count()).toBe(2)
  await page.keyboard.press('Escape')
})

/** Two people at one table; the first has drawn contracts and kept one. */
async function twoArchivists(): Promise<{ readonly anna: Page; readonly boris: Page }> {
  const anna = await site.newPerson()
  const id = await newTable(anna, 'Anna', {
    options: { fourthGuild: 'guild-archivists' },
    chairs: [{ kind: 'me' }, { kind: 'open' }],
  })
  const boris = await site.newPerson()
  await boris.goto(`/t/${id}`)
  await boris.getByLabel(text('waitingRoom.yourName'), { exact: true }).fill('Boris')
  await boris.getByRole('button', { name: text('waitingRoom.sit'), exact: true }).click()
  await anna.getByRole('button', { name: text('waitingRoom.start'), exact: true }).click()
  for (let turn = 0; turn < 12; turn++) {
    const acting = await Promise.race([anna, boris].map(whoseTurn))
    if (acting !== anna) await playTurn(acting, 0)
    else await guildTurn(anna, 0)
    const { archive } = await seen(anna)
    if (archive?.held[0]?.length) return { anna, boris }
  }
  throw new Error('no contract was drawn')
}

async function whoseTurn(person: Page): Promise<Page> {
  await prompt(person)
    .filter({ hasText: like(text('table.yourTurn')) })
    .waitFor()
  await dice(person).first().waitFor() // the board comes over the network after the table
  return person
}

test('contracts are in their owner’s hand, and nowhere in the page of another — GU-ARCHIVISTS-8', async () => {
  const { anna, boris } = await twoArchivists()
  const card = anna.locator('.guild-own .contract')
  expect(await card.count()).toBe(1)
  const name = (await card.locator('.serif').textContent()) ?? ''
  expect(name).not.toBe('')
  await boris.getByText(rc('guilds.contracts.of', { n: 1 })).waitFor()
  expect(await boris.locator('.contract').count()).toBe(0)
  expect(await boris.content()).not.toContain(name)
  expect((await seen(boris)).archive?.held).toEqual([[null], []])
  await anna.context().close()
  await boris.context().close()
})
