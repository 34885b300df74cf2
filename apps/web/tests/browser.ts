import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { SEED } from '../../server/src/testing/chance.ts'
import { runServer } from '../../server/src/testing/run-server.ts'

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
/** In a container there is no sandbox to be had; and the browser calls nobody by itself. */
const QUIETLY = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

/** Ends only what hangs, on a slow machine too; who writes a test may have less of it. */
const PATIENCE = Number(process.env['PATIENCE_MS'] ?? 300_000)

let opened: Promise<Browser> | undefined

/** The browser of this process, one for all who ask. In the tests it ends with their worker. */
export function theBrowser(): Promise<Browser> {
  opened ??= chromium.launch({ executablePath: CHROMIUM, args: QUIETLY, timeout: PATIENCE })
  return opened
}

export const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 640 }

/** The real server with its pages, and a browser. */
export interface Site {
  readonly url: string
  /** Somebody with a browser of their own: nothing is known of them yet. */
  newPerson(
    viewport?: { readonly width: number; readonly height: number },
    options?: BrowserContextOptions,
  ): Promise<Page>
  close(): Promise<void>
}

/**
 * Starts the server, which builds its pages where they have changed, and a browser. The dice and
 * cards of its tables follow from a seed. What a page reports as an error fails the test file when
 * the site is closed.
 */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<Site> {
  const [server, browser] = await Promise.all([
    runServer({ TABLE_SEED: SEED, ...env }),
    theBrowser(),
  ])
  const people: BrowserContext[] = []
  const errors: string[] = []
  return {
    url: server.url,
    async newPerson(viewport = WIDE, options = {}) {
      const context = await browser.newContext({
        viewport,
        baseURL: server.url,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        serviceWorkers: 'block', // it would fetch everything for everybody, to be used without network
        ...options,
      })
      people.push(context)
      context.setDefaultTimeout(PATIENCE)
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`))
      return page
    },
    async close() {
      for (const context of people) await context.close()
      await server.end()
      if (errors.length > 0) throw new Error(errors.join('\n'))
    },
  }
}
