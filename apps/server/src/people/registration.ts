import { Refused } from '../http/refused.ts'
import type { Services } from '../services.ts'

/** Creates an account where the server takes new ones; an invitation is used only if that works. */
export async function registering<T>(
  services: Services,
  invitation: string | undefined,
  register: (invitation: null) => Promise<T>,
): Promise<T> {
  const { invitations } = services
  const token = admitted(services, invitation)
  if (token === null) return register(null)
  const id = await invitations.take(token)
  try {
    return await register(null)
  } catch (error) {
    await invitations.giveBack(id)
    throw error
  }
}

/** The same where the account is made later, and the invitation used with it: `claim` remembers it. */
export async function claiming<T>(
  services: Services,
  invitation: string | undefined,
  claim: (invitation: string | null) => Promise<T>,
): Promise<T> {
  const token = admitted(services, invitation)
  return claim(token === null ? null : await services.invitations.require(token))
}

/** The token of the invitation that has to be valid; null where nobody needs one. */
function admitted({ config }: Services, invitation: string | undefined): string | null {
  if (config.registration === 'open') return null
  if (config.registration === 'closed') {
    throw new Refused(403, 'registrationClosed', 'This server takes no new accounts.')
  }
  if (invitation === undefined) {
    throw new Refused(403, 'invitationNeeded', 'You need an invitation to create an account here.')
  }
  return invitation
}
