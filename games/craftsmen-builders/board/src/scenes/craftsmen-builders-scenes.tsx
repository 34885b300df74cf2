import type { Event, View } from '@guildhall/craftsmen-builders'
import type { AnyEvent } from '@guildhall/kernel'
import type { Beat, Scenes, Shown } from '@guildhall/ui'
import { Recruiter, Worker } from '../art/figures.tsx'
import { Sign } from '../art/sign.tsx'
import { SIGN_NAMES } from '../art/signs.ts'
import { KINDS } from '../board-types.ts'

/** How what was played at Craftsmen & Builders is shown. */
export const scenes: Scenes = {
  shown(events, view) {
    const scene = { view: view as View, source: null }
    return (events as readonly (Event | AnyEvent)[] as readonly Event[]).map((event) =>
      shownOf(scene, event),
    )
  },
  Sign,
  hasSign: (name) => SIGN_NAMES.includes(name),
}

interface Scene {
  readonly view: View
  /** The piece that gives what is gained next. */
  source: string | null
}

function shownOf(scene: Scene, event: Event): Shown {
  switch (event.type) {
    case 'pairTaken':
      return rises(`pair ${event.pair}`, `seat ${event.seat}`)
    case 'workerPlaced': {
      scene.source = `slot ${event.slot}`
      const picture = <Worker colour={colourOf(scene, event.seat)} size={26} />
      return flown(picture, `seat ${event.seat}`, scene.source)
    }
    case 'feePaid':
      return event.to < 0
        ? only(`seat ${event.seat}`)
        : flown(coin, `seat ${event.seat}`, `seat ${event.to}`, event.coins)
    case 'gained':
      return gained(event.seat, scene.source ?? `seat ${event.seat}`, event.goods)
    case 'recruited': {
      const piece = `craftsman ${event.craftsman}`
      const picture = <Recruiter colour={colourOf(scene, event.seat)} size={20} />
      const sent = flown(picture, `seat ${event.seat}`, piece)
      return { beats: [{ kind: 'move', piece, from: piece }, ...sent.beats], changed: [piece] }
    }
    default:
      return built(scene, event)
  }
}

/** What happens to buildings and contracts. */
function built(scene: Scene, event: Event): Shown {
  switch (event.type) {
    case 'built': {
      const site = `site ${event.seat} ${event.site}`
      scene.source = site
      const building = `building ${event.building}`
      const beats: Beat[] = [{ kind: 'move', piece: site, from: building }]
      return { beats, changed: [site] }
    }
    case 'positionFilled':
      return rises(`building ${event.building}`)
    case 'realised':
      scene.source = `contract ${event.contract}`
      return rises(scene.source, `seat ${event.seat}`)
    case 'siteProduced':
      scene.source = `site ${event.seat} ${event.site}`
      return rises(scene.source)
    case 'paid':
    case 'earned':
    case 'castlesEarned':
      return only(`seat ${event.seat}`)
    default:
      return only()
  }
}

const only = (...changed: string[]): Shown => ({ beats: [], changed })

const rises = (piece: string, ...more: string[]): Shown => ({
  beats: [{ kind: 'rise', piece }],
  changed: [piece, ...more],
})

const coin = <Sign name="coin" size={26} />

const flown = (picture: Flown['picture'], from: string, to: string, n = 1): Shown => ({
  beats: [{ kind: 'fly', picture, n, from, to }],
  changed: [from, to],
})

type Flown = Extract<Beat, { kind: 'fly' }>

const colourOf = ({ view }: Scene, seat: number) => view.players[seat]?.colour ?? 'red'

function gained(
  seat: number,
  from: string,
  goods: Extract<Event, { type: 'gained' }>['goods'],
): Shown {
  const to = `seat ${seat}`
  const beats = KINDS.flatMap((kind): Beat[] => {
    const n = goods[kind] ?? 0
    const picture = <Sign name={kind} size={26} />
    return n > 0 ? [{ kind: 'fly', picture, n, from, to }] : []
  })
  return { beats, changed: [to] }
}
