// Installs packages of the lockfiles: what Guildhall runs on, and the rest when something asks for it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { log, ROOT, readJson } from './files.mjs'
import { withLock } from './with-lock.mjs'

const SETS = {
  running: { folder: ROOT, line: 'installing packages …', flags: ['--omit=dev'] },
  working: { folder: ROOT, line: 'installing packages for tests and benchmarks …', flags: [] },
  // Apart from the others, so that a running server is not touched.
  docs: {
    folder: join(ROOT, 'docs'),
    line: 'installing packages for the documentation …',
    flags: [],
  },
}

/** Installs what running, working on Guildhall or building its documentation needs, unless it is there. */
export function ensureInstalled(name = 'running') {
  if (isInstalled(name)) return
  // Whoever works here keeps what they work with when the lockfile has changed.
  if (name === 'running' && hasMore()) return ensureInstalled('working')
  withLock(join(ROOT, '.installing.lock'), () => {
    if (!isInstalled(name)) install(name)
  })
}

/** Whether more was installed here than running needs. */
const hasMore = () => Object.values(installedIn(ROOT) ?? {}).some(({ dev }) => dev)

/** npm keeps a list of what it installed. */
const installedIn = (folder) =>
  readJson(join(folder, 'node_modules', '.package-lock.json'))?.packages

function isInstalled(name) {
  const { folder } = SETS[name]
  const there = installedIn(folder)
  const wanted = readJson(join(folder, 'package-lock.json'))?.packages ?? {}
  if (there === undefined) return false
  return Object.entries(wanted).every(
    ([path, { version, dev, devOptional, optional, link }]) =>
      !path.startsWith('node_modules/') ||
      optional ||
      link ||
      (name === 'running' && (dev || devOptional)) ||
      there[path]?.version === version,
  )
}

function install(name) {
  const { folder, line, flags } = SETS[name]
  log(line)
  // `npm ci` begins by removing what is there, which a running server may need.
  const adds = name === 'working' && isInstalled('running')
  const command = adds ? ['install', '--no-save'] : ['ci']
  // The only script is ours and makes the texts, as whoever needs them does.
  const all = [...command, ...flags, '--ignore-scripts', '--no-audit', '--no-fund']
  const npm = spawnSync('npm', [...all, '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: withoutNpm(process.env),
  })
  if (npm.status !== 0 || !isInstalled(name))
    throw new Error(`the packages could not be installed:\n${npm.error ?? npm.stderr}`)
}

/** Inside `npx` the environment has settings of that call, which do not apply here. */
const withoutNpm = (env) =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !/^npm_(config_(prefix|local|global|omit|include)|command)/.test(name),
    ),
  )
