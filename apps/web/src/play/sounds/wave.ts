/** Samples in a second. */
export const RATE = 16_000

/** The samples as a file that every browser plays: RIFF, one channel, 16 bits. */
export function wave(pcm: Int16Array<ArrayBuffer>): Blob {
  const head = new DataView(new ArrayBuffer(44))
  const text = (at: number, letters: string): void => {
    for (const [i, letter] of [...letters].entries()) head.setUint8(at + i, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  head.setUint32(4, 36 + pcm.byteLength, true)
  text(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, RATE, true)
  head.setUint32(28, RATE * 2, true)
  head.setUint16(32, 2, true)
  head.setUint16(34, 16, true)
  text(36, 'data')
  head.setUint32(40, pcm.byteLength, true)
  return new Blob([head, pcm], { type: 'audio/wav' })
}
