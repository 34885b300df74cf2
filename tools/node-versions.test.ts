import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Semver {
  minVersion(range: string): { readonly version: string } | null
  satisfies(version: string, range: string): boolean
}
const semver: Semver = createRequire(import.meta.url)('semver') // it comes without types

interface Installed {
  readonly dev?: boolean
  readonly engines?: { readonly node?: string }
}
interface Lockfile {
  readonly packages: Readonly<Record<string, Installed>>
}

const FILE = join(import.meta.dirname, '..', 'package-lock.json')
const { packages } = JSON.parse(readFileSync(FILE, 'utf8')) as Lockfile
const LOWEST = semver.minVersion(packages['']?.engines?.node ?? '')?.version ?? ''

const needs = Object.entries(packages).flatMap(([path, { dev, engines }]) =>
  dev === true || engines?.node === undefined ? [] : [{ path, node: engines.node }],
)

test('every package that is not for development alone runs on the oldest Node we claim', () => {
  expect(LOWEST).toBe('20.19.0')
  expect(needs.length).toBeGreaterThan(100)
  expect(needs.filter(({ node }) => !semver.satisfies(LOWEST, node))).toEqual([])
})
