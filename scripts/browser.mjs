// The browser for tests: Debian's Chromium, or the one that CHROMIUM names.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const DEBIANS = '/usr/bin/chromium'

/** Throws, and says what to do, if there is no browser and none can be installed. */
export function ensureBrowser() {
  const path = process.env.CHROMIUM ?? DEBIANS
  if (existsSync(path) || (path === DEBIANS && install())) return
  throw new Error(
    `the pages are tested in Chromium, and ${path} is not there: install Debian's chromium ` +
      '(apt-get install chromium), or name another by CHROMIUM=/path/to/it',
  )
}

/** Works only as root on Debian. */
function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 2, 2] })
  const wanted = ['install', '-y', '--no-install-recommends', 'chromium']
  if (apt(...wanted).status !== 0) {
    apt('update')
    apt(...wanted)
  }
  return existsSync(DEBIANS)
}
