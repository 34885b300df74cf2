import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE, type Site, startSite, WIDE } from './browser.ts'
import { faults, sideways } from './look.ts'
import {
  dice,
  finger,
  mouse,
  myTurn,
  newTable,
  openSections,
  playTurn,
  prompt,
  readUp,
} from './table-page.ts'
import { like, text } from './texts.ts'

let site: Site
/** Two at one table, some turns into the game: one is to play, the other waits. */
let playing: Page
let waiting: Page

beforeAll(async () => {
  site = await startSite()
  const anna = await site.newPerson()
  const id = await newTable(anna, 'Anna', { chairs: [{ kind: 'me' }, { kind: 'open' }] })
  const boris = await site.newPerson()
  await boris.goto(`/t/${id}`)
  await boris.getByLabel(text('waitingRoom.yourName'), { exact: true }).fill('Boris')
  await boris.getByRole('button', { name: text('waitingRoom.sit'), exact: true }).click()
  await anna.getByRole('button', { name: text('waitingRoom.start'), exact: true }).click()
  await Promise.all([anna, boris].map(threeTurns))
  const next = prompt(anna).filter({
    hasText: like(text('table.yourTurn'), text('table.theirTurn')),
  })
  await next.waitFor()
  const annas = like(text('table.yourTurn')).test((await next.textContent()) ?? '')
  playing = annas ? anna : boris
  waiting = annas ? boris : anna
})
afterAll(() => site.close())

async function threeTurns(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await myTurn(page)
    await playTurn(page, turn)
  }
}

const drafted = (page: Page) => page.locator('.plan:not([data-drafted="0"])').waitFor()
const SIZES = [
  ['wide', WIDE, () => mouse],
  ['on a phone', PHONE, finger],
] as const

describe.each(SIZES)(
  'the table, %s, can be used by everybody in every theme',
  (_, size, handOf) => {
    beforeAll(() => Promise.all([playing, waiting].map((page) => page.setViewportSize(size))))

    /** What is to be seen of it; at the end everything is put back. */
    const SHOWN: readonly (readonly [string, () => Page, (page: Page) => Promise<unknown>])[] = [
      ['one’s own turn', () => playing, () => myTurn(playing)],
      [
        'with a die that is moved',
        () => playing,
        async (page) => {
          await handOf(page).look('market')
          await dice(page).first().click()
          await drafted(page)
        },
      ],
      [
        'with a section that is claimed',
        () => playing,
        async (page) => {
          await handOf(page).look('cathedral')
          await openSections(page).first().click()
          await drafted(page)
        },
      ],
      ['its workshop', () => playing, (page) => handOf(page).look('workshop')],
      ['another’s turn', () => waiting, (page) => page.locator('.rc-table').waitFor()],
      [
        'the menu',
        () => waiting,
        (page) => page.getByRole('button', { name: text('menu.title'), exact: true }).click(),
      ],
      [
        'the reason why something cannot be done',
        () => waiting,
        async (page) => {
          await handOf(page).look('market')
          await page.locator('.market [data-piece]').first().click({ force: true }) // it asks why
          await page.getByRole('dialog').waitFor()
        },
      ],
      [
        'what has happened since one’s last turn',
        () => playing,
        async (page) => {
          await page.reload()
          await readUp(page)
        },
      ],
    ]

    test.each(SHOWN)('%s', async (_shown, who, show) => {
      const page = who()
      await show(page)
      expect.soft(await sideways(page)).toBe(0)
      expect.soft(await faults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await handOf(page).look('market')
      for (const button of await page
        .getByRole('button', { name: text('ui.startOver'), exact: true })
        .all())
        await button.click()
    })
  },
)
