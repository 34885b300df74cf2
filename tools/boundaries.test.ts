import { beforeAll, describe, expect, test } from 'vitest'
import { boundaries } from './boundaries.ts'
import { withRepository } from './fixture.ts'
import { forbidden, forbiddenIn } from './forbidden.ts'

const imports = (planted: Readonly<Record<string, string>>) =>
  withRepository(planted, async (root) => (await boundaries(root)).faults)

// Of this repository itself `npm run boundaries` and `npm run forbidden` say so.
describe('imports go one way', () => {
  test('in a small repository, whose every file is read', async () => {
    const { modules, faults } = await withRepository({}, boundaries)
    expect(faults).toEqual([])
    expect(modules).toBeGreaterThanOrEqual(7)
  })

  const WRONG = [
    ['the kernel imports a package', 'packages/kernel/src/a.ts', 'valibot'],
    ['the kernel imports another package of ours', 'packages/kernel/src/b.ts', '@guildhall/bots'],
    ['the contract imports the toolbox', 'packages/kernel/src/c.ts', './toolbox/index.ts'],
    ['a bot imports the toolbox', 'packages/bots/src/a.ts', '@guildhall/kernel/toolbox'],
    ['a bot imports node:fs', 'packages/bots/src/b.ts', 'node:fs'],
    ['a bot imports a game', 'packages/bots/src/c.ts', '../../../games/first/rules/src/index.ts'],
    ['a rule imports node:fs', 'games/first/rules/src/a.ts', 'node:fs'],
    ['a rule imports a bot', 'games/first/rules/src/b.ts', '@guildhall/bots'],
    ['a game imports another', 'games/first/rules/src/c.ts', '../../../second/rules/src/index.ts'],
    ['a rule imports an app', 'games/first/rules/src/d.ts', '../../../../apps/cli/src/main.ts'],
    ['an app imports the benchmarks', 'apps/cli/src/a.ts', '../../../bench/src/main.ts'],
    ['the benchmarks import an app', 'bench/src/a.ts', '../../apps/cli/src/main.ts'],
    ['a file imports itself in a circle', 'packages/kernel/src/d.ts', './d.ts'],
    ['a file imports what is not there', 'apps/cli/src/b.ts', './gone.ts'],
  ] as const
  let faults: readonly string[]
  beforeAll(async () => {
    faults = await imports(
      Object.fromEntries(WRONG.map(([, file, module]) => [file, `import '${module}'\n`])),
    )
  })

  test.each(WRONG)('%s: caught', (_title, file) => {
    expect(faults.filter((fault) => fault.startsWith(file))).not.toEqual([])
  })

  test('and nothing else is caught', () => {
    const files = WRONG.map(([, file]) => file)
    expect(faults.filter((fault) => !files.some((file) => fault.startsWith(file)))).toEqual([])
  })

  test('a forbidden type is as forbidden as a value', async () => {
    const faults = await imports({
      'packages/kernel/src/a.ts':
        "import type { one } from '@guildhall/bots'\nexport type One = typeof one\n",
    })
    expect(faults).not.toEqual([])
  })

  test('a circle of two files is caught', async () => {
    const faults = await imports({
      'packages/kernel/src/a.ts': "export { b as a } from './b.ts'\n",
      'packages/kernel/src/b.ts': "export { a as b } from './a.ts'\n",
    })
    expect(faults.join()).toContain('no-cycle')
  })

  test('a test may read files and use the laws, its neighbour sources may not', async () => {
    const source = "import 'node:fs'\nimport '@guildhall/laws'\n"
    expect(await imports({ 'games/first/rules/src/a.test.ts': source })).toEqual([])
    expect(await imports({ 'games/first/rules/src/a.ts': source })).toHaveLength(2)
  })

  test('what stands in testing/ is for tests, its neighbour sources may not use it', async () => {
    const builder = { 'games/first/rules/src/testing/b.ts': 'export const b = 1\n' }
    const source = "import './testing/b.ts'\n"
    expect(await imports({ ...builder, 'games/first/rules/src/a.test.ts': source })).toEqual([])
    expect(await imports({ ...builder, 'games/first/rules/src/a.ts': source })).toHaveLength(1)
  })

  test('what stands in testing/ may use the laws, as tests do', async () => {
    const builder = "import '@guildhall/laws'\n"
    expect(await imports({ 'games/first/rules/src/testing/b.ts': builder })).toEqual([])
  })
})

describe('time, chance and I/O stay outside', () => {
  test.each([
    ['packages/kernel/src/a.ts', 'export const a = Math.random()', 'Math.random'],
    ['packages/kernel/src/a.ts', 'export const { random } = Math', 'Math'],
    ['packages/kernel/src/a.ts', "export const a = Math['random']()", 'Math'],
    ['games/first/rules/src/a.ts', 'export const a = Date.now()', 'Date'],
    ['games/first/rules/src/deep/a.ts', 'export const a = () => new Date()', 'Date'],
    ['packages/bots/src/a.ts', "import { readFileSync } from 'node:fs'", 'node:fs'],
    ['packages/bots/src/a.ts', "export const a = import('node:fs')", 'node:fs'],
    ['packages/bots/src/a.ts', 'export const a = { process }', 'process'],
    ['packages/bots/src/a.ts', 'setTimeout(() => {}, 1)', 'setTimeout'],
    ['packages/kernel/src/a.ts', 'globalThis.console.log(1)', 'globalThis'],
  ])('%s with `%s`: caught', async (file, source, what) => {
    const faults = await withRepository({ [file]: source }, forbidden)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(`${file}:1 uses ${what}`)
  })

  test('words in comments and strings, properties and own names are free', () => {
    const source = `
      // Math.random, Date.now()
      export const a = 'Date'
      export const b = { process: 1, Date: 2 }.process
      export const c = Math.max(1, 2)
      export const performance = (console: number) => console
      export interface D { fetch: number; process(): void }
    `
    expect(forbiddenIn('a.ts', source)).toEqual([])
  })

  test('tests and apps are free as well', async () => {
    const planted = {
      'packages/kernel/src/a.test.ts': 'Date.now()',
      'apps/cli/src/a.ts': 'Date.now()',
    }
    expect(await withRepository(planted, forbidden)).toEqual([])
  })
})
