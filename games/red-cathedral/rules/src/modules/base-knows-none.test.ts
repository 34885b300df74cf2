import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import type { AddedRules } from '../rules-data.ts'
import { base } from './base/base.ts'
import { cardWords } from './card-words/card-words.ts'
import { COLLECTED } from './modules.ts'

const SOURCES = join(import.meta.dirname, '..')
const EXPANSIONS = /^modules\/(contractors|solitaire|guilds)\//
const LISTS = [
  'index',
  ...['types', 'modules', 'data', 'components', 'counter', 'none'].map((list) => `modules/${list}`),
]

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => relative(SOURCES, join(SOURCES, file)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => !/^(testing|positions|clauses|locales)\//.test(file))

const namesIn = (registries: Partial<AddedRules>): string[] =>
  [
    registries.commands,
    registries.events,
    registries.questions,
    registries.steps,
    registries.counters,
  ].flatMap((rules) => Object.keys(rules ?? {}))

/** What the expansions bring by name; not what the base game calls by the same name. */
const ours = new Set([...namesIn(base), ...namesIn(cardWords)])
const names = namesIn(COLLECTED).filter((name) => !ours.has(name))
const parts = [...Object.keys(COLLECTED.blank), ...Object.keys(COLLECTED.noneOfThem)]

function speaksOfOne(file: string): boolean {
  const text = readFileSync(join(SOURCES, file), 'utf8')
  const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, path = '']) =>
    relative(SOURCES, join(SOURCES, file, '..', path)),
  )
  return (
    imported.some((path) => EXPANSIONS.test(path)) ||
    names.some((name) => text.includes(`'${name}'`)) ||
    parts.some((part) => text.includes(`parts.${part}`))
  )
}

test('no file of the base game speaks of a module; the lists of modules do', () => {
  const speaking = files.filter((file) => !EXPANSIONS.test(file)).filter(speaksOfOne)
  expect(speaking.toSorted()).toEqual(LISTS.map((list) => `${list}.ts`).toSorted())
})
