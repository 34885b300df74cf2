import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { runServer } from '../../server/src/testing/run-server.ts'

export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
/** In a container there is no sandbox to be had; and the browser calls nobody by itself. */
export const QUIETLY = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

export const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 640 }

/** The real server with its pages, and a browser. */
export interface OpenHouse {
  readonly url: string
  /** Somebody with a browser of their own: nothing is known of them yet. */
  newPerson(
    viewport?: { readonly width: number; readonly height: number },
    options?: BrowserContextOptions,
  ): Promise<Page>
  close(): Promise<void>
}

/**
 * Starts the server, which builds its pages where they have changed, and a browser. What a page
 * reports as an error fails the test file when the house is closed.
 */
export async function openHouse(env: Readonly<Record<string, string>> = {}): Promise<OpenHouse> {
  const [server, browser] = await Promise.all([
    runServer(env),
    chromium.launch({ executablePath: CHROMIUM, args: QUIETLY }),
  ])
  const errors: string[] = []
  return {
    url: server.url,
    async newPerson(viewport = WIDE, options = {}) {
      const context = await browser.newContext({
        viewport,
        baseURL: server.url,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        ...options,
      })
      context.setDefaultTimeout(120_000) // a machine may be slow
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`))
      return page
    },
    async close() {
      await browser.close()
      await server.end()
      if (errors.length > 0) throw new Error(errors.join('\n'))
    },
  }
}
