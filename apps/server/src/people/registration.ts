import { Refused } from '../http/refused.ts'
import type { Services } from '../services.ts'

/** Creates an account where the server takes new ones; an invitation is used only if that works. */
export async function registering<T>(
  { config, invitations }: Services,
  invitation: string | undefined,
  register: () => Promise<T>,
): Promise<T> {
  if (config.registration === 'open') return register()
  if (config.registration === 'closed') {
    throw new Refused(403, 'registrationClosed', 'This server takes no new accounts.')
  }
  if (invitation === undefined) {
    throw new Refused(403, 'invitationNeeded', 'You need an invitation to create an account here.')
  }
  const id = await invitations.take(invitation)
  try {
    return await register()
  } catch (error) {
    await invitations.giveBack(id)
    throw error
  }
}
