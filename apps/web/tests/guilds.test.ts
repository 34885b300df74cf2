import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenHouse, openHouse, PHONE, WIDE } from './browser.ts'
import { guildGame, guildTurn, seen } from './guild-table.ts'
import { faults, sideways } from './look.ts'
import { dice, myTurn, newTable, playTurn, prompt } from './table.ts'

let house: OpenHouse
let page: Page
beforeAll(async () => {
  house = await openHouse()
  page = await house.newPerson()
})
afterAll(() => house.close())

/** Few rounds are enough for a guild to be asked. */
const SHORT = { roundLimit: 3 }

/** The guilds, and what lies on the table only with them. */
const GUILDS: readonly (readonly [guild: string, piece: string | null])[] = [
  ['guild-jewelers', '.guild-strip .diamonds'],
  ['guild-artisans', null],
  ['guild-foremen', '.foreman-figure'],
  ['guild-contractors', null],
  ['guild-wholesalers', null],
  ['guild-lawyers', null],
  ['guild-managers', null],
  ['guild-archivists', '.guild-strip .deck'],
  ['guild-masterbuilders', '.guild-strip .deck'],
  ['guild-brickmakers', '.guild-strip .reinforcement'],
]
const WITH_CONTRACTORS = ['guild-contractors', 'guild-lawyers']

describe('a whole game by mouse', () => {
  const used = new Set<string>()
  test.each(GUILDS)('with %s', async (fourthGuild, piece) => {
    const contractors = WITH_CONTRACTORS.includes(fourthGuild)
    await newTable(page, 'Anna', { options: { ...SHORT, fourthGuild, contractors } })
    await myTurn(page)
    if (piece !== null) await page.locator(piece).first().waitFor()
    if ((await guildGame(page)) > 0) used.add(fourthGuild)
    expect(await prompt(page).textContent()).toMatch(/over/i)
  })

  test('most guilds were used on the way', () => {
    expect(used.size).toBeGreaterThan(3)
  })
})

test('what a card says can be read in full', async () => {
  await newTable(page, 'Anna', { options: { fourthGuild: 'guild-managers' } })
  await myTurn(page)
  await page.locator('.card-head').first().click()
  expect(await page.getByRole('dialog').locator('.card-actions li').count()).toBe(2)
  await page.keyboard.press('Escape')
})

/** Two people at one table; the first has drawn contracts and kept one. */
async function twoArchivists(): Promise<{ readonly anna: Page; readonly boris: Page }> {
  const anna = await house.newPerson()
  const id = await newTable(anna, 'Anna', {
    options: { fourthGuild: 'guild-archivists' },
    chairs: [{ kind: 'me' }, { kind: 'open' }],
  })
  const boris = await house.newPerson()
  await boris.goto(`/t/${id}`)
  await boris.getByLabel('Your name at this table').fill('Boris')
  await boris.getByRole('button', { name: 'Sit down' }).click()
  await anna.getByRole('button', { name: 'Start the game' }).click()
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
    .filter({ hasText: /your turn/i })
    .waitFor()
  await dice(person).first().waitFor() // the board comes over the line after the table
  return person
}

test('contracts are in their owner’s hand, and nowhere in the page of another — GU-ARCHIVISTS-8', async () => {
  const { anna, boris } = await twoArchivists()
  const card = anna.locator('.guild-own .contract')
  expect(await card.count()).toBe(1)
  const name = (await card.locator('.serif').textContent()) ?? ''
  expect(name).not.toBe('')
  await boris.getByText('1 contract', { exact: true }).waitFor()
  expect(await boris.locator('.contract').count()).toBe(0)
  expect(await boris.content()).not.toContain(name)
  expect((await seen(boris)).archive?.held).toEqual([[null], []])
  await anna.context().close()
  await boris.context().close()
})

/** Wide and on a phone, each guild with pieces of its own once. */
const LOOKED_AT = [
  ['guild-archivists', WIDE, 'market'],
  ['guild-brickmakers', WIDE, 'market'],
  ['guild-masterbuilders', PHONE, 'market'],
  ['guild-foremen', PHONE, 'cathedral'],
] as const

test.each(LOOKED_AT)(
  'everybody can use a table with %s, in every theme',
  async (fourthGuild, size, tab) => {
    await page.setViewportSize(size)
    await newTable(page, 'Anna', { options: { fourthGuild } })
    await myTurn(page)
    if (size === PHONE) await page.locator(`#tab-${tab}`).click()
    expect.soft(await sideways(page)).toBe(0)
    expect.soft(await faults(page)).toEqual([])
    await page.setViewportSize(WIDE)
  },
)
