import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import type { Received } from './http-receiver.ts'

const KEY_BYTES = 65
const TAG_BYTES = 16

/** What a browser does for web push: it makes keys, and reads what was sealed with them (RFC 8291). */
export class BrowserPush {
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly endpoint: string

  constructor(endpoint: string) {
    this.endpoint = endpoint
    this.#keys.generateKeys()
  }

  /** What the page hands to the server. */
  get subscription() {
    return {
      endpoint: this.endpoint,
      expirationTime: null,
      keys: {
        p256dh: this.#keys.getPublicKey('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    }
  }

  /** What is in a message. Throws where it was not sealed for this browser, or was changed. */
  read({ body }: Received): unknown {
    const salt = body.subarray(0, 16)
    const keyEnd = 21 + body.readUInt8(20)
    const theirs = body.subarray(21, keyEnd)
    if (theirs.length !== KEY_BYTES) throw new Error('no key in the message')
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), theirs])
    const shared = derive(this.#keys.computeSecret(theirs), this.#auth, info, 32)
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const opened = createDecipheriv('aes-128-gcm', key, nonce)
    opened.setAuthTag(body.subarray(-TAG_BYTES))
    const text = Buffer.concat([opened.update(body.subarray(keyEnd, -TAG_BYTES)), opened.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Who sent a message, as a push service checks it (RFC 8292); throws where the signature is wrong. */
export function senderOf({ headers }: Received): { key: string; claims: Claims } {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({
        format: 'jwk',
        key: {
          kty: 'EC',
          crv: 'P-256',
          x: point.subarray(1, 33).toString('base64url'),
          y: point.subarray(33).toString('base64url'),
        },
      }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) throw new Error('the signature is wrong')
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}

interface Claims {
  readonly aud: string
  readonly exp: number
  readonly sub: string
}
