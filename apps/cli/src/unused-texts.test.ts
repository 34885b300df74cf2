import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from './locales/en.ts'

const FOLDER = import.meta.dirname
const source = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/locales|\.test\./.test(file))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n')

/** Keys that are put together, e.g. `${name}.about`, as patterns. */
const patterns = [...source.matchAll(/`((?:[\w.-]|\$\{[^}]*\})+)`/g)]
  .map(([, template = '']) => template)
  .filter((template) => template.includes('${') && template.includes('.'))
  .map(
    (template) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  )

test('the catalogue holds nothing that is never said', () => {
  const unused = Object.keys(catalogue).filter(
    (key) => !source.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)),
  )
  expect(unused).toEqual([])
})
