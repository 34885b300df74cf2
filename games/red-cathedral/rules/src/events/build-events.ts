import { add, at, item, type Seat } from '@guildhall/kernel'
import { addedUp, agree, listIn, plus } from '@guildhall/kernel/toolbox'
import { type Bundle, bundleOf, count, firstKind, kindsIn, size, withoutFirst } from '../bundle.ts'
import { JEWELS, MATERIALS, ORNAMENTS } from '../constants.ts'
import { decorationGoods } from '../decoration.ts'
import { dynamicMessage, message } from '../messages/message.ts'
import { player as playerName, sectionOf, things } from '../messages/terms.ts'
import type { RulesData } from '../rules-data.ts'
import { only } from '../sections.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { defineEvents, type Stored } from './define-event.ts'

/** An ornament on a section, by the places of its type and its jewels, and what is paid for it. */
export interface Decoration {
  readonly seat: Seat
  readonly section: number
  readonly type: number
  readonly jewels: number
  readonly goods: Bundle
  readonly prestige: number
}

/** A material for a section, by its kind. */
export interface Delivery {
  readonly seat: Seat
  readonly section: number
  readonly kind: number
}

/** How a delivery is stored: with the name of the material. */
export const byMaterial = {
  write: (_rules: RulesData, { seat, section, kind }: Delivery) => ({
    seat,
    section,
    material: item(MATERIALS, kind),
  }),
  read: (_rules: RulesData, { seat, section, material }: Stored<'delivered'>): Delivery => ({
    seat,
    section,
    kind: MATERIALS.indexOf(material),
  }),
}

interface BuildChanges {
  readonly delivered: Delivery
  readonly completed: Stored<'completed'>
  readonly penalised: Stored<'penalised'>
  readonly decorated: Decoration
}

/** Deliveries, completed sections and ornaments — RC-7. */
export const buildEvents = defineEvents<BuildChanges>({
  delivered: {
    apply(_rules, state, { seat, section, kind }) {
      const player = playerAt(state, seat)
      player.inventory -= bundleOf(kind, 1)
      player.stored -= 1
      state.missing = state.missing.with(section, at(state.missing, section) - bundleOf(kind, 1))
    },
    ...byMaterial,
    describe: (rules, state, { seat, section, material }) =>
      message('event.delivered', {
        who: playerName(rules, seat),
        what: things({ goods: { [material]: 1 } }),
        section: sectionOf(state, section),
      }),
    /** Deliveries to one section are one. */
    joins(earlier, own) {
      if (earlier.key !== own.key || !agree(earlier, own, 'who', 'section')) return null
      const what = addedUp([...listIn(earlier, 'what'), ...listIn(own, 'what')])
      return dynamicMessage(own.key, { ...own.params, what })
    },
  },
  completed: {
    /** The first three steps of the completion block — RC-7.11. */
    apply(rules, state, { seat, section, recognition, rubles }) {
      const player = playerAt(state, seat)
      returnToSupply(state, lyingOn(rules, state, section))
      for (const module of rules.modules) module.sectionCleared?.(state, section)
      player.position += recognition
      player.rubles += rubles
      player.finishedSections += 1
      state.finished |= only(section)
    },
    describe: (rules, state, { seat, section, recognition, rubles }) =>
      dynamicMessage('event.completed', {
        who: playerName(rules, seat),
        section: sectionOf(state, section),
        what: things({ recognition, rubles }),
        gains: plus(things({ recognition, rubles })),
      }),
  },
  penalised: {
    apply(_rules, state, { seat, recognition }) {
      const player = playerAt(state, seat)
      player.position = Math.max(0, player.position - recognition) // RC-3.7
    },
    describe: (rules, state, { seat, section, recognition }) =>
      message('event.penalised', {
        who: playerName(rules, seat),
        what: things({ recognition }),
        section: sectionOf(state, section),
      }),
  },
  decorated: {
    apply: applyDecorated,
    write: (_rules, { seat, section, type, jewels, prestige }) => ({
      seat,
      section,
      ornament: item(ORNAMENTS, type),
      jewels: item(JEWELS, jewels),
      prestige,
    }),
    read(rules, { seat, section, ornament, jewels, prestige }) {
      const type = ORNAMENTS.indexOf(ornament)
      const goods = decorationGoods(rules, type, jewels)
      return { seat, section, type, jewels: JEWELS.indexOf(jewels), goods, prestige }
    },
    describe: (rules, state, { seat, section, ornament, jewels, prestige }) =>
      message('event.decorated', {
        who: playerName(rules, seat),
        ornament: message(`ornament.${ornament}`),
        jewels: message(`jewels.${jewels}`),
        section: sectionOf(state, section),
        gains: plus(things({ prestige })),
      }),
    concerns: ({ seat, section }, whose, ownerOf) => seat === whose || ownerOf(section) === whose,
  },
})

/** The materials on a section under construction — RC-7.4. */
export function lyingOn(rules: RulesData, state: State, section: number): Bundle {
  for (const module of rules.modules) {
    const lying = module.lying?.(rules, state, section) ?? null
    if (lying !== null) return lying
  }
  const { cost } = item(rules.cathedralCards, at(state.cards, section))
  return cost - at(state.missing, section)
}

export function applyDecorated(rules: RulesData, state: State, change: Decoration): void {
  const { seat, section, goods } = change
  const player = playerAt(state, seat)
  useOrnament(player, change.type)
  player.ornamentsBuilt += 1
  player.inventory -= goods
  player.stored -= size(goods)
  returnToSupply(state, goods) // RC-7.26
  player.ornaments |= only(section)
  player.position = rules.track.gainPrestige(player.position, change.prestige)
}

function useOrnament(player: Player, type: number): void {
  if (type === 0) player.doors -= 1
  else if (type === 1) player.arches -= 1
  else player.crosses -= 1
}

function returnToSupply(state: State, goods: Bundle): void {
  for (let kinds = kindsIn(goods); kinds !== 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    add(state.supply, kind, count(goods, kind))
  }
}
