import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tsc } from './compiler.mjs'

const ROOT = join(import.meta.dirname, '..')
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
const GUIDE = readFileSync(join(ROOT, 'docs', 'guides', 'add-a-game.md'), 'utf8')

/** Each file that the guide writes: the block after the words that name its path. */
function filesOf(guide: string): [path: string, text: string][] {
  return [...guide.matchAll(/```(?:ts|json)\n(.*?)```/gs)].map(({ 1: text = '', index }) => {
    const said = guide.slice(0, index).trimEnd().split('\n\n').at(-1) ?? ''
    const path = /`(games\/beads\/[\w/.-]+)`/.exec(said)?.[1]
    if (path === undefined) throw new Error(`no file is named before ${text.slice(0, 60)}`)
    return [path, text]
  })
}

let folder: string
beforeAll(() => {
  // Inside the repository, so that its packages are found by name.
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  folder = mkdtempSync(join(ROOT, 'dist', 'guide-'))
  const types = { extends: '../../tsconfig.base.json', include: ['games'] }
  for (const [path, text] of [
    ...filesOf(GUIDE),
    ['tsconfig.json', JSON.stringify(types)],
  ] as const) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const compiler = join(ROOT, 'packages', 'texts', 'compiler', 'main.ts')
  execFileSync(process.execPath, ['--import', 'tsx', compiler, folder], { cwd: ROOT })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a tool of the repository reports about the folder: nothing where all is well. */
const complaints = (tool: string, ...args: string[]): Promise<string> =>
  promisify(execFile)(process.execPath, [tool, ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  )

test('the game of the guide has sound types', async () => {
  expect(await complaints(tsc, '--noEmit', '-p', '.')).toBe('')
})

test('the game of the guide keeps the laws, and its own tests pass', async () => {
  expect(await complaints(VITEST, 'run', '--root', folder)).toBe('')
})
