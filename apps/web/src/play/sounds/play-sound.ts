import type { Sound } from '../../settings.ts'
import { RATE, wave } from './wave.ts'

/** One stroke: when it begins in seconds, how high, how long, how loud, and of what. */
interface Stroke {
  readonly at: number
  readonly pitch: number
  readonly length: number
  readonly volume: number
  readonly of: 'wood' | 'stone'
}

const wood = (at: number, pitch: number, length = 0.14, volume = 0.25): Stroke => ({
  ...{ at, pitch, length, volume, of: 'wood' },
})
const stone = (at: number, pitch: number, length = 0.05, volume = 0.3): Stroke => ({
  ...{ at, pitch, length, volume, of: 'stone' },
})

/** All of them are synthesised: no file, no licence. */
const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  // Two knocks on the table.
  turn: [wood(0, 190), wood(0.16, 240)],
  // A die that rolls to its place.
  die: [
    stone(0, 900),
    stone(0.07, 1100, 0.04),
    stone(0.12, 800, 0.04, 0.2),
    stone(0.19, 1000, 0.03, 0.12),
  ],
  // A hammer on a peg, then the block sits.
  build: [stone(0, 420, 0.06), stone(0.17, 420, 0.06), wood(0.36, 130, 0.22, 0.3)],
  // Two low steps down.
  penalty: [wood(0, 165, 0.2, 0.28), wood(0.19, 110, 0.3, 0.28)],
  // A light tap.
  message: [wood(0, 520, 0.08, 0.16), wood(0.07, 700, 0.1, 0.14)],
}

const players = new Map<Sound, HTMLAudioElement>()

/**
 * An audio element plays them, because opening an audio context takes longer than several frames,
 * and every animation would wait for it.
 */
export function playSound(sound: Sound): void {
  const player = players.get(sound) ?? new Audio(URL.createObjectURL(wave(samples(STROKES[sound]))))
  players.set(sound, player)
  player.currentTime = 0
  // Browsers play nothing before the first click on a page.
  player.play().catch(() => {})
}

function samples(strokes: readonly Stroke[]): Int16Array<ArrayBuffer> {
  const end = Math.max(...strokes.map(({ at, length }) => at + length))
  const all = new Int16Array(Math.ceil(RATE * end) + 1)
  for (const stroke of strokes) strike(all, stroke)
  return all
}

/** A triangle that falls by an octave and fades; on stone it rattles. */
function strike(all: Int16Array, { at, pitch, length, volume, of }: Stroke): void {
  let phase = 0
  let noise = 1
  for (let i = 0; i < RATE * length; i++) {
    const passed = i / (RATE * length)
    phase += (pitch * 0.5 ** passed) / RATE
    const triangle = 4 * Math.abs((phase % 1) - 0.5) - 1
    noise = (noise * 16_807) % 2_147_483_647
    const rattle = of === 'stone' ? (noise / 2_147_483_647) * 2 - 1 : triangle
    const place = Math.floor(RATE * at) + i
    const value = (triangle + rattle) * 0.5 * volume * 0.004 ** passed * 0x7fff
    all[place] = Math.max(-0x7fff, Math.min(0x7fff, (all[place] ?? 0) + value))
  }
}
