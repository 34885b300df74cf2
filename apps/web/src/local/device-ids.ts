/** What the ids of tables on this device begin with, and no id of the server does. */
const MARK = '~'

/** Whether a table is stored on this device. */
export const isOnDevice = (id: string): boolean => id.startsWith(MARK)

/** The id of a table on this device, by a name that something else has. */
export const deviceTableId = (name: string): string => `${MARK}${name}`

/** A new id. It may be guessable, but two devices should not make the same. */
export const newDeviceTableId = (): string =>
  deviceTableId(crypto.randomUUID().replaceAll('-', '').slice(0, 22))
