import type { AnyEvent } from '@guildhall/kernel'
import type { Event, View } from '@guildhall/red-cathedral'
import type { Point, Scenes, Shown } from '@guildhall/ui'
import { Sign } from '../art/sign.tsx'
import { SIGN_NAMES } from '../art/signs.ts'
import type { Shape } from '../board-types.ts'
import { angleOf, at, RINGS, SPACES } from '../market/ring.ts'
import { shownOfModules } from './module-scenes.tsx'
import { flown, gained, NOTHING, only, raised } from './shown.tsx'

/** How what was played at The Red Cathedral is shown. */
export const scenes: Scenes = {
  shown(events, view, shape) {
    const scene = { view: view as View, shape, source: null }
    return (events as readonly (Event | AnyEvent)[] as readonly Event[]).map((event) =>
      shownOf(scene, event),
    )
  },
  ofOthers(events, view) {
    const { ivan } = view as View
    const begin = events.findIndex((event) => isIvans(event as Event, ivan?.seat))
    return ivan === null || begin < 0 ? null : { seat: ivan.seat, events: events.slice(begin) }
  },
  Sign,
  hasSign: (name) => SIGN_NAMES.includes(name),
}

/** Whether Ivan, whom the rules play after a player's turn, begins or goes on with his. */
const isIvans = (event: Event, seat: number | undefined): boolean =>
  event.type === 'turnBegan' ? event.seat === seat : event.type === 'ivanClaimed'

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
    case 'claimed':
      return raised(view, event.seat, event.section)
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
      return shownOfModules(view, event)
  }
}

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
