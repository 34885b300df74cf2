/**
 * Two knocks on wood, synthesised: no file, no licence. An audio element plays them, because opening
 * an audio context takes longer than several frames, and every animation would wait for it.
 */
let knocks: HTMLAudioElement | undefined

export function playTurnSound(): void {
  knocks ??= new Audio(URL.createObjectURL(wave(samples())))
  // Browsers play nothing before the first click on a page.
  knocks.play().catch(() => {})
}

const RATE = 16_000
const LENGTH = 0.14
/** When each begins, and how high. */
const KNOCKS = [
  [0, 190],
  [0.16, 240],
] as const

/** A triangle that falls by an octave and fades, twice. */
function samples(): Int16Array<ArrayBuffer> {
  const all = new Int16Array(RATE * 0.32)
  for (const [at, pitch] of KNOCKS) {
    let phase = 0
    for (let i = 0; i < RATE * LENGTH; i++) {
      const passed = i / (RATE * LENGTH)
      phase += (pitch * 0.5 ** passed) / RATE
      const triangle = 4 * Math.abs((phase % 1) - 0.5) - 1
      all[RATE * at + i] = triangle * 0.25 * 0.004 ** passed * 0x7fff
    }
  }
  return all
}

/** The samples as a file that every browser plays: RIFF, one channel, 16 bits. */
function wave(pcm: Int16Array<ArrayBuffer>): Blob {
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
