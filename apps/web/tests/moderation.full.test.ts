import type { TableView } from '@guildhall/tables'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './browser.ts'
import { like, text } from './texts.ts'

const ADMIN_TOKEN = 'a token for the tests only'
let site: Site
let admin: Page
let boris: Page
let table: string

/** As a page itself would ask. */
async function ask<T>(page: Page, method: string, path: string, body: object = {}): Promise<T> {
  const response = await page.request.fetch(`${site.url}${path}`, {
    method,
    headers: { origin: site.url },
    ...(method === 'GET' ? {} : { data: body }),
  })
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
  const answer = await response.text()
  return answer === '' ? (undefined as T) : JSON.parse(answer)
}

/** Some may look at the pages that the tests pass. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENS']
  if (folder === undefined) return
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

beforeAll(async () => {
  site = await startSite({ ADMIN_TOKEN })
  admin = await site.newPerson()
  boris = await site.newPerson()
  await ask(admin, 'POST', '/api/guest', { name: 'Ada' })
  await ask(boris, 'POST', '/api/guest', { name: 'Boris' })
  const made = await ask<TableView>(boris, 'POST', '/api/tables', {
    ...{ game: 'red-cathedral', players: 2, title: 'Loud stones', start: true },
    chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }],
  })
  table = made.id
  for (const said of ['Good evening', 'You idiot']) {
    await ask(boris, 'POST', `/api/tables/${table}/talk`, { text: said })
  }
})
afterAll(() => site.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('somebody reports and mutes the sender of a message where it stands', async () => {
  await admin.goto(`/t/${table}`)
  const line = admin.getByRole('listitem').filter({ hasText: 'You idiot' })
  await line.getByRole('button', { name: text('chat.more', { name: 'Boris' }) }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: text('chatPerson.report'), exact: true }).click()
  await dialog.getByText(text('chatPerson.reported')).waitFor()
  await dialog
    .getByRole('button', { name: text('chatPerson.mute', { name: 'Boris' }), exact: true })
    .click()
  await line.waitFor({ state: 'detached' })
})

test('an administrator removes the message, mutes its sender and reads of it in the audit', async () => {
  const account = { email: 'ada@example.org', password: 'five towers and a well' }
  await ask(admin, 'POST', '/api/account', account)
  await ask(admin, 'POST', '/api/admin/claim', { token: ADMIN_TOKEN })
  await admin.goto('/admin/reports')
  const remove = admin.getByRole('button', {
    name: like(text('admin.removeMessageOf', { name: 'Boris', text: 'You idiot' })),
  })
  await remove.waitFor()
  await look(admin, 'reports')
  await remove.click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel(text('admin.why'), { exact: true }).fill('An insult')
  await look(admin, 'reason')
  await dialog.getByRole('button', { name: text('admin.removeMessage'), exact: true }).click()
  await remove.waitFor({ state: 'detached' })
  await admin.goto('/admin/people')
  await admin.getByLabel(text('admin.search'), { exact: true }).fill('bor')
  await button(admin, text('admin.find')).click()
  const found = admin.getByRole('link', { name: 'Boris', exact: true })
  await found.waitFor()
  await look(admin, 'people')
  await found.click()
  await button(admin, text('admin.do.mute')).click()
  await dialog.getByLabel(text('admin.why'), { exact: true }).fill('Insults')
  await dialog.getByRole('button', { name: text('admin.do.mute'), exact: true }).click()
  await button(admin, text('admin.lift.mute')).waitFor()
  await look(admin, 'person')
  await admin.getByRole('link', { name: text('admin.audit'), exact: true }).click()
  await admin.getByRole('listitem').filter({ hasText: 'Boris: You idiot' }).waitFor()
  await look(admin, 'audit')
  await admin.goto('/admin/invitations')
  await button(admin, text('admin.makeInvitation')).waitFor()
  await look(admin, 'invitations')
})

test('who is muted reads what, until when and why', async () => {
  await boris.goto('/')
  await boris.getByText('Insults').waitFor()
  await look(boris, 'muted')
  await boris.goto(`/t/${table}`)
  await button(boris, text('chat.title')).click()
  await boris.getByText(text('chat.removed')).waitFor()
  expect(await boris.getByText('You idiot').count()).toBe(0)
})

test('an invitation link leads to a page with which an account is made', async () => {
  const made = await ask<{ link: string }>(admin, 'POST', '/api/admin/invitations', {
    ...{ label: 'For the club', uses: 1 },
  })
  const clara = await site.newPerson()
  await clara.goto(new URL(made.link).pathname)
  await clara.getByLabel(text('account.name'), { exact: true }).fill('Clara')
  await clara.getByLabel(text('account.email'), { exact: true }).fill('clara@example.org')
  await clara.getByLabel(text('account.password'), { exact: true }).fill('five towers and a well')
  await look(clara, 'invitation')
  await button(clara, text('account.makeWithPassword')).click()
  await clara.getByRole('heading', { name: text('account.signInMethods'), exact: true }).waitFor()
})

test('a person who can’t sign in any more gets a code from an administrator', async () => {
  await admin.goto('/admin/people')
  await admin.getByRole('link', { name: 'Clara', exact: true }).click()
  await button(admin, text('admin.makeRecoveryCode')).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel(text('admin.why'), { exact: true }).fill('Asked at the club')
  await dialog.getByRole('button', { name: text('admin.makeRecoveryCode'), exact: true }).click()
  const code = (await admin.locator('code.token').textContent()) ?? ''
  await look(admin, 'recovery-code')
  const clara = await site.newPerson()
  await clara.goto('/recover')
  await clara.getByLabel(text('recover.code'), { exact: true }).fill(code)
  await clara
    .getByLabel(text('account.newPassword'), { exact: true })
    .fill('six towers and no well')
  await button(clara, text('account.changePassword')).click()
  await clara.getByRole('heading', { name: text('account.signInMethods'), exact: true }).waitFor()
  await admin.goto('/admin/audit')
  const entry = admin.getByRole('listitem').filter({ hasText: text('admin.did.recoveryCode') })
  await entry.filter({ hasText: 'Asked at the club' }).waitFor()
})
