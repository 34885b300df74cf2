import type { Notification } from './notification.ts'

/** One way to notify somebody: a browser, a mail address, a webhook. */
export interface Channel {
  /** Distinguishes it from the person's other channels while it exists. */
  readonly name: string
  /** Resolves once accepted. The id lets a receiver drop duplicates. */
  readonly send: (notification: Notification, id: string) => Promise<void>
}

/** A notification that was not accepted, with the answer. */
export class DeliveryFailed extends Error {
  readonly status: number

  constructor(receiver: string, status: number) {
    super(`${receiver} answered ${status}`)
    this.status = status
  }
}
