import type { Say } from '../i18n.ts'
import { hashOf, newToken } from '../people/sessions.ts'
import { type Channel, DeliveryFailed } from './channel.ts'
import type { Notification } from './notification.ts'

/** Whether it was accepted; otherwise the status of the answer, null without one. */
export interface TestResult {
  readonly taken: boolean
  readonly status: number | null
}

/** What a test notification says. */
export const testNotification = (say: Say): Pick<Notification, 'title' | 'lines'> => ({
  title: say('test.title'),
  lines: [say('test.line')],
})

/** Sends a test notification. */
export async function sendTest(channel: Channel, publicUrl: URL, say: Say): Promise<TestResult> {
  const notification = { ...testNotification(say), link: new URL('/settings', publicUrl).href }
  try {
    await channel.send(notification, hashOf(newToken()).slice(0, 32))
    return { taken: true, status: null }
  } catch (error) {
    return { taken: false, status: answered(error) }
  }
}

/** Only the number: more could reveal the network of the server. */
function answered(error: unknown): number | null {
  if (error instanceof DeliveryFailed) return error.status
  const isMail = typeof error === 'object' && error !== null && 'responseCode' in error
  return isMail && typeof error.responseCode === 'number' ? error.responseCode : null
}
