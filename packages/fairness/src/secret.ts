import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The 32 bytes that determine all random numbers of a game. */
export type Secret = Uint8Array

const BYTES = 32

/** A new secret. The bytes must come from a cryptographic random source. */
export function newSecret(randomBytes: (count: number) => Uint8Array): Secret {
  return checked(Uint8Array.from(randomBytes(BYTES)))
}

/** A secret that follows from a text: for repeatable games, not for live ones. */
export const secretFromSeed = (text: string): Secret =>
  sha256(utf8ToBytes(`guildhall seed ${text}`))

/** What is shown before the first roll: the SHA-256 of the secret, as hexadecimal digits. */
export const commitmentOf = (secret: Secret): string => bytesToHex(sha256(checked(secret)))

/** The secret as hexadecimal digits, as a game file shows it after the end. */
export const secretToHex = (secret: Secret): string => bytesToHex(checked(secret))

/** The secret from its 64 hexadecimal digits. */
export const secretFromHex = (hex: string): Secret => checked(hexToBytes(hex))

function checked(secret: Secret): Secret {
  if (secret.length !== BYTES)
    throw new RangeError(`a secret has ${BYTES} bytes, not ${secret.length}`)
  return secret
}
