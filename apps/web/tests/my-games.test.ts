import type { TableView } from '@guildhall/tables'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './browser.ts'
import { like, text } from './texts.ts'

const ADMIN_TOKEN = 'a token for the tests only'

let site: Site
let page: Page

beforeAll(async () => {
  site = await startSite({ ADMIN_TOKEN })
  page = await site.newPerson()
  await page.goto('/')
})
afterAll(() => site.close())

/** As the page itself would ask. */
async function ask<T>(method: string, path: string, body: object = {}): Promise<T> {
  const response = await page.request.fetch(`${site.url}${path}`, {
    method,
    headers: { origin: site.url },
    ...(method === 'GET' ? {} : { data: body }),
  })
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
  const text = await response.text()
  return text === '' ? (undefined as T) : JSON.parse(text)
}

/** A short game alone, always with the first choice there is. */
async function playShortly(title: string): Promise<string> {
  const made = await ask<TableView>('POST', '/api/tables', {
    game: 'red-cathedral',
    players: 2,
    title,
    options: { roundLimit: 1 },
    chairs: [{ kind: 'me' }, { kind: 'me', name: 'Boris' }],
    start: true,
  })
  for (let n = 0; ; n++) {
    const { status, number, play } = await ask<TableView>('GET', `/api/tables/${made.id}`)
    const [first] = play?.legal ?? []
    if (status !== 'playing' || first === undefined) return made.id
    const command = { type: 'play', command: first.command }
    const request = { id: `request-${n}-of-the-test`, seen: number, wish: command }
    await ask('POST', `/api/tables/${made.id}/requests`, request)
  }
}

test('a finished game is listed with its result, its replay and its file', async () => {
  await ask('POST', '/api/guest', { name: 'Anna' })
  const id = await playShortly('Friday builders')
  const [stored] = await ask<{ chairs: object[] }[]>('GET', '/api/me/games')
  expect(stored?.chairs).toEqual([
    { seat: 0, name: 'Anna', bot: null },
    { seat: 1, name: 'Boris', bot: null },
  ])
  await page.goto('/games')
  const game = page.getByRole('listitem').filter({ hasText: 'Friday builders' })
  await game.getByText(like(text('games.points', { name: 'Anna' }))).waitFor()
  expect(await game.getByText(`(${text('games.won')})`).count()).toBeGreaterThan(0)
  expect(
    await game.getByRole('link', { name: like(text('games.replayOf')) }).getAttribute('href'),
  ).toBe(`/t/${id}/replay`)
  const coming = page.waitForEvent('download')
  await game.getByRole('link', { name: like(text('games.fileOf')) }).click()
  expect((await coming).suggestedFilename()).toBe(`${id}.guildhall.json`)
})

test('only administrators see the administration, and what they do is written down', async () => {
  await page.goto('/admin')
  await page.getByText(text('admin.only')).waitFor()
  await ask('POST', '/api/account', { email: 'anna@example.org', password: 'five towers, a well' })
  await ask('POST', '/api/admin/claim', { token: ADMIN_TOKEN })
  await ask('POST', '/api/tables', { game: 'red-cathedral', players: 2, title: 'Slow stones' })
  await page.goto('/admin/tables')
  const close = page.getByRole('button', {
    ...{ name: text('admin.closeOf', { title: 'Slow stones' }), exact: true },
  })
  await close.click()
  const sure = page.getByRole('dialog')
  await sure.getByText(text('admin.closeSure', { title: 'Slow stones' })).waitFor()
  const confirm = sure.getByRole('button', { name: text('admin.close'), exact: true }).last()
  await confirm.click()
  await sure.getByText(text('admin.whyMissing')).waitFor()
  await sure.getByLabel(text('admin.why'), { exact: true }).fill('Nobody plays')
  await confirm.click()
  await close.waitFor({ state: 'detached' })
  await page
    .getByRole('listitem')
    .filter({ hasText: text('admin.status.closed') })
    .last()
    .waitFor()
  await page.getByRole('link', { name: text('admin.audit'), exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: 'Nobody plays' }).waitFor()
})
