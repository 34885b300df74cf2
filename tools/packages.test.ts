import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Peers under the GPL: measured against, never shipped. */
const PEERS = ['chessops', 'boardgame.io']

const manifests = ['package.json', 'docs/package.json']
  .concat(...['packages', 'games', 'apps', 'bench'].map(manifestsBelow))
  .map((file) => ({ file, text: read(file) }))

function manifestsBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('package.json') && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`)
}

const LOCKFILES = ['package-lock.json', 'docs/package-lock.json']

test.each(LOCKFILES)('%s names no place that packages are fetched from', (lockfile) => {
  expect(read(lockfile)).not.toMatch(/"resolved": *"[a-z+]+:/)
})

test.each(PEERS)('%s is a dependency of the benchmarks alone', (peer) => {
  const users = manifests.filter(({ text }) => text.includes(`"${peer}"`)).map(({ file }) => file)
  expect(users).toEqual(['bench/package.json'])
})

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>
}

/** Large, and only for tests, benchmarks or the documentation. */
const NOT_TO_RUN = ['lighthouse', 'playwright-core', 'vitepress', 'vitest', ...PEERS]

test.each(NOT_TO_RUN)('Guildhall starts without %s being installed', (name) => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lockfile
  const installed = packages[`node_modules/${name}`]
  expect(installed === undefined || installed.dev === true).toBe(true)
})
