/** What the ids of tables on this device begin with, and no id of the server does. */
const MARK = '~'

/** Whether a table is kept on this device. */
export const isOnDevice = (id: string): boolean => id.startsWith(MARK)

/** The id on this device for something that has a name of its own. */
export const deviceTableId = (name: string): string => `${MARK}${name}`

/** A new one: nobody has to be unable to guess it, but two devices should not make the same. */
export const newDeviceTableId = (): string =>
  deviceTableId(crypto.randomUUID().replaceAll('-', '').slice(0, 22))
