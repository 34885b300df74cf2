import { Refused } from './net/http.ts'

/** Whether this browser can make passkeys and say them as the server reads them. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Makes a passkey; `stopped` says in words that the person or the browser did not. */
export async function makePasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
  stopped: string,
): Promise<object> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return spoken(navigator.credentials.create({ publicKey }), stopped)
}

/** Lets the person choose one of their passkeys. */
export async function choosePasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
  stopped: string,
): Promise<object> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return spoken(navigator.credentials.get({ publicKey }), stopped)
}

async function spoken(credential: Promise<Credential | null>, stopped: string): Promise<object> {
  const made = await credential.catch(() => null)
  if (made instanceof PublicKeyCredential) return made.toJSON()
  throw new Refused('stopped', stopped, 400)
}
