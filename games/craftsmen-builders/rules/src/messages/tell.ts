import { type Message, message } from '@guildhall/kernel'
import type { Event, EventOf } from '../events.ts'
import type { Kit } from '../kit.ts'
import {
  board,
  building,
  contract,
  craftsman,
  marketPosition,
  player,
  slot,
  source,
  things,
} from './terms.ts'

/** What happened, in words: whose, what, how much and why. Null where there is nothing to tell. */
export function tell(kit: Kit, event: Event): Message | null {
  const who = 'seat' in event ? player(kit, event.seat) : ''
  switch (event.type) {
    case 'setUp':
      return message('event.setUp', { first: player(kit, event.first) })
    case 'pairTaken':
      return message('event.pairTaken', {
        who,
        craftsman: craftsman(kit, event.craftsman),
        board: board(kit, event.board),
      })
    case 'columnsLaid':
      return message('event.columnsLaid', { offer: event.offer.map((id) => craftsman(kit, id)) })
    case 'roundBegan':
      return message('event.roundBegan', { round: event.round })
    case 'earned':
      return message('event.earned', { who, what: things(event.goods) })
    case 'castlesEarned':
      return message('event.castlesEarned', { who, what: things(event.goods) })
    case 'turnBegan':
      return message('event.turnBegan', { who, lap: event.lap })
    case 'workerPlaced':
      return message('event.workerPlaced', { who, where: slot(kit, event.slot) })
    case 'feePaid':
      return feePaid(kit, event, who)
    case 'paid':
      return message('event.paid', {
        who,
        what: things(event.goods),
        why: source(kit, event.source),
      })
    case 'gained':
      return message('event.gained', {
        who,
        what: things(event.goods),
        why: source(kit, event.source),
      })
    case 'built':
      return message('event.built', {
        who,
        building: building(kit, event.building),
        site: event.site,
      })
    case 'positionFilled':
      return message('event.positionFilled', {
        building: building(kit, event.building),
        position: marketPosition(kit, event.position),
      })
    case 'realised':
      return message('event.realised', { who, contract: contract(kit, event.contract) })
    case 'endTriggered':
      return message(`event.endTriggered.${event.reason}`, { who })
    case 'siteProduced':
      return message('event.siteProduced', { who, site: event.site })
    case 'recruited':
      return message('event.recruited', { who, craftsman: craftsman(kit, event.craftsman) })
    case 'roundEnded':
      return message('event.roundEnded', { round: event.round })
    case 'craftsmenShuffled':
      return message('event.craftsmenShuffled', { n: event.deck.length })
    case 'offerDrawn':
      return message('event.offerDrawn', {
        craftsmen: event.craftsmen.map((id) => craftsman(kit, id)),
      })
    case 'gameEnded':
      return message(`event.gameEnded.${event.reason}`)
    case 'scored':
      return event.points === 0 ? null : scored(event, who)
    case 'rowShifted':
    case 'asked':
      return null
  }
}

function feePaid(kit: Kit, event: EventOf<'feePaid'>, who: Message | string): Message {
  const why = source(kit, event.source)
  return event.to < 0
    ? message('event.feePaid.reserve', { who, n: event.coins, why })
    : message('event.feePaid', { who, n: event.coins, to: player(kit, event.to), why })
}

const scored = (event: EventOf<'scored'>, who: Message | string): Message =>
  message('event.scored', { who, n: event.points, why: scoreLabel(event.label) })

/** The name of a line of the final account. */
export const scoreLabel = (label: string): Message => message(`score.${label}`)
