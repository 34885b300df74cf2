import type { Notification } from './notification.ts'

/** One way to notify somebody: a browser, a mail address, a webhook. */
export interface Channel {
  /** Distinguishes it from the person's other channels, as long as it is there. */
  readonly name: string
  /** Resolves once it was accepted. The id lets a receiver drop one that comes twice. */
  readonly send: (notification: Notification, id: string) => Promise<void>
}

/** A notification that the other side did not accept, and what it answered. */
export class DeliveryFailed extends Error {
  readonly status: number

  constructor(receiver: string, status: number) {
    super(`${receiver} answered ${status}`)
    this.status = status
  }
}
