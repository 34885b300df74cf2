// One name for one thing: finds words in the English catalogues for which the rulebooks have another.
// `docs/glossary.md` lists the terms.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A word that is not used, what is said instead, and where; everywhere unless told. */
export interface Synonym {
  readonly not: RegExp
  readonly say: string
  readonly within?: string
}

const RED_CATHEDRAL = 'red-cathedral'
const CRAFTSMEN = 'craftsmen-builders'

export const SYNONYMS: readonly Synonym[] = [
  { not: /\bstores?\b/i, say: 'inventory', within: RED_CATHEDRAL },
  { not: /\bbench(es)?\b/i, say: 'workshop', within: RED_CATHEDRAL },
  { not: /\bguild row\b/i, say: 'influence action' },
  { not: /\bquarters?\b/i, say: 'quadrant', within: RED_CATHEDRAL },
  { not: /\bbeside the board\b/i, say: 'supply', within: RED_CATHEDRAL },
  { not: /\blet(s|ting)? .{0,20}\bgo\b/i, say: 'dismiss', within: RED_CATHEDRAL },
  { not: /\bobtain(s|ed|ing)?\b/i, say: 'take', within: RED_CATHEDRAL },
  { not: /\bsets? .{0,40}\bto work\b/i, say: 'use', within: RED_CATHEDRAL },
  { not: /\b(lay|lays) .{0,20}\bface (up|down)\b/i, say: 'place', within: RED_CATHEDRAL },
  { not: /\bgives? up\b.{0,20}\bprestige\b/i, say: 'sell, pay', within: RED_CATHEDRAL },
  { not: /\bcompletes?\b/i, say: 'finish', within: RED_CATHEDRAL },
  { not: /\bflags?\b/i, say: 'banner', within: RED_CATHEDRAL },
  { not: /\broofs?\b/i, say: 'dome', within: RED_CATHEDRAL },
  { not: /\bT\{tower\}|\bT\d\b(?!\.)/, say: 'Tower {tower}', within: RED_CATHEDRAL },
  { not: /\b(is|are) to play\b/i, say: "{who}'s turn" },
  { not: /\bas often as you like\b/i, say: 'any number of times' },
  { not: /\bstreets?\b/i, say: 'sites', within: CRAFTSMEN },
  { not: /\bhouses?\b/i, say: 'building', within: CRAFTSMEN },
  { not: /\bbare\b/i, say: 'empty', within: CRAFTSMEN },
  { not: /\bturn(s|ed)? up\b/i, say: 'reveal', within: CRAFTSMEN },
]

/** A text of a catalogue. */
export interface Text {
  readonly file: string
  readonly key: string
  readonly words: string
}

/** Where a text has a word for which there is another. */
export const synonymsIn = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ file, key, words }) =>
    SYNONYMS.filter(({ not, within = '' }) => file.includes(within) && not.test(words)).map(
      ({ not, say }) => `${file} ${key}: ${not.exec(words)?.[0]} → ${say} (${words})`,
    ),
  )

const ROOT = join(import.meta.dirname, '..')
const CATALOGUE = /\/locales\/en(\/[\w-]+)?\.json$/
/** Typed commands, short forms where there is little room, and names on cards. */
const FREE = [/^rc\.help\./, /^board\.(tower|place)$/, /^printed\./]

/** Every English text of the repository. The one place that knows how catalogues are kept. */
export const englishTexts = (): Text[] =>
  ['packages', 'games', 'apps']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => CATALOGUE.test(`/${file}`) && !file.includes('node_modules'))
        .map((file) => `${folder}/${file}`),
    )
    .flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(join(ROOT, file), 'utf8'))).map(
        ([key, words]) => ({ file, key, words }),
      ),
    )
    .filter(({ key }) => !FREE.some((free) => free.test(key)))
