import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './browser.ts'

let site: Site
let anna: Page

beforeAll(async () => {
  site = await startSite()
  anna = await site.newPerson()
  await anna.goto('/new')
  await anna.getByLabel('Name of the table').fill('Slow stones')
  await anna.getByRole('button', { name: 'Make the table' }).click()
  await anna.getByRole('heading', { name: 'Slow stones' }).waitFor()
})
afterAll(() => site.close())

const PASSWORD = 'five towers and a well'
const signedIn = (page: Page) => page.getByRole('heading', { name: 'Ways in' }).waitFor()

test('a guest has a friendly name, and may take another', async () => {
  await anna.goto('/account')
  expect(await anna.getByLabel('Name', { exact: true }).inputValue()).toMatch(/^\w+ \w+$/)
  await anna.getByLabel('Name', { exact: true }).fill(' ')
  await anna.getByRole('button', { name: 'Save' }).click()
  await anna.getByText('A name needs at least one letter.').waitFor()
  await anna.getByLabel('Name', { exact: true }).fill('Anna')
  await anna.getByRole('button', { name: 'Save' }).click()
  await anna.getByText('Saved.').waitFor()
  await anna.getByRole('link', { name: 'Anna' }).waitFor()
})

test('what is wrong is said beside the field, and nothing written is lost', async () => {
  const make = anna.getByRole('button', { name: 'Make an account with a password' })
  const email = anna.getByLabel('Mail address')
  const password = anna.getByLabel('Password', { exact: true })
  await email.fill('anna')
  await password.fill('short')
  await make.click()
  await anna.getByText('This is no mail address.').waitFor()
  await email.fill('anna@example.org')
  await make.click()
  await anna.locator('[role=alert]').filter({ hasText: 'At least 10 characters.' }).waitFor()
  await password.fill('1234567890')
  await make.click()
  await anna.getByText('This password would be guessed soon.').waitFor()
  expect(await email.inputValue()).toBe('anna@example.org')
  await password.fill(PASSWORD)
  await make.click()
  await signedIn(anna)
})

test('without network a form says so, and works once it is back', async () => {
  await anna.waitForLoadState('networkidle') // what the page shows has come
  await anna.context().setOffline(true)
  await anna.getByLabel('Name', { exact: true }).fill('Anna B')
  await anna.getByRole('button', { name: 'Save' }).click()
  await anna.getByText('The server cannot be reached. Nothing was changed; try again.').waitFor()
  await anna.getByText('Not connected.').waitFor()
  await anna.context().setOffline(false)
  await anna.getByRole('button', { name: 'Save' }).click()
  await anna.getByText('Saved.').waitFor()
})

test('a token for a program is shown once, works, and can be ended', async () => {
  await anna.getByLabel('What it is for').fill('my bot')
  await anna.getByRole('button', { name: 'Make a token' }).click()
  const token = await anna.locator('code.token').textContent()
  const me = await fetch(`${site.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(await me.json()).toMatchObject({ person: { name: 'Anna B' } })
  await anna.getByRole('button', { name: 'End the token my bot' }).click()
  await anna.getByRole('button', { name: 'End the token my bot' }).waitFor({ state: 'detached' })
  const later = await fetch(`${site.url}/api/me`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(later.status).toBe(401)
})

test('everything stored about somebody can be had as a file', async () => {
  const coming = anna.waitForEvent('download')
  await anna.getByRole('link', { name: 'Download my data' }).click()
  expect((await coming).suggestedFilename()).toBe('guildhall-my-data.json')
})

test('who signs out comes back by password, to the same tables', async () => {
  await anna.getByRole('button', { name: 'Sign out here' }).click()
  await anna.getByRole('link', { name: 'Sign in' }).click()
  await anna.getByLabel('Mail address').fill('anna@example.org')
  await anna.getByLabel('Password', { exact: true }).fill('the wrong one')
  await anna.getByRole('button', { name: 'Sign in', exact: true }).click()
  await anna.getByText('This address and this password do not belong together.').waitFor()
  await anna.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await anna.getByRole('button', { name: 'Sign in', exact: true }).click()
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
  await boris.getByRole('button', { name: 'Play now' }).click()
  await boris.waitForURL('**/t/*')
  await boris.goto('/account')
  await boris.getByRole('button', { name: 'Make an account with a passkey' }).click()
  await signedIn(boris)
  await boris.getByText('This device, since').waitFor()
  await boris.getByRole('button', { name: 'Give up the passkey This device' }).click()
  await boris.getByText('This is your last way in. Set a password first.').waitFor()
  await boris.getByRole('button', { name: 'Sign out on every device' }).click()
  await boris.getByRole('link', { name: 'Sign in' }).click()
  await boris.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await boris.getByText('1 table waits for you').first().waitFor()
})

test('nobody is deleted by a slip', async () => {
  await anna.goto('/account')
  await anna.getByLabel('To confirm, type: Anna B').fill('Anna')
  await anna.getByRole('button', { name: 'Delete me' }).click()
  await anna.getByText('This is not what was asked for.').waitFor()
  await anna.getByLabel('To confirm, type: Anna B').fill('Anna B')
  await anna.getByRole('button', { name: 'Delete me' }).click()
  await anna.getByRole('link', { name: 'Sign in' }).waitFor()
  await anna.getByText('You sit at no table yet.').waitFor()
})
