import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import type { AddedRules } from '../rules-data.ts'
import { base } from './base/base.ts'
import { cardWords } from './card-words/card-words.ts'
import { COLLECTED } from './modules.ts'

const SOURCES = join(import.meta.dirname, '..')
const EXPANSIONS = /^modules\/(contractors|solitaire|guilds)\//
const LISTS = ['types', 'modules', 'data', 'components'].map((list) => `modules/${list}.ts`)

/** Files outside the folders of the modules that speak of one all the same, and of what. */
const KNOWN: Readonly<Record<string, string>> = {
  'evaluation/of-seat.ts': 'whether a hire is open, which the learned weights know by its place',
  'game.ts': 'the draw of a guild',
  'make-rules-data.ts': 'the cards of the fourth guild',
  'messages/contracts.ts': 'what contracts would give: for those who draw them',
  'messages/printed.ts': 'the tools of specialists: for those who draw them',
  'messages/signs.ts': 'the extension and the tools: for those who draw them',
}

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => relative(SOURCES, join(SOURCES, file)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => !/^(testing|clauses|locales)\//.test(file))

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

test('no file of the base game speaks of a module, but for those that are known to', () => {
  const outside = files.filter((file) => !EXPANSIONS.test(file) && !LISTS.includes(file))
  expect(outside.filter(speaksOfOne).toSorted()).toEqual(Object.keys(KNOWN))
})
