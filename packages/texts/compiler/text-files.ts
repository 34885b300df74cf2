import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '../src/catalogue.ts'
import { compileText } from './compile-text.ts'

/** A file of texts in one language, `AREA/de.json` or a part of it, `AREA/de/home.json`. */
export interface TextFile {
  /** From the root of the repository. */
  readonly path: string
  /** The folder `locales` in which it lies. */
  readonly area: string
  readonly language: string
  readonly part: string | undefined
  readonly catalogue: Catalogue
  /** What cannot be read in it. */
  readonly faults: readonly string[]
}

const FOLDERS = ['packages', 'games', 'apps']
const TEXT_FILE =
  /^(?<area>.*\/src\/(?:.*\/)?locales)\/(?<language>[a-z]{2,3})(?:\/(?<part>[\w-]+))?\.json$/

/** All files of texts below a root, in order. */
export const readTextFiles = (root: string): TextFile[] =>
  filesBelow(root).flatMap((path) => {
    const { area, language, part } = TEXT_FILE.exec(path)?.groups ?? {}
    if (area === undefined || language === undefined) return []
    return [{ path, area, language, part, ...readTexts(readFileSync(join(root, path), 'utf8')) }]
  })

const filesBelow = (root: string): string[] =>
  FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((path) => path.includes('/locales/') && !path.includes('node_modules/'))
    .toSorted()

/** The texts of a file; a text that is none is left out and named. */
export function readTexts(json: string): Pick<TextFile, 'catalogue' | 'faults'> {
  const faults: string[] = []
  const entries = Object.entries(JSON.parse(json)).flatMap(([key, icu]) => {
    try {
      if (typeof icu !== 'string') throw new Error('not a text')
      return [[key, compileText(icu)] as const]
    } catch (error) {
      faults.push(`${key}: ${error instanceof Error ? error.message : error}`)
      return []
    }
  })
  return { catalogue: Object.fromEntries(entries), faults }
}

/**
 * The folder in which a file is joined with others of its language: a part with the other parts, the texts
 * of a module, which has a folder of its own, with those of all modules of the package.
 */
export function joinedIn({ area, part }: Pick<TextFile, 'area' | 'part'>): string | undefined {
  const source = /^(.*\/src)\/modules\/[^/]+\/(?:.*\/)?locales$/.exec(area)?.[1]
  if (source !== undefined) return `${source}/locales`
  return part === undefined ? undefined : area
}
