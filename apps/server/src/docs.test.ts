import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { delivered, runServer, type ServerProcess } from './testing/run-server.ts'

/** The program in a folder of its own, so that the test decides what lies beside it. */
let folder: string
let server: ServerProcess
beforeAll(async () => {
  const program = await delivered()
  folder = mkdtempSync(join(dirname(program), 'docs-test-'))
  copyFileSync(program, join(folder, 'server.mjs'))
  server = await runServer({}, join(folder, 'server.mjs'))
})
afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true, force: true })
})

const fetchDocs = (path: string) => fetch(`${server.url}/docs${path}`, { redirect: 'manual' })

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test('before the documentation is built, a page says how to get it', async () => {
  const answer = await fetchDocs('/')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('retry-after')).toBe('15')
  expect(await answer.text()).toContain('npm run docs')
})

describe('once it is built', () => {
  beforeAll(() => {
    write('docs/index.html', 'the first page')
    write('docs/404.html', 'no such page')
    write('docs/guides/index.html', 'the guides')
    write('docs/assets/app.1234.js', 'export {}')
    write('secret.txt', 'not for everybody')
  })

  test('pages are served without a restart, under the policy of all pages', async () => {
    const answer = await fetchDocs('/')
    expect([answer.status, await answer.text()]).toEqual([200, 'the first page'])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("style-src 'self'")
    expect(policy).not.toContain('unsafe')
  })

  test('files with a hash in their name are cached for a year', async () => {
    const answer = await fetchDocs('/assets/app.1234.js')
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test.each([
    ['', '/docs/'],
    ['/guides', '/docs/guides/'],
  ])('/docs%s leads to the folder', async (path, to) => {
    const answer = await fetchDocs(path)
    expect([301, 302]).toContain(answer.status)
    expect(answer.headers.get('location')).toBe(to)
  })

  test('what is not there is answered by the page of the site', async () => {
    const answer = await fetchDocs('/no/such/page.html')
    expect([answer.status, await answer.text()]).toEqual([404, 'no such page'])
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/guides/../../secret.txt',
    '/guides/%2e%2e/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/%00/../../secret.txt',
    '//secret.txt',
  ])('%s does not leave the folder', async (path) => {
    const { status, text } = await raw(`/docs${path}`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(text).not.toContain('not for everybody')
  })
})

/** A path as it is written: `fetch` would resolve its dots. */
const raw = (path: string): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path }, async (response) => {
      let text = ''
      for await (const part of response) text += part
      resolve({ status: response.statusCode ?? 0, text })
    }).on('error', reject)
  })
