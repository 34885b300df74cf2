import { item, type Message, message } from '@guildhall/kernel'
import type { Event, EventOf } from '../events.ts'
import type { Kit } from '../kit.ts'
import { moduleEvent } from '../modules/events.ts'
import type { State } from '../state.ts'
import { component, die, effectWords, player, sectionOf, things, workshop } from './terms.ts'

/** What happened, in words: whose, what, how much and why. Null where there is nothing to tell. */
export function tell(kit: Kit, state: State, event: Event): Message | null {
  const who = 'seat' in event ? player(kit, event.seat) : ''
  switch (event.type) {
    case 'setUp':
      return message('event.setUp', { first: player(kit, event.first), towers: towers(kit, event) })
    case 'turnBegan':
      return message('event.turnBegan', { who })
    case 'passed':
      return message('event.passed', { who })
    case 'prestigeSold':
      return message('event.prestigeSold', { who, n: event.n, rubles: event.rubles })
    case 'rerollBought':
      return message('event.rerollBought', { who, space: event.space })
    case 'diceRolled':
      return message('event.diceRolled', { space: event.space, dice: rolls(event) })
    case 'dieMoved':
      return dieMoved(event, who)
    case 'actionUsed': {
      const card = component(kit, event.action)
      return message('event.actionUsed', { who, card, effect: effectWords(kit, event.action) })
    }
    case 'tileActivated':
      return message('event.tileActivated', {
        who,
        workshop: workshop(kit, event.seat, event.space),
        tile: component(kit, event.tile),
      })
    case 'obtained':
      return message('event.obtained', { who, space: event.space, times: event.times })
    case 'paid':
      return message('event.paid', { who, what: things(event), why: component(kit, event.source) })
    case 'gained':
      return message('event.gained', {
        who,
        what: things(event),
        why: component(kit, event.source),
      })
    case 'bannerTaken':
      return message('event.bannerTaken', { who, from: message(`banner.${event.from}`) })
    case 'claimed':
      return message('event.claimed', { who, section: sectionOf(state, event.section) })
    case 'tilePlaced':
      return message(`event.tilePlaced.${event.face}`, {
        who,
        tile: component(kit, event.tile),
        workshop: workshop(kit, event.seat, event.space),
        rubles: event.rubles,
      })
    case 'delivered':
      return message('event.delivered', {
        who,
        material: message(`kind.${event.material}`),
        section: sectionOf(state, event.section),
      })
    case 'completed': {
      const { recognition, rubles } = event
      const section = sectionOf(state, event.section)
      return message('event.completed', { who, section, what: things({ recognition, rubles }) })
    }
    case 'penalised':
      return message('event.penalised', {
        who,
        n: event.recognition,
        section: sectionOf(state, event.section),
      })
    case 'decorated':
      return message('event.decorated', {
        who,
        ornament: message(`ornament.${event.ornament}`),
        jewels: message(`jewels.${event.jewels}`),
        section: sectionOf(state, event.section),
        n: event.prestige,
      })
    case 'endTriggered':
      return message(event.prestige > 0 ? 'event.endTriggered' : 'event.endTriggered.plain', {
        who,
        n: event.prestige,
      })
    case 'bonusGained':
      return message('event.bonusGained', { who, n: event.prestige })
    case 'gameEnded':
      return message(`event.gameEnded.${event.reason}`)
    case 'markerSettled':
      return message('event.markerSettled', {
        who,
        position: event.position,
        n: kit.track.prestigeAt(event.position),
      })
    case 'scored':
      return scored(event, who)
    case 'asked':
      return null
    default:
      return moduleEvent(event.type).tell(kit, state, event)
  }
}

/** How high each tower of the plan is, from the left: a base, the middles, a dome — RC-2.11. */
const towers = (kit: Kit, { plan }: EventOf<'setUp'>): Message[] =>
  (kit.plans.find(({ id }) => id === plan)?.middles ?? []).map((middles) =>
    message('event.setUp.tower', { n: middles + 2 }),
  )

const rolls = (event: EventOf<'diceRolled'>): Message[] =>
  event.rolls.map(([name, value]) => message('die.shows', { die: die(name), value }))

const dieMoved = (event: EventOf<'dieMoved'>, who: Message | string): Message =>
  message(event.extra > 0 ? 'event.dieMoved.paid' : 'event.dieMoved', {
    who,
    die: die(event.die),
    from: event.from,
    to: event.to,
    rubles: event.extra,
  })

function scored(event: EventOf<'scored'>, who: Message | string): Message | null {
  if (event.points === 0) return null
  return message('event.scored', { who, n: event.points, why: scoreLabel(event.label) })
}

/** The name of a line of the final account. */
export function scoreLabel(label: string): Message {
  const tower = /^tower-(\d+)$/.exec(label)
  return tower === null
    ? message(`score.${label}`)
    : message('score.tower', { tower: Number(item(tower, 1)) })
}
