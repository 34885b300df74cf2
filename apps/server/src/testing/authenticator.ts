import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { type Cbor, cbor } from './cbor.ts'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
const ES256 = -7

interface Options {
  readonly challenge: string
}

/** Where a page asks for a passkey, as the browser tells it; a dishonest one may tell what it likes. */
export interface Page {
  readonly origin: string
  readonly type?: string
}

/** A passkey in software: a key pair, an id and a counter (WebAuthn, attestation "none", ES256). */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly id: Buffer
  /** How often it has signed; a copy of it would count for itself. */
  counter = 0
  /** Whether it asks its owner for a PIN, a finger or a face. */
  verifies = true

  constructor(id: Buffer = randomBytes(32)) {
    this.id = id
  }

  /** What `navigator.credentials.create` gives. */
  create({ challenge }: Options, page: Page, rpId = new URL(page.origin).hostname): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = cbor(
      new Map<number, Cbor>([
        ...[[1, 2] as const, [3, ES256] as const, [-1, 1] as const],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255])
    const authData = Buffer.concat([
      this.#said(rpId, USER_PRESENT | this.#verified() | HAS_CREDENTIAL),
      ...[Buffer.alloc(16), length, this.id, key],
    ])
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return this.#response({
      clientDataJSON: seen('webauthn.create', challenge, page),
      attestationObject: attestation,
    })
  }

  /** What `navigator.credentials.get` gives. */
  get({ challenge }: Options, page: Page, rpId = new URL(page.origin).hostname): object {
    this.counter += 1
    const authenticatorData = this.#said(rpId, USER_PRESENT | this.#verified())
    const clientDataJSON = seen('webauthn.get', challenge, page)
    const signed = Buffer.concat([authenticatorData, hash(clientDataJSON)])
    const signature = sign('sha256', signed, this.#keys.privateKey)
    return this.#response({ clientDataJSON, authenticatorData, signature })
  }

  #verified(): number {
    return this.verifies ? USER_VERIFIED : 0
  }

  #said(rpId: string, flags: number): Buffer {
    const said = Buffer.alloc(37)
    hash(Buffer.from(rpId)).copy(said)
    said.writeUInt8(flags, 32)
    said.writeUInt32BE(this.counter, 33)
    return said
  }

  #response(parts: Readonly<Record<string, Buffer>>): object {
    const id = this.id.toString('base64url')
    const response = Object.fromEntries(
      Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    )
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

const hash = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

const seen = (type: string, challenge: string, page: Page): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, crossOrigin: false, ...page }))
