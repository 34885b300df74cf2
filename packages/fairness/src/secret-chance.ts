import { type Chance, intBelow } from '@guildhall/kernel'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Secret } from './secret.ts'

/**
 * The chance of a live game: 32-bit words, the higher byte first, from the blocks
 * HMAC-SHA-256(secret, `["label","label",…,n]`) for n = 0, 1, 2, … Without the secret it is
 * unpredictable; with it, repeatable.
 */
export const secretChance = (secret: Secret): Chance => new SecretChance(secret, [])

class SecretChance implements Chance {
  readonly #secret: Secret
  readonly #path: readonly string[]
  readonly #next = () => this.#word()
  #block: DataView = new DataView(new ArrayBuffer(0))
  #blocks = 0
  #offset = 0

  constructor(secret: Secret, path: readonly string[]) {
    this.#secret = secret
    this.#path = path
  }

  int(below: number): number {
    return intBelow(below, this.#next)
  }

  split(label: string | number): Chance {
    return new SecretChance(this.#secret, [...this.#path, String(label)])
  }

  #word(): number {
    if (this.#offset === this.#block.byteLength) this.#nextBlock()
    const word = this.#block.getUint32(this.#offset)
    this.#offset += 4
    return word
  }

  #nextBlock(): void {
    const name = JSON.stringify([...this.#path, this.#blocks])
    const bytes = hmac(sha256, this.#secret, utf8ToBytes(name))
    this.#block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#blocks += 1
    this.#offset = 0
  }
}
