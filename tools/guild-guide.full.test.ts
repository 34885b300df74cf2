import { execFile, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const GUIDE = readFileSync(join(ROOT, 'docs', 'guides', 'add-a-guild.md'), 'utf8')
const GUILD = 'guild-bellfounders'
const TERMINAL_TEXTS = JSON.parse(
  readFileSync(join(ROOT, 'apps/cli/src/locales/en/play.json'), 'utf8'),
)
const OPTIONS = JSON.stringify({ fourthGuild: GUILD })

/** A block of the guide: the file, what goes into it, and where; a new file has no such line. */
interface Block {
  readonly path: string
  readonly text: string
  readonly line?: string
  readonly after: boolean
}

/** What stands before a block says which file it is, and whether it is new or where it is added to. */
const PLACE = /^`(?<path>[^`]+)`, (?:a new file|(?<where>after|before) the line `(?<line>[^`]+)`):$/

function blocksOf(guide: string): Block[] {
  return [...guide.matchAll(/```\w+\n(.*?)```/gs)].map(({ 1: text = '', index }) => {
    const said = guide.slice(0, index).trimEnd().split('\n').at(-1) ?? ''
    const { path, where, line } = PLACE.exec(said)?.groups ?? {}
    if (path === undefined) throw new Error(`no place is named before ${text.slice(0, 60)}`)
    return { path, text, after: where === 'after', ...(line === undefined ? {} : { line }) }
  })
}

const BLOCKS = blocksOf(GUIDE)
const NEW = BLOCKS.filter(({ line }) => line === undefined).map(({ path }) => path)
const LISTS = [...new Set(BLOCKS.map(({ path }) => path))].filter((path) => !NEW.includes(path))

let copy: string

/** The tree without what was installed or built. Its packages are the copy's own, all others are shared. */
function copyTree(): void {
  const left = new Set(['node_modules', 'dist', '.git', 'docs'])
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => !left.has(basename(path)),
  })
  const modules = join(ROOT, 'node_modules')
  mkdirSync(join(copy, 'node_modules', '@guildhall'), { recursive: true })
  const installed = readdirSync(modules).filter(
    (name) => !name.startsWith('.') || /^\.(bin|package-lock|guildhall)/.test(name),
  )
  for (const name of installed) {
    if (name !== '@guildhall') symlinkSync(join(modules, name), join(copy, 'node_modules', name))
  }
  for (const folder of workspaces()) {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    symlinkSync(folder, join(copy, 'node_modules', name))
    const own = join(ROOT, relative(copy, folder), 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(folder, 'node_modules'))
  }
  symlinkSync(join(ROOT, 'docs'), join(copy, 'docs')) // nothing of the guide is written there
}

const workspaces = (): string[] =>
  readdirSync(copy, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'package.json' && !path.includes('node_modules'))
    .map((path) => dirname(join(copy, path)))
    .filter((folder) => folder !== copy)

function apply({ path, text, line, after }: Block): void {
  const file = join(copy, path)
  if (line === undefined) {
    expect(existsSync(file), path).toBe(false)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return
  }
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = lines.findIndex((each) => each.trim() === line)
  expect(at, `${path}: ${line}`).toBeGreaterThan(-1)
  lines.splice(after ? at + 1 : at, 0, text.trimEnd())
  writeFileSync(file, lines.join('\n'))
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'guildhall-guild-'))
  copyTree()
  for (const block of BLOCKS) apply(block)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const {
  CI: _ci,
  FORCE_COLOR: _force,
  ...ENV
} = { ...process.env, NO_COLOR: '1' } as Record<string, string>

/** Runs a program of the copy: what it writes, or what it complains of. */
const run = (program: string, ...args: string[]): Promise<{ out: string; err: string }> =>
  promisify(execFile)(process.execPath, [join(copy, program), ...args], {
    cwd: copy,
    env: ENV,
    maxBuffer: 1 << 28,
  }).then(
    ({ stdout, stderr }) => ({ out: stdout, err: stderr }),
    ({ stdout, stderr }) => ({ out: stdout, err: `failed: ${stderr}` }),
  )

/** The names of the copy's tests that pass and fail, of those in whose names the guild is. */
async function tested(...args: string[]): Promise<{ passed: number; failed: string[] }> {
  const { out, err } = await run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=json',
    ...args,
  )
  const start = out.indexOf('{"numTotalTestSuites"')
  if (start < 0) throw new Error(`no report: ${out}${err}`)
  const { numPassedTests, testResults } = JSON.parse(out.slice(start))
  const failed = testResults.flatMap((file: TestFile) => [
    ...(file.status === 'failed' ? [file.message] : []),
    ...file.assertionResults.flatMap((each) =>
      each.status === 'failed' ? [`${each.fullName}: ${each.failureMessages}`] : [],
    ),
  ])
  return { passed: numPassedTests, failed: failed.filter((text: string) => text !== '') }
}

interface TestFile {
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages: readonly string[]
  }[]
}

test('a guild with a piece of its own is six files, a test, and lines in lists', () => {
  expect(NEW.filter((path) => !path.endsWith('.test.ts'))).toHaveLength(6)
  expect(NEW).toHaveLength(7)
  expect(LISTS).toHaveLength(17)
  // A list gets a line or two; data and texts are as long as they are.
  const code = BLOCKS.filter(({ path, line }) => line !== undefined && path.endsWith('.ts'))
  for (const { text } of code) expect(text.trimEnd().split('\n').length).toBeLessThan(5)
})

test('it compiles', async () => {
  expect(await run('tools/types.mjs')).toEqual({ out: '', err: '' })
})

test('it keeps the laws, those of hidden things included', async () => {
  const laws = 'games/red-cathedral/rules/src/modules/guilds/bellfounders'
  const { passed, failed } = await tested(laws)
  expect(failed).toEqual([])
  expect(passed).toBeGreaterThan(50)
})

test('the tests of what was there before hold as they are', async () => {
  const rules = ['modules/base-', 'modules/settings', 'options', 'components', 'clauses/gu-all']
  const files = [...rules, 'clauses/rc-13'].map((name) => `games/red-cathedral/rules/src/${name}`)
  const { passed, failed } = await tested(...files, 'packages/registry/src/evaluation.test.ts')
  expect(failed).toEqual([])
  expect(passed).toBeGreaterThan(300)
})

describe('in the terminal', () => {
  beforeAll(() => run('guildhall.mjs', '--version')) // which builds it

  test('bots play whole games, which are recorded and verified', async () => {
    const table = ['--game', 'red-cathedral', '--options', OPTIONS]
    for (const players of ['1', '2', '4']) {
      const bots = ['--players', players, '--bots', 'greedy', '--games', '3', '--seed', '1']
      const { out, err } = await run('guildhall.mjs', 'simulate', ...table, ...bots, '--json')
      expect(err).toBe('')
      const games = out.trim().split('\n')
      expect(games).toHaveLength(3)
      for (const game of games) {
        const { options, outcome } = JSON.parse(game)
        expect(options.fourthGuild).toBe(GUILD)
        expect(JSON.stringify(outcome)).toContain('"bells"')
      }
    }
    const file = join(copy, 'bells.json')
    const recorded = ['--players', '3', '--bots', 'greedy', '--seed', '2', '--out', file]
    expect((await run('guildhall.mjs', 'record', ...table, ...recorded)).err).toBe('')
    expect((await run('guildhall.mjs', 'verify', file)).err).toBe('')
    const replayed = (await run('guildhall.mjs', 'replay', file)).out
    expect(replayed).toMatch(/casts a (small|large) bell\.|casts a bell: [A-Z]\w+\./)
    expect(replayed).not.toMatch(/⟦|undefined|NaN/)
  })

  test('a person plays a whole game, and casts a bell', async () => {
    const { out, code } = await played({ fourthGuild: GUILD, roundLimit: 12 })
    expect(code).toBe(0)
    expect(out).toContain('Bells: 3 small, 4 large')
    expect(out).toMatch(/ {2}Cast a small bell\n/)
    expect(out).toMatch(/bells: [A-Z]\w+/)
    expect(out).toContain(TERMINAL_TEXTS['account.ranking'])
    expect(out).not.toMatch(/⟦|undefined|NaN/)
  })

  test('every state and every card is drawn', async () => {
    const { passed, failed } = await tested('apps/cli/src/draw/red-cathedral.test.ts', '-t', GUILD)
    expect(failed).toEqual([])
    expect(passed).toBe(4)
  })
})

/** A game of the real program, in which whatever leads to a bell is chosen, else the first choice. */
function played(options: object): Promise<{ readonly out: string; readonly code: number | null }> {
  const args = [
    'play',
    '--game',
    'red-cathedral',
    '--seed',
    '3',
    '--options',
    JSON.stringify(options),
  ]
  const child = spawn(process.execPath, [join(copy, 'guildhall.mjs'), ...args], {
    cwd: copy,
    env: ENV,
  })
  let [out, read] = ['', 0]
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
    const shown = out.slice(read)
    if (!/(^|\n)[^\n]*> $/.test(shown)) return
    read = out.length
    const bell = /^ *(\d+) {2}.*\bbell\b/im.exec(shown)
    child.stdin.write(`${bell?.[1] ?? 1}\n`)
  })
  child.stdin.on('error', () => {})
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ out, code }))
  })
}

describe('on the board', () => {
  test('whole games are played by clicks, and what cannot be clicked says why', async () => {
    const targets = 'games/red-cathedral/board/src/modules/targets.test.ts'
    const { passed, failed } = await tested(targets, '-t', GUILD)
    expect(failed).toEqual([])
    expect(passed).toBe(2)
  })

  test('its actions are used by mouse in a browser, and the game comes to its end', async () => {
    const { passed, failed } = await tested('apps/web/tests/guilds.full.test.ts', '-t', GUILD)
    expect(failed).toEqual([])
    expect(passed).toBe(2)
  })
})
