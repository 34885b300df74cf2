import type { AnyEvent } from '@guildhall/kernel'
import type { Event, View } from '@guildhall/red-cathedral'
import type { Beat, Point, Scenes, Shown } from '@guildhall/ui'
import { Banner } from '../art/flags.tsx'
import { Sign } from '../art/sign.tsx'
import { SIGN_NAMES } from '../art/signs.ts'
import { type Goods, MATERIALS, type Shape } from '../board-types.ts'
import { angleOf, at, RINGS, SPACES } from '../market/ring.ts'

/** How what was played at The Red Cathedral is shown. */
export const scenes: Scenes = {
  shown(events, view, shape) {
    const scene = { view: view as View, shape, source: null }
    return (events as readonly (Event | AnyEvent)[] as readonly Event[]).map((event) =>
      shownOf(scene, event),
    )
  },
  Sign,
  hasSign: (name) => SIGN_NAMES.includes(name),
}

interface Scene {
  readonly view: View
  readonly shape: Shape
  /** The piece that gives what is gained next. */
  source: string | null
}

function shownOf(scene: Scene, event: Event): Shown {
  switch (event.type) {
    case 'dieMoved':
      scene.source = `space ${event.to}`
      return movedAround(scene, event)
    case 'diceRolled': {
      const dice = event.rolls.map(([die]) => `die ${die}`)
      return { beats: dice.map((piece) => ({ kind: 'roll', piece })), changed: dice }
    }
    case 'obtained':
      scene.source = `space ${event.space}`
      return NOTHING
    case 'actionUsed':
      scene.source = null
      return NOTHING
    case 'tileActivated':
      scene.source = `seat ${event.seat}`
      return NOTHING
    case 'gained':
      return gained(event.seat, scene.source ?? `seat ${event.seat}`, event)
    case 'paid':
    case 'prestigeSold':
      return only(`store ${event.seat}`, `seat ${event.seat}`)
    default:
      return built(scene, event)
  }
}

/** What happens at the cathedral. */
function built({ view }: Scene, event: Event): Shown {
  switch (event.type) {
    case 'claimed': {
      const section = `section ${event.section}`
      const banner = `banner ${event.section}`
      const colour = view.players[event.seat]?.colour
      const beats: Beat[] = [
        { kind: 'rise', piece: section },
        { kind: 'rise', piece: banner },
      ]
      if (colour !== undefined) {
        const picture = <Banner colour={colour} size={18} />
        beats.unshift({ kind: 'fly', picture, n: 1, from: `seat ${event.seat}`, to: section })
      }
      return { beats, changed: [section] }
    }
    case 'delivered':
      return flown(event.material, `store ${event.seat}`, `section ${event.section}`)
    case 'decorated':
      return flown(event.ornament, `seat ${event.seat}`, `section ${event.section}`)
    case 'completed': {
      const section = `section ${event.section}`
      const { beats, changed } = gained(event.seat, section, event)
      return { beats: [{ kind: 'rise', piece: section }, ...beats], changed: [section, ...changed] }
    }
    case 'penalised': {
      const hit = [`pin ${event.seat}`, `seat ${event.seat}`]
      return { beats: hit.map((piece) => ({ kind: 'hit', piece })), changed: hit }
    }
    default:
      return 'seat' in event && event.type !== 'turnBegan' ? only(`seat ${event.seat}`) : NOTHING
  }
}

const NOTHING: Shown = { beats: [], changed: [] }
const only = (...changed: string[]): Shown => ({ beats: [], changed })

/** The die goes around the ring, space by space, as the hand would. */
function movedAround(
  { shape }: Scene,
  { die, from, to }: Extract<Event, { type: 'dieMoved' }>,
): Shown {
  const ring = RINGS[shape]
  const steps = (to - from + SPACES.length) % SPACES.length
  // Two points for each step keep it on the ring.
  const path = Array.from(
    { length: Math.max(1, steps * 2) },
    (_, half): Point => at(ring, ring.dieAt, angleOf(from + half / 2)),
  )
  const piece = `die ${die}`
  return { beats: [{ kind: 'travel', piece, path }], changed: [piece] }
}

const flown = (name: string, from: string, to: string): Shown => ({
  beats: [{ kind: 'fly', picture: <Sign name={name} size={28} />, n: 1, from, to }],
  changed: [from, to],
})

interface Gain {
  readonly goods?: Goods
  readonly rubles?: number
  readonly recognition?: number
  readonly prestige?: number
}

/** Goods go to the inventory, rubles to their owner, points to the track. */
function gained(seat: number, from: string, gain: Gain): Shown {
  const parts: readonly (readonly [sign: string, n: number, to: string])[] = [
    ...MATERIALS.map((kind) => [kind, gain.goods?.[kind] ?? 0, `store ${seat}`] as const),
    ['ruble', gain.rubles ?? 0, `seat ${seat}`],
    ['recognition', gain.recognition ?? 0, `pin ${seat}`],
    ['prestige', gain.prestige ?? 0, `pin ${seat}`],
  ]
  const given = parts.filter(([, n]) => n > 0)
  return {
    beats: given.map(([sign, n, to]) => ({
      ...{ kind: 'fly', picture: <Sign name={sign} size={28} />, n, from, to },
    })),
    changed: [...new Set(given.map(([, , to]) => to))],
  }
}
