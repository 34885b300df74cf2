import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Peers under the GPL: measured against, never shipped. */
const PEERS = ['chessops', 'boardgame.io']

const manifests = ['package.json']
  .concat(...['packages', 'games', 'apps', 'bench'].map(manifestsBelow))
  .map((file) => ({ file, text: read(file) }))

function manifestsBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('package.json') && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`)
}

test('the lockfile names no place that packages are fetched from', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": *"[a-z+]+:/)
})

test.each(PEERS)('%s is a dependency of the benchmarks alone', (peer) => {
  const users = manifests.filter(({ text }) => text.includes(`"${peer}"`)).map(({ file }) => file)
  expect(users).toEqual(['bench/package.json'])
})
