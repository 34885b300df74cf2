import { Refused } from './net/http.ts'

/** Whether this browser has passkeys, and the JSON form in which they are sent. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Makes a passkey; `stopped` is the message where the person or the browser made none. */
export async function makePasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
  stopped: string,
): Promise<object> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return toJson(navigator.credentials.create({ publicKey }), stopped)
}

/** Lets the person choose one of their passkeys. */
export async function choosePasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
  stopped: string,
): Promise<object> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return toJson(navigator.credentials.get({ publicKey }), stopped)
}

async function toJson(credential: Promise<Credential | null>, stopped: string): Promise<object> {
  const made = await credential.catch(() => null)
  if (made instanceof PublicKeyCredential) return made.toJSON()
  throw new Refused('stopped', stopped, 400)
}
