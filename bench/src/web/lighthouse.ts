import { freePort } from '../server/our-process.ts'
import { openProfile } from './browser.ts'
import type { Place } from './server-with-tables.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
export type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>
export type Device = 'desktop' | 'phone'

/** As much of Lighthouse as is used here. */
interface Lighthouse {
  readonly default: (
    url: string,
    flags: object,
    config?: object,
  ) => Promise<{ readonly lhr: Result } | undefined>
  readonly desktopConfig: object
}

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>
  readonly runtimeError?: { readonly message: string }
}

const PACKAGE = 'lighthouse'

/** It is large, and only this benchmark needs it, so it is optional. */
async function load(): Promise<Lighthouse> {
  try {
    return await import(PACKAGE)
  } catch (error) {
    throw new Error('the package lighthouse is not installed: npm ci', { cause: error })
  }
}

/** On an overloaded machine a browser may miss the start of a recording. */
const TRIES = 3

/** The scores of a page, out of 100, in a fresh browser. */
export async function scoresOf(place: Place, device: Device, tries = TRIES): Promise<Scores> {
  try {
    return await oneRun(place, device)
  } catch (error) {
    if (tries === 1) throw error
    return scoresOf(place, device, tries - 1)
  }
}

async function oneRun(place: Place, device: Device): Promise<Scores> {
  const { default: lighthouse, desktopConfig } = await load()
  const port = await freePort()
  const profile = await openProfile(place, port)
  try {
    const flags = {
      port,
      onlyCategories: [...CATEGORIES],
      disableStorageReset: true, // or it would forget who we are; there is nothing else to forget
      logLevel: 'error',
    }
    const run = await lighthouse(place.url, flags, device === 'desktop' ? desktopConfig : undefined)
    const error = run?.lhr.runtimeError
    if (run === undefined || error !== undefined) throw new Error(`Lighthouse: ${error?.message}`)
    const points = (category: string) => (run.lhr.categories[category]?.score ?? 0) * 100
    return {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
    }
  } finally {
    await profile.close()
  }
}
