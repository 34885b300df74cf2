/** What a message of our server is about: its type comes first. */
export function typeIn(frame: Buffer): string {
  const start = TYPE.length
  return frame.toString('latin1', start, frame.indexOf(QUOTE, start))
}

/** The number in a message about a table, without parsing the rest of it. */
export const numberIn = (frame: Buffer): number => numberAfter(frame, frame.indexOf(NUMBER), NUMBER)

/** The whole number that stands behind a name at that place. */
export function numberAfter(frame: Buffer, place: number, name: string): number {
  if (place < 0) throw new Error(`no ${name} in: ${frame.toString()}`)
  const start = place + name.length
  return Number.parseInt(frame.toString('latin1', start, start + DIGITS), 10)
}

const TYPE = '{"type":"'
const NUMBER = '"number":'
const QUOTE = 0x22
const DIGITS = 12
