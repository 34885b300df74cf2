import { hashOf, newToken } from '../people/sessions.ts'
import type { Letter } from './letter.ts'
import { NotTaken, type Way } from './way.ts'

/** Whether a letter was taken; else what the other side answered, null where nobody did. */
export interface Tested {
  readonly taken: boolean
  readonly status: number | null
}

/** Sends a letter of no meaning: whoever gets it knows that the others would come, too. */
export async function testWay(way: Way, publicUrl: URL): Promise<Tested> {
  const letter: Letter = {
    title: 'Guildhall: a test',
    lines: ['This is how you are told that it is your turn.'],
    link: new URL('/settings', publicUrl).href,
  }
  try {
    await way.send(letter, hashOf(newToken()).slice(0, 32))
    return { taken: true, status: null }
  } catch (error) {
    return { taken: false, status: answered(error) }
  }
}

/** More than the number could tell strangers about the network of the server. */
function answered(error: unknown): number | null {
  if (error instanceof NotTaken) return error.status
  const { responseCode } = error as { readonly responseCode?: unknown } // that of a mail server
  return typeof responseCode === 'number' ? responseCode : null
}
