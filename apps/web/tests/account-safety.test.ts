import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { provedLongAgo } from '../../server/src/testing/long-ago.ts'
import { MailServer } from '../../server/src/testing/mail-server.ts'
import { type Site, startSite } from './browser.ts'
import { text } from './texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'guildhall-account-'))
const PASSWORD = 'five towers and a well'
const OTHER = 'six towers and no well'
const EMAIL = 'anna@example.org'
let mails: MailServer
let site: Site
let anna: Page

beforeAll(async () => {
  mails = await MailServer.open()
  site = await startSite({
    ...{ GUILDHALL_DATA: folder, SMTP_URL: mails.url, MAIL_FROM: 'club@example.org' },
  })
  anna = await site.newPerson()
})
afterAll(async () => {
  await site.close()
  await mails.close()
  rmSync(folder, { recursive: true, force: true })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** The page that the link of the newest mail leads to. */
async function linkIn(count: number): Promise<string> {
  const received = await mails.waitFor(EMAIL, count)
  return /https?:\/\/\S+(\/\S+#\S+)/.exec(received.at(-1)?.text ?? '')?.[1] ?? ''
}

const longAgo = (): void => provedLongAgo(folder)

test('a guest has an account once the link of the mail was followed', async () => {
  await anna.goto('/')
  await button(anna, text('home.playNow')).click()
  await anna.waitForURL('**/t/*')
  await anna.goto('/account')
  await field(anna, text('account.email')).fill(EMAIL)
  await field(anna, text('account.password')).fill(PASSWORD)
  await button(anna, text('account.makeWithPassword')).click()
  await anna.getByText(text('email.sentToFinish', { email: EMAIL })).waitFor()
  await anna.goto(await linkIn(1))
  await button(anna, text('email.confirmButton')).click()
  await heading(anna, text('account.signInMethods')).waitFor()
  await anna.getByText(text('email.confirmed')).waitFor()
})

test('a change asks again for the password, and is made once it was right', async () => {
  longAgo()
  await button(anna, text('codes.make')).click()
  const asked = anna.getByRole('dialog')
  await asked.getByText(text('identity.why')).waitFor()
  await field(anna, text('identity.password')).fill('the wrong one')
  await button(anna, text('identity.confirm')).click()
  await asked.getByText(text('failure.wrongPassword')).waitFor()
  await field(anna, text('identity.password')).fill(PASSWORD)
  await button(anna, text('identity.confirm')).click()
  await anna.getByText(text('codes.once')).waitFor()
  expect(await anna.locator('.codes code').count()).toBe(10)
  await anna.getByText(text('codes.left', { n: 10 })).waitFor()
})

test('who closes the question changes nothing', async () => {
  longAgo()
  await button(anna, text('codes.replace')).click()
  await anna.getByRole('dialog').getByText(text('identity.why')).waitFor()
  await anna.keyboard.press('Escape')
  await anna.getByText(text('failure.confirmIdentity')).waitFor()
})

test('who has forgotten the password sets another by a code, and sees it in the log', async () => {
  const code = (await anna.locator('.codes code').first().textContent()) ?? ''
  const phone = await site.newPerson()
  await phone.goto('/sign-in')
  await phone.getByRole('link', { name: text('recover.forgot'), exact: true }).click()
  await field(phone, text('recover.code')).fill(`${code}X`)
  await field(phone, text('account.newPassword')).fill(OTHER)
  await button(phone, text('account.changePassword')).click()
  await phone.getByText(text('failure.badCode')).waitFor()
  const invalid = phone.locator('[aria-invalid="true"]')
  expect(await invalid.inputValue()).toBe(`${code}X`)
  await field(phone, text('recover.code')).fill(code)
  await button(phone, text('account.changePassword')).click()
  await heading(phone, text('sessions.title')).waitFor()
  await phone.getByText(text('codes.left', { n: 9 })).waitFor()
  await phone.getByText(text('log.show')).click()
  await phone.getByText(text('log.recovered')).waitFor()
  await phone.getByText(text('log.accountMade')).waitFor()
})

test('another device is listed and signed out', async () => {
  await anna.goto('/sign-in')
  await field(anna, text('account.email')).fill(EMAIL)
  await field(anna, text('account.password')).fill(OTHER)
  await button(anna, text('signIn.submit')).click()
  await anna.waitForURL('**/')
  await anna.goto('/account')
  await anna.getByText(text('sessions.current')).waitFor()
  const end = button(anna, text('sessions.endOf', { device: 'Chrome, Linux' }))
  await end.click()
  await end.waitFor({ state: 'detached' })
})
