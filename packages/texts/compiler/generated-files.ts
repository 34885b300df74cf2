import { isChoice, PRINTED, type Text } from '../src/catalogue.ts'
import { partsOf } from './compile-text.ts'
import { joinedIn, type TextFile } from './text-files.ts'

/** The modules that are written, by their paths. */
export type Modules = ReadonlyMap<string, string>

/**
 * The modules of all texts. Beside every file lies one with its texts. A language that comes in parts has
 * one that joins them, and so has a package whose modules have texts of their own. `translations.ts`
 * loads a language of an area.
 */
export function modulesOf(files: readonly TextFile[]): Modules {
  const joined = joinsOf(files)
  return new Map([
    ...files.map((file) => [moduleOf(file.path), textsModule(file)] as const),
    ...joined.map((join) => [join.path, joiningModule(join)] as const),
    ...loadersOf(files, joined),
  ])
}

/** The mark of a module that was written here and may be removed here. */
export const HEADER = '// Made by `npm run texts` of the JSON files. Change those, not this.\n'

const moduleOf = (path: string): string => path.replace(/\.json$/, '.ts')

function textsModule({ language, catalogue }: TextFile): string {
  const entries = Object.entries(catalogue)
  if (language !== 'en') {
    return `${HEADER}import type { Catalogue } from '@guildhall/texts'

export const catalogue: Catalogue = ${object(entries)}
`
  }
  // In English a card says what is printed on it.
  const own = entries.filter(([key]) => !key.startsWith(`${PRINTED}.`))
  const types = own.map(
    ([key, text]) => `  readonly ${JSON.stringify(key)}: ${parametersType(text)}\n`,
  )
  const used = ['NoParameters', 'Parameter', 'Text'].filter((name) =>
    [...types, `: ${'Text'}`].some((type) => new RegExp(`: ${name}\\b`).test(type)),
  )
  return `${HEADER}import type { ${used.join(', ')} } from '@guildhall/texts'

/** The parameters of every text. */
export interface Texts {
${types.join('')}}

export const catalogue: Readonly<Record<keyof Texts, Text>> = ${object(own)}
`
}

const object = (entries: readonly (readonly [string, Text])[]): string =>
  `{\n${entries.map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`).join('')}}`

/** A number where one chooses between plurals, else whatever can be put into a text. */
function parametersType(text: Text): string {
  const types = new Map<string, string>()
  for (const part of partsOf(text)) {
    if (typeof part === 'string' || part[0] === 'form') continue
    const [name, by] = part
    if (isChoice(part) && by === 'plural') types.set(name, 'number')
    else if (!types.has(name)) types.set(name, 'Parameter')
  }
  if (types.size === 0) return 'NoParameters'
  return `{ ${[...types].map(([name, type]) => `readonly ${name}: ${type}`).join('; ')} }`
}

/** A module that joins others in the same language. */
interface Join {
  readonly path: string
  readonly area: string
  readonly language: string
  readonly of: readonly TextFile[]
}

function joinsOf(files: readonly TextFile[]): Join[] {
  const joins = new Map<string, Join>()
  for (const file of files) {
    const area = joinedIn(file)
    if (area === undefined) continue
    const path = `${area}/${file.language}.ts`
    const of = [...(joins.get(path)?.of ?? []), file]
    joins.set(path, { path, area, language: file.language, of })
  }
  return [...joins.values()]
}

function joiningModule({ area, language, of }: Join): string {
  const imports = of.map(
    ({ path }, i) => `import * as part${i} from '${relative(area, moduleOf(path))}'\n`,
  )
  const spread = of.map((_, i) => `  ...part${i}.catalogue,\n`)
  const types = of.map((_, i) => `part${i}.Texts`).join(', ')
  return language === 'en'
    ? `${HEADER}${imports.join('')}
/** The parameters of every text. */
export interface Texts extends ${types} {}

export const catalogue = {\n${spread.join('')}}
`
    : `${HEADER}import type { Catalogue } from '@guildhall/texts'
${imports.join('')}
export const catalogue: Catalogue = {\n${spread.join('')}}
`
}

/** How a module in a folder names another one of the same package. */
function relative(from: string, to: string): string {
  const [there, here] = [to.split('/'), from.split('/')]
  const shared = here.findIndex((name, i) => there[i] !== name)
  const common = shared === -1 ? here.length : shared
  const up = '../'.repeat(here.length - common)
  return `${up === '' ? './' : up}${there.slice(common).join('/')}`
}

/** For every area that is translated: what loads a language of it. */
function loadersOf(files: readonly TextFile[], joins: readonly Join[]): [string, string][] {
  const whole = [...files.filter((file) => joinedIn(file) === undefined), ...joins].filter(
    ({ language }) => language !== 'en',
  )
  return [...new Set(whole.map(({ area }) => area))].map((area) => {
    const languages = whole.filter((each) => each.area === area).map(({ language }) => language)
    return [`${area}/translations.ts`, loader(languages)]
  })
}

const loader = (languages: readonly string[]): string =>
  `${HEADER}import { translations } from '@guildhall/texts'

/** Loads these texts in a language; English needs nothing. */
export const loadTranslation = translations({
${languages.map((language) => `  ${language}: () => import('./${language}.ts'),\n`).join('')}})
`
