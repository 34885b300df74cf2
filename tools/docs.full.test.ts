import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SITE = join(ROOT, 'dist', 'docs')

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/docs.mjs'], { cwd: ROOT, stdio: 'ignore' })
})

/** The pages of the built site by their addresses, as text. */
const builtPages = () =>
  new Map<string, string>(
    readdirSync(SITE, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => [`/docs/${file}`, readFileSync(join(SITE, file), 'utf8')] as const),
  )

const addressOf = (href: string): string => {
  const { pathname } = new URL(href, 'http://localhost')
  return decodeURI(pathname.endsWith('/') ? `${pathname}index.html` : pathname)
}

test('every link within the site, the sidebar included, leads to a page and a heading of it', () => {
  const pages = builtPages()
  const dead: string[] = []
  for (const [address, html] of pages) {
    if (address.endsWith('/404.html')) continue
    for (const [, href = ''] of html.matchAll(/<a[^>]* href="([^"]+)"/g)) {
      const to = new URL(href, `http://localhost${address}`)
      if (to.host !== 'localhost' || !to.pathname.startsWith('/docs/')) continue
      const page = pages.get(addressOf(to.href))
      const heading = decodeURIComponent(to.hash.slice(1))
      const isThere = page !== undefined && (heading === '' || page.includes(`id="${heading}"`))
      if (!isThere) dead.push(`${address}: ${href}`)
    }
  }
  expect(pages.size).toBeGreaterThan(60)
  expect(dead).toEqual([])
})

test('no page has inline scripts or styles, or asks another server for anything', () => {
  for (const [address, html] of builtPages()) {
    expect(html, address).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\bstyle="|\bon[a-z]+="/)
    expect(html, address).not.toMatch(/<(script|link|img)[^>]* (src|href)="(https?:)?\/\//)
  }
})

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(ROOT, 'dist', 'dead-link-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a dead link fails the build', () => {
  cpSync(join(ROOT, 'docs', '.vitepress'), join(folder, 'docs', '.vitepress'), { recursive: true })
  symlinkSync(join(ROOT, 'docs', 'node_modules'), join(folder, 'docs', 'node_modules'))
  mkdirSync(join(folder, 'rules'))
  writeFileSync(join(folder, 'rules', 'real.md'), '# A page\n')
  const build = (link: string) => {
    writeFileSync(join(folder, 'docs', 'index.md'), `# Start\n\n[A page](${link})\n`)
    const vitepress = join(ROOT, 'docs', 'node_modules', 'vitepress', 'bin', 'vitepress.js')
    const args = [vitepress, 'build', join(folder, 'docs'), '--outDir', join(folder, 'site')]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }
  expect(build('../rules/real.md')).toMatchObject({ status: 0 })
  const failed = build('../rules/missing.md')
  expect(failed.status).not.toBe(0)
  expect(failed.output).toContain('rules/missing')
})
