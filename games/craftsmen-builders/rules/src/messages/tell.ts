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
      return message('told.setUp', { first: player(kit, event.first) })
    case 'pairTaken':
      return message('told.pairTaken', {
        who,
        craftsman: craftsman(kit, event.craftsman),
        board: board(kit, event.board),
      })
    case 'columnsLaid':
      return message('told.columnsLaid', { offer: event.offer.map((id) => craftsman(kit, id)) })
    case 'roundBegan':
      return message('told.roundBegan', { round: event.round })
    case 'earned':
      return message('told.earned', { who, what: things(event.goods) })
    case 'castlesEarned':
      return message('told.castlesEarned', { who, what: things(event.goods) })
    case 'turnBegan':
      return message('told.turnBegan', { who, lap: event.lap })
    case 'workerPlaced':
      return message('told.workerPlaced', { who, where: slot(kit, event.slot) })
    case 'feePaid':
      return feePaid(kit, event, who)
    case 'paid':
      return message('told.paid', {
        who,
        what: things(event.goods),
        why: source(kit, event.source),
      })
    case 'gained':
      return message('told.gained', {
        who,
        what: things(event.goods),
        why: source(kit, event.source),
      })
    case 'built':
      return message('told.built', {
        who,
        building: building(kit, event.building),
        site: event.site,
      })
    case 'positionFilled':
      return message('told.positionFilled', {
        building: building(kit, event.building),
        position: marketPosition(kit, event.position),
      })
    case 'realised':
      return message('told.realised', { who, contract: contract(kit, event.contract) })
    case 'endTriggered':
      return message(`told.endTriggered.${event.reason}`, { who })
    case 'siteProduced':
      return message('told.siteProduced', { who, site: event.site })
    case 'recruited':
      return message('told.recruited', { who, craftsman: craftsman(kit, event.craftsman) })
    case 'roundEnded':
      return message('told.roundEnded', { round: event.round })
    case 'craftsmenShuffled':
      return message('told.craftsmenShuffled', { n: event.deck.length })
    case 'offerDrawn':
      return message('told.offerDrawn', {
        craftsmen: event.craftsmen.map((id) => craftsman(kit, id)),
      })
    case 'gameEnded':
      return message(`told.gameEnded.${event.reason}`)
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
    ? message('told.feePaid.reserve', { who, n: event.coins, why })
    : message('told.feePaid', { who, n: event.coins, to: player(kit, event.to), why })
}

const scored = (event: EventOf<'scored'>, who: Message | string): Message =>
  message('told.scored', { who, n: event.points, why: scoreLabel(event.label) })

/** The name of a line of the final account. */
export const scoreLabel = (label: string): Message => message(`score.${label}`)
