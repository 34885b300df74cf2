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
      return message('told.setUp', { first: player(kit, event.first), towers: towers(kit, event) })
    case 'turnBegan':
      return message('told.turnBegan', { who })
    case 'passed':
      return message('told.passed', { who })
    case 'prestigeSold':
      return message('told.prestigeSold', { who, n: event.n, rubles: event.rubles })
    case 'rerollBought':
      return message('told.rerollBought', { who, space: event.space })
    case 'diceRolled':
      return message('told.diceRolled', { space: event.space, dice: rolls(event) })
    case 'dieMoved':
      return dieMoved(event, who)
    case 'actionUsed': {
      const card = component(kit, event.action)
      return message('told.actionUsed', { who, card, effect: effectWords(kit, event.action) })
    }
    case 'tileActivated':
      return message('told.tileActivated', {
        who,
        workshop: workshop(kit, event.seat, event.space),
        tile: component(kit, event.tile),
      })
    case 'obtained':
      return message('told.obtained', { who, space: event.space, times: event.times })
    case 'paid':
      return message('told.paid', { who, what: things(event), why: component(kit, event.source) })
    case 'gained':
      return message('told.gained', { who, what: things(event), why: component(kit, event.source) })
    case 'bannerTaken':
      return message('told.bannerTaken', { who, from: message(`banner.${event.from}`) })
    case 'claimed':
      return message('told.claimed', { who, section: sectionOf(state, event.section) })
    case 'tilePlaced':
      return message(`told.tilePlaced.${event.face}`, {
        who,
        tile: component(kit, event.tile),
        workshop: workshop(kit, event.seat, event.space),
        rubles: event.rubles,
      })
    case 'delivered':
      return message('told.delivered', {
        who,
        material: message(`kind.${event.material}`),
        section: sectionOf(state, event.section),
      })
    case 'completed': {
      const { recognition, rubles } = event
      const section = sectionOf(state, event.section)
      return message('told.completed', { who, section, what: things({ recognition, rubles }) })
    }
    case 'penalised':
      return message('told.penalised', {
        who,
        n: event.recognition,
        section: sectionOf(state, event.section),
      })
    case 'decorated':
      return message('told.decorated', {
        who,
        ornament: message(`ornament.${event.ornament}`),
        jewels: message(`jewels.${event.jewels}`),
        section: sectionOf(state, event.section),
        n: event.prestige,
      })
    case 'endTriggered':
      return message(event.prestige > 0 ? 'told.endTriggered' : 'told.endTriggered.plain', {
        who,
        n: event.prestige,
      })
    case 'bonusGained':
      return message('told.bonusGained', { who, n: event.prestige })
    case 'gameEnded':
      return message(`told.gameEnded.${event.reason}`)
    case 'markerSettled':
      return message('told.markerSettled', {
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
    message('told.setUp.tower', { n: middles + 2 }),
  )

const rolls = (event: EventOf<'diceRolled'>): Message[] =>
  event.rolls.map(([name, value]) => message('die.shows', { die: die(name), value }))

const dieMoved = (event: EventOf<'dieMoved'>, who: Message | string): Message =>
  message(event.extra > 0 ? 'told.dieMoved.paid' : 'told.dieMoved', {
    who,
    die: die(event.die),
    from: event.from,
    to: event.to,
    rubles: event.extra,
  })

function scored(event: EventOf<'scored'>, who: Message | string): Message | null {
  if (event.points === 0) return null
  return message('told.scored', { who, n: event.points, why: scoreLabel(event.label) })
}

/** The name of a line of the final account. */
export function scoreLabel(label: string): Message {
  const tower = /^tower-(\d+)$/.exec(label)
  return tower === null
    ? message(`score.${label}`)
    : message('score.tower', { tower: Number(item(tower, 1)) })
}
