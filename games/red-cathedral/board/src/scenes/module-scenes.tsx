import type { Event, View } from '@guildhall/red-cathedral'
import type { Beat, Shown } from '@guildhall/ui'
import { type Goods, pieces } from '../board-types.ts'
import { Contractor } from '../modules/contractors/art/figures.tsx'
import { flown, gained, NOTHING, only, raised } from './shown.tsx'

/** What happens beside the base game: contractors, guilds, Ivan. */
export const shownOfModules = (view: View, event: Event): Shown =>
  atTheDuchy(view, event) ?? atAGuild(event) ?? ofIvan(view, event) ?? ofASeat(event)

/** Whatever else somebody does is at least marked at their seat. */
const ofASeat = (event: Event): Shown =>
  'seat' in event && event.type !== 'turnBegan' ? only(`seat ${event.seat}`) : NOTHING

function atTheDuchy(view: View, event: Event): Shown | null {
  switch (event.type) {
    case 'contractorSent':
      return sent(view, event.seat, event.city)
    case 'specialistHired':
      return flown('useSpecialist', `waiting ${event.space}`, `seat ${event.seat}`)
    case 'specialistDismissed':
      return only(`waiting ${event.space}`)
    case 'specialistDrawn': {
      const piece = `waiting ${event.space}`
      return { beats: [{ kind: 'rise', piece }], changed: [piece] }
    }
    case 'cityClosed':
      return closed(event.city, event.recognition)
    case 'permitBought':
      return { ...flown('permit', `pin ${event.seat}`, `seat ${event.seat}`) }
    default:
      return null
  }
}

/** A contractor goes to a city. */
function sent(view: View, seat: number, city: string): Shown {
  const colour = view.players[seat]?.colour
  const to = `city ${city}`
  if (colour === undefined) return only(to)
  const picture = <Contractor colour={colour} />
  return { beats: [{ kind: 'fly', picture, n: 1, from: `seat ${seat}`, to }], changed: [to] }
}

/** A city closes, and everybody who has contractors there gains by it. */
function closed(id: string, recognition: readonly number[]): Shown {
  const city = `city ${id}`
  const gains = recognition.map((n, seat) => gained(seat, city, { recognition: n }))
  return {
    beats: [{ kind: 'rise', piece: city }, ...gains.flatMap(({ beats }) => beats)],
    changed: [city, ...gains.flatMap(({ changed }) => changed)],
  }
}

function atAGuild(event: Event): Shown | null {
  switch (event.type) {
    case 'foremanMoved':
      return {
        beats: [{ kind: 'rise', piece: `foreman ${event.tower}` }],
        changed: [`foreman ${event.tower}`, `seat ${event.seat}`],
      }
    case 'foremanPraised':
      return gained(event.seat, `section ${event.section}`, event)
    case 'diamondDelivered':
      return flown('diamond', `store ${event.seat}`, `section ${event.section}`)
    case 'decoratedWith':
      return flown(event.ornament, `seat ${event.seat}`, `section ${event.section}`)
    case 'reinforcementTaken':
      return flown('guild-brickmakers', 'beside', `seat ${event.seat}`)
    case 'contractsDrawn':
      return flown('guild-archivists', 'beside', `seat ${event.seat}`)
    case 'blueprintDrawn':
      return flown('guild-masterbuilders', 'beside', `seat ${event.seat}`)
    case 'sectionAdvanced': {
      const piece = `section ${event.section}`
      return { beats: [{ kind: 'rise', piece }], changed: [piece, `seat ${event.seat}`] }
    }
    case 'tileLent':
      return only(`seat ${event.owner}`, `seat ${event.seat}`)
    default:
      return null
  }
}

function ofIvan(view: View, event: Event): Shown | null {
  const seat = view.ivan?.seat
  if (seat === undefined) return null
  const his = `seat ${seat}`
  switch (event.type) {
    case 'ivanTookDie':
      return only(`die ${event.die}`)
    case 'ivanStayed':
    case 'ivanSkipped':
    case 'ivanReturnedTools':
      return only(his)
    case 'ivanClaimed':
      return raised(view, seat, event.section)
    case 'ivanStocked':
    case 'ivanTransported':
      return { beats: [{ kind: 'rise', piece: his }], changed: [his] }
    case 'ivanDelivered':
      return carried(event.goods, his, `section ${event.section}`)
    case 'ivanDecorated':
      return flown(event.ornament, his, `section ${event.section}`)
    case 'ivanMarkerMoved':
      return only(`city ${event.city}`)
    case 'ivanHired':
      return sent(view, seat, event.city)
    case 'ivanTookSpecialist':
      return flown('useSpecialist', `waiting ${event.space}`, his)
    default:
      return null
  }
}

/** Goods of any kind from one piece to another. */
function carried(goods: Goods, from: string, to: string): Shown {
  const beats = pieces(goods).flatMap((kind): readonly Beat[] => flown(kind, from, to).beats)
  return { beats, changed: [from, to] }
}
