import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayIn } from '../../server/src/i18n.ts'
import { testNotification } from '../../server/src/notify/test-notification.ts'
import { BrowserPush } from '../../server/src/testing/browser-push.ts'
import { HttpReceiver } from '../../server/src/testing/http-receiver.ts'
import { MailServer } from '../../server/src/testing/mail-server.ts'
import { type Site, startSite, WIDE } from './browser.ts'
import { like, text } from './texts.ts'

const TEST_NOTIFICATION = testNotification(await sayIn('en'))

let site: Site
let receiver: HttpReceiver
let mail: MailServer
let page: Page

beforeAll(async () => {
  receiver = await HttpReceiver.open()
  mail = await MailServer.open()
  site = await startSite({
    INTERNAL_WEBHOOKS: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Guildhall <house@example.org>',
  })
  page = await site.newPerson()
})
afterAll(async () => {
  await site.close()
  await mail.close()
  receiver.close()
})

const shown = (what: string): Promise<unknown> => page.evaluate(`document.documentElement.${what}`)

test('what is set holds at once, and after the page was loaded anew', async () => {
  await page.goto('/settings')
  await page.getByRole('radio', { name: text('settings.theme.dark'), exact: true }).check()
  await page.getByRole('radio', { name: '150' }).check()
  await page.getByRole('radio', { name: text('settings.motion.0'), exact: true }).check()
  await page.getByLabel(text('settings.wordsFirst'), { exact: true }).check()
  await page.getByLabel(text('settings.language'), { exact: true }).selectOption('Deutsch')
  for (const again of [false, true]) {
    if (again) await page.reload()
    await page.getByRole('radio', { checked: true }).first().waitFor()
    await expect.poll(() => shown('dataset.theme')).toBe('dark')
    await expect.poll(() => shown('style.fontSize')).toBe('150%')
    await expect.poll(() => shown('dataset.motion')).toBe('0')
    await expect.poll(() => shown('lang')).toBe('de')
  }
})

test('who is not known to the server is told what to do about notices', async () => {
  const guest = await site.newPerson()
  await guest.goto('/settings')
  await guest.getByText(text('settings.notificationsGuest')).waitFor()
})

test('each way to be told is tried by a button, which says what became of it', async () => {
  const anna = await site.newPerson(WIDE, { serviceWorkers: 'allow' })
  const headers = { origin: site.url }
  await anna.request.post('/api/guest', { data: { name: 'Anna' }, headers })
  await anna.goto('/account')
  await anna.getByLabel(text('account.email'), { exact: true }).fill('anna@example.org')
  await anna.getByLabel(text('account.password'), { exact: true }).fill('five towers and a well')
  await anna.getByRole('button', { name: text('account.makeWithPassword'), exact: true }).click()
  const [asked] = await mail.waitFor('anna@example.org', 1)
  await anna.goto(/https?:\/\/[^/\s]+(\/\S+#\S+)/.exec(asked?.text ?? '')?.[1] ?? '')
  await anna.getByRole('button', { name: text('email.confirmButton'), exact: true }).click()
  await anna.getByRole('heading', { name: text('account.signInMethods'), exact: true }).waitFor()
  await anna.goto('/settings')

  await anna.getByLabel(text('settings.webhookKind'), { exact: true }).selectOption('JSON')
  await anna.getByLabel(text('settings.webhookUrl'), { exact: true }).fill(`${receiver.url}/here`)
  await anna.getByRole('button', { name: text('settings.webhookAdd'), exact: true }).click()
  const test = anna.getByRole('button', { name: like(text('settings.testOf', { kind: 'JSON' })) })
  await test.click()
  await anna.getByText(text('settings.tested')).waitFor()
  expect((await receiver.waitFor('/here', 1)).length).toBe(1)
  receiver.answers.set('/here', 503)
  await test.click()
  await anna.getByText(text('settings.testRefused', { status: 503 })).waitFor()
  await anna
    .getByRole('button', { name: like(text('settings.webhookRemoveOf', { kind: 'JSON' })) })
    .click()
  await test.waitFor({ state: 'detached' })

  await anna.getByLabel(text('account.email'), { exact: true }).fill('anna.post@example.org')
  await anna.getByRole('button', { name: text('settings.mailAsk'), exact: true }).click()
  await anna.getByText(text('settings.mailAsked')).waitFor()
  const letters = await mail.waitFor('anna.post@example.org', 1)
  const link = /http\S+token=[\w-]+/.exec(letters.at(-1)?.text ?? '')?.[0] ?? ''
  await anna.goto(link)
  await anna.goto('/settings')
  await anna.getByRole('button', { name: text('settings.test'), exact: true }).click()
  await anna.getByText(text('settings.tested')).waitFor()
  await anna.getByRole('button', { name: text('settings.mailStop'), exact: true }).click()
  await anna.getByRole('button', { name: text('settings.mailAsk'), exact: true }).waitFor()

  const start = anna.getByRole('button', { name: text('settings.pushStart'), exact: true })
  await start.click()
  await anna.getByText(text('settings.pushDenied')).waitFor()
  await anna.context().grantPermissions(['notifications'])
  const browser = new BrowserPush(`${receiver.url}/browser`)
  const anew = new BrowserPush(`${receiver.url}/anew`)
  await anna.evaluate(SUBSCRIBE_TO, [browser.subscription, anew.subscription])
  await start.click()
  await anna.getByText(text('settings.pushOn')).waitFor()
  await anna.getByRole('button', { name: text('settings.test'), exact: true }).click()
  await anna.getByText(text('settings.tested')).waitFor()
  const [letter] = await receiver.waitFor('/browser', 1)
  expect(letter && browser.read(letter)).toMatchObject(TEST_NOTIFICATION)
  receiver.answers.set('/browser', 410)
  await anna.getByRole('button', { name: text('settings.test'), exact: true }).click()
  await anna.getByText(text('settings.pushOff')).waitFor()
  await anna.getByText(text('settings.testRefused', { status: 410 })).waitFor()
  await start.click()
  await anna.getByText(text('settings.pushOn')).waitFor()
  await anna.getByRole('button', { name: text('settings.test'), exact: true }).click()
  const [again] = await receiver.waitFor('/anew', 1)
  expect(again && anew.read(again)).toMatchObject(TEST_NOTIFICATION)
})

/**
 * The push service of a browser is somebody else's, far away: ours answers in its place. As there,
 * one that is not ended is given out again.
 */
const SUBSCRIBE_TO = (given: BrowserPush['subscription'][]): void => {
  PushManager.prototype.subscribe = async () => {
    const unsubscribe = async () => given.shift() !== undefined
    const subscription = { ...given[0], toJSON: () => given[0], unsubscribe }
    return subscription as unknown as PushSubscription
  }
}

test('the pages open without network after the first visit', async () => {
  const reader = await site.newPerson(WIDE, { serviceWorkers: 'allow' })
  await reader.goto('/')
  await reader.evaluate('navigator.serviceWorker.ready')
  await reader.reload()
  await reader.context().setOffline(true)
  await reader.goto('/settings')
  await reader
    .getByRole('heading', { level: 1, name: text('settings.title'), exact: true })
    .waitFor()
  await reader.getByRole('link', { name: text('site.name'), exact: true }).click()
  await reader.getByText(text('home.listFailed')).first().waitFor()
  await reader.context().setOffline(false)
  await reader
    .getByRole('button', { name: text('page.again'), exact: true })
    .first()
    .click()
  await reader.getByText(text('home.noTables')).waitFor()
})
