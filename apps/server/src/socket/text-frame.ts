/** FIN, and the opcode of a text (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81
/** The greatest length in the second byte; above it, that byte says where the length stands. */
const MOST_IN_BYTE = 125
const IN_TWO_BYTES = 126
const IN_EIGHT_BYTES = 127
const MOST_IN_TWO_BYTES = 0xffff

/**
 * A text as the bytes of a WebSocket message: made once, it can be written to any number of sockets.
 * Servers send without a mask, and these sockets are not compressed.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const start = length <= MOST_IN_BYTE ? 2 : length <= MOST_IN_TWO_BYTES ? 4 : 10
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = WHOLE_TEXT
  if (start === 2) frame[1] = length
  else if (start === 4) {
    frame[1] = IN_TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = IN_EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, start)
  return frame
}
