import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './browser.ts'
import { like, text } from './texts.ts'

let site: Site
let anna: Page

beforeAll(async () => {
  site = await startSite()
  anna = await site.newPerson()
  await anna.goto('/new')
  await anna.getByLabel(text('new.name'), { exact: true }).fill('Slow stones')
  await anna.getByRole('button', { name: text('new.create'), exact: true }).click()
  await anna.getByRole('heading', { name: 'Slow stones' }).waitFor()
})
afterAll(() => site.close())

const PASSWORD = 'five towers and a well'
const signedIn = (page: Page) =>
  page.getByRole('heading', { name: text('account.signInMethods'), exact: true }).waitFor()

test('a guest has a friendly name, and may take another', async () => {
  await anna.goto('/account')
  expect(await anna.getByLabel(text('account.name'), { exact: true }).inputValue()).toMatch(
    /^\w+ \w+$/,
  )
  await anna.getByLabel(text('account.name'), { exact: true }).fill(' ')
  await anna.getByRole('button', { name: text('account.save'), exact: true }).click()
  await anna.getByText(text('account.nameEmpty')).waitFor()
  await anna.getByLabel(text('account.name'), { exact: true }).fill('Anna')
  await anna.getByRole('button', { name: text('account.save'), exact: true }).click()
  await anna.getByText(text('page.saved')).waitFor()
  await anna.getByRole('link', { name: 'Anna' }).waitFor()
})

test('what is wrong is said beside the field, and nothing written is lost', async () => {
  const make = anna.getByRole('button', { name: text('account.makeWithPassword'), exact: true })
  const email = anna.getByLabel(text('account.email'), { exact: true })
  const password = anna.getByLabel(text('account.password'), { exact: true })
  await email.fill('anna')
  await password.fill('short')
  await make.click()
  await anna.getByText(text('account.emailWrong')).waitFor()
  await email.fill('anna@example.org')
  await make.click()
  await anna
    .locator('[role=alert]')
    .filter({ hasText: text('account.passwordShort') })
    .waitFor()
  await password.fill('1234567890')
  await make.click()
  await anna.getByText(text('failure.guessable')).waitFor()
  expect(await email.inputValue()).toBe('anna@example.org')
  await password.fill(PASSWORD)
  await make.click()
  await signedIn(anna)
})

test('dates are written as the browser’s country writes them', async () => {
  const [before = '', after = ''] = text('account.passwordSet', { date: '|' }).split('|')
  const line = anna.getByRole('listitem').filter({ hasText: before })
  const british = /^\d{1,2} [A-Z][a-z]+ \d{4}$/
  expect((await line.innerText()).slice(before.length, -after.length)).toMatch(british)
})

test('without network a form says so, and works once it is back', async () => {
  await anna.waitForLoadState('networkidle') // what the page shows has come
  await anna.context().setOffline(true)
  await anna.getByLabel(text('account.name'), { exact: true }).fill('Anna B')
  await anna.getByRole('button', { name: text('account.save'), exact: true }).click()
  await anna.getByText(text('failure.unreachable')).waitFor()
  await anna.getByText(text('connection.offline')).waitFor()
  await anna.context().setOffline(false)
  await anna.getByRole('button', { name: text('account.save'), exact: true }).click()
  await anna.getByText(text('page.saved')).waitFor()
})

test('a token for a program is shown once, works, and can be ended', async () => {
  await anna.getByLabel(text('account.tokenLabel'), { exact: true }).fill('my bot')
  await anna.getByRole('button', { name: text('account.tokenMake'), exact: true }).click()
  const token = await anna.locator('code.token').textContent()
  const me = await fetch(`${site.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(await me.json()).toMatchObject({ person: { name: 'Anna B' } })
  await anna
    .getByRole('button', { name: text('account.tokenEnd', { label: 'my bot' }), exact: true })
    .click()
  await anna
    .getByRole('button', { name: text('account.tokenEnd', { label: 'my bot' }), exact: true })
    .waitFor({ state: 'detached' })
  const later = await fetch(`${site.url}/api/me`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(later.status).toBe(401)
})

test('everything stored about somebody can be had as a file', async () => {
  const coming = anna.waitForEvent('download')
  await anna.getByRole('link', { name: text('account.export'), exact: true }).click()
  expect((await coming).suggestedFilename()).toBe(text('account.exportName'))
})

test('who signs out comes back by password, to the same tables', async () => {
  await anna.getByRole('button', { name: text('account.signOutHere'), exact: true }).click()
  await anna.getByRole('link', { name: text('site.signIn'), exact: true }).click()
  await anna.getByLabel(text('account.email'), { exact: true }).fill('anna@example.org')
  await anna.getByLabel(text('account.password'), { exact: true }).fill('the wrong one')
  await anna.getByRole('button', { name: text('signIn.submit'), exact: true }).click()
  await anna.getByText(text('failure.wrong')).waitFor()
  await anna.getByLabel(text('account.password'), { exact: true }).fill(PASSWORD)
  await anna.getByRole('button', { name: text('signIn.submit'), exact: true }).click()
  await anna.getByRole('link', { name: /Slow stones/ }).waitFor()
})

test('or by a passkey, with nothing to remember', async () => {
  const boris = await site.newPerson()
  const devices = await boris.context().newCDPSession(boris)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await boris.goto('/')
  await boris.getByRole('button', { name: text('home.playNow'), exact: true }).click()
  await boris.waitForURL('**/t/*')
  await boris.goto('/account')
  await boris.getByRole('button', { name: text('account.makeWithPasskey'), exact: true }).click()
  await signedIn(boris)
  await boris
    .getByText(like(text('account.passkeyOf', { label: text('account.passkeyLabelDefault') })))
    .waitFor()
  await boris
    .getByRole('button', {
      name: text('account.removePasskey', { label: text('account.passkeyLabelDefault') }),
      exact: true,
    })
    .click()
  await boris.getByText(text('failure.lastWayIn')).waitFor()
  await boris.getByRole('button', { name: text('account.signOutEverywhere'), exact: true }).click()
  await boris.getByRole('link', { name: text('site.signIn'), exact: true }).click()
  await boris.getByRole('button', { name: text('signIn.withPasskey'), exact: true }).click()
  await boris
    .getByText(text('home.waiting', { n: 1 }))
    .first()
    .waitFor()
})

test('nobody is deleted by a slip', async () => {
  await anna.goto('/account')
  await anna
    .getByLabel(text('account.deleteType', { name: 'Anna B' }), { exact: true })
    .fill('Anna')
  await anna.getByRole('button', { name: text('account.delete'), exact: true }).click()
  await anna.getByText(text('account.deleteMismatch')).waitFor()
  await anna
    .getByLabel(text('account.deleteType', { name: 'Anna B' }), { exact: true })
    .fill('Anna B')
  await anna.getByRole('button', { name: text('account.delete'), exact: true }).click()
  await anna.getByRole('link', { name: text('site.signIn'), exact: true }).waitFor()
  await anna.getByText(text('home.noTables')).waitFor()
})
