import type { Chance } from '@guildhall/kernel'
import { pick } from '../chance.ts'

const CRLF = '\r\n'

/** The parts of a request as text; bytes above 127 are sent as they are. */
interface RawRequest {
  line: string
  headers: string[]
  body: string
}

const TARGETS = [
  '/api/me',
  '/api/tables',
  '/api/tables/0123456789abcdef0123/log?seat=0',
  '/socket?protocol=1',
  '/',
  '/icon.svg',
]

function request(chance: Chance, host: string): RawRequest {
  const posts = chance.int(2) === 0
  const body = posts ? JSON.stringify({ name: 'Mallory' }) : ''
  const headers = [`Host: ${host}`, `Origin: http://${host}`]
  if (posts) headers.push('Content-Type: application/json', `Content-Length: ${body.length}`)
  const line = posts ? 'POST /api/guest HTTP/1.1' : `GET ${pick(TARGETS, chance)} HTTP/1.1`
  return { line, headers, body }
}

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]

const LINES = [
  ...['', ' ', 'GET', 'GET /api/me', 'GET  /api/me  HTTP/1.1', 'get /api/me HTTP/1.1'],
  ...['GET /api/me HTTP/9.9', 'GET /api/me HTTP/1.1 HTTP/1.1', 'FLY /api/me HTTP/1.1'],
  ...['OPTIONS * HTTP/1.1', 'CONNECT localhost:1 HTTP/1.1', 'TRACE / HTTP/1.1'],
  ...['GET http://evil.example/api/me HTTP/1.1', 'GET //evil.example/api/me HTTP/1.1'],
  ...['GET http://[::1/api/me HTTP/1.1', 'GET /api/me?%%% HTTP/1.1', 'GET /%E0%A4%A HTTP/1.1'],
  ...['GET /%2561pi/me HTTP/1.1', 'GET /%61pi/%6d%65 HTTP/1.1', 'GET /api/../api/me HTTP/1.1'],
  ...['GET /api/tables/%00 HTTP/1.1', 'GET /assets/..%2f..%2fetc/passwd HTTP/1.1'],
  ...['GET /assets/%252e%252e/package.json HTTP/1.1', 'GET /\\..\\..\\ HTTP/1.1'],
  ...['PRI * HTTP/2.0', '\x16\x03\x01\x02\x00\x01\x00', `GET /${'a'.repeat(20_000)} HTTP/1.1`],
]

const UPGRADES = ['//', '///', 'http://[', '/socket?protocol=%', '//[::1', '/socket/..', '*']

const HEADERS = [
  ...['Content-Length: -1', 'Content-Length: 1e9', 'Content-Length: 99999999999999999999'],
  ...[
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
  ],
  ...['Transfer-Encoding: chunked\r\nContent-Length: 4', 'Transfer-Encoding: gzip, chunked'],
  ...['Transfer-Encoding : chunked', 'Content-Encoding: gzip', 'Content-Type: application/xml'],
  ...['Content-Type: application/json; charset=utf-7', 'Host: evil.example', 'Host:', ': empty'],
  ...['Cookie: guildhall=\xff\xfe', `Cookie: ${'a=b; '.repeat(500)}`, 'Cookie: __proto__=1'],
  ...['Authorization: Bearer ', 'Authorization: Basic ====', `X-A: ${'b'.repeat(30_000)}`],
  ...[
    'X-Forwarded-For: 999.1.1.1',
    'X-Forwarded-For: ,,,',
    `X-Forwarded-For: ${'1.1.1.1,'.repeat(99)}`,
  ],
  ...['X-Forwarded-Host: evil.example', 'X-Guildhall-Peer: guess', 'Range: bytes=0-,-1'],
  ...['Accept-Encoding: br;q=9, *;q=-1', 'If-None-Match: \x01', 'Bad Header: x', 'No-Colon'],
  ...['Sec-Fetch-Site: cross-site', 'Origin: null', 'Connection: keep-alive, Upgrade', ' folded'],
]

const BODIES = [
  ...['{', '[]', 'null', '""', '{"name":1}', '{"name":"\\ud800"}', '{"__proto__":{"a":1}}'],
  ...['{"name":"x","constructor":{"prototype":{}}}', '\xff\xfe\x00', '[['.repeat(5000)],
  ...[`{"name":"${'x'.repeat(70_000)}"}`, '1e999', '{"name":"a","name":"b"}'],
]

const CHUNKED = [
  ...['5\r\nhello\r\n0\r\n\r\n', 'ffffffffffffffff\r\nx\r\n0\r\n\r\n', '-1\r\nx\r\n', 'z\r\n\r\n'],
  ...[
    '0\r\nX: y\r\n\r\nGET /api/me HTTP/1.1\r\n\r\n',
    '5;ext="\r\nhello\r\n0\r\n\r\n',
    '3\r\nhello\r\n',
  ],
]

/** One thing is changed in each, and sometimes another. */
const CHANGES: readonly ((raw: RawRequest, chance: Chance) => void)[] = [
  (raw, chance) => {
    raw.line = pick(LINES, chance)
  },
  (raw, chance) => {
    raw.headers.splice(chance.int(raw.headers.length + 1), 0, pick(HEADERS, chance))
  },
  (raw, chance) => {
    raw.line = `GET ${pick(UPGRADES, chance)} HTTP/1.1`
    raw.headers.push(...UPGRADE)
    raw.body = ''
  },
  (raw, chance) => {
    raw.body = pick(BODIES, chance)
    raw.line = 'POST /api/guest HTTP/1.1'
    raw.headers.push('Content-Type: application/json', `Content-Length: ${raw.body.length}`)
  },
  (raw, chance) => {
    raw.headers.push('Transfer-Encoding: chunked')
    raw.body = pick(CHUNKED, chance)
  },
  (raw) => {
    raw.headers = [...raw.headers, ...Array.from({ length: 300 }, (_, i) => `X-${i}: y`)]
  },
  (raw) => {
    raw.headers = []
  },
]

/** A request that is wrong in some way: which one follows from chance alone. */
export function mutatedRequest(chance: Chance, host: string): Buffer {
  const raw = request(chance, host)
  for (let changes = 1 + chance.int(2); changes > 0; changes--) pick(CHANGES, chance)(raw, chance)
  const text = [raw.line, ...raw.headers, '', raw.body].join(CRLF)
  const bytes = Buffer.from(chance.int(8) === 0 ? text + text : text, 'latin1') // some pipelined
  if (chance.int(4) === 0) {
    for (let flips = 1 + chance.int(4); flips > 0; flips--) {
      bytes[chance.int(bytes.length)] = chance.int(256)
    }
  }
  return chance.int(10) === 0 ? bytes.subarray(0, chance.int(bytes.length)) : bytes
}
