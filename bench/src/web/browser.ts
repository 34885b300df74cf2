import { type BrowserContext, chromium, type Page } from 'playwright-core'
import type { Place } from './server-with-tables.ts'

/** Debian's is used where there is one; elsewhere CHROMIUM names another. */
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const QUIETLY = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]
export interface Browser {
  /** Opens a table; ready once something can be moved. */
  sitDown(place: Place): Promise<Page>
  close(): Promise<void>
}

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIETLY })
  return {
    async sitDown(place) {
      const viewport = { width: 1440, height: 900 }
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
      await sayWho(context, place)
      const page = await context.newPage()
      await page.goto(place.url)
      await page.locator(MOVABLE).first().waitFor()
      return page
    },
    close: () => browser.close(),
  }
}

/** From now on the processor of a page is four times as slow. */
export async function slowDown(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page)
  await devices.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** A profile that has seen nothing of us; a program can speak to it over the port. */
export async function openProfile(place: Place, port: number): Promise<{ close(): Promise<void> }> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: CHROMIUM,
    args: [...QUIETLY, `--remote-debugging-port=${port}`],
  })
  await sayWho(context, place)
  return context
}

async function sayWho(context: BrowserContext, { url, cookie }: Place): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  if (name !== '') await context.addCookies([{ name, value, url: new URL(url).origin }])
}

/** A die that can be moved. */
export const MOVABLE = '.market .market-die[aria-disabled="false"]'
