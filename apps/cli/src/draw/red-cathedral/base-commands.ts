import { item, message } from '@guildhall/kernel'
import type { Command, View } from '@guildhall/red-cathedral'
import { spaceNumber } from '@guildhall/red-cathedral/constants'
import { t } from '../../i18n.ts'
import type { Family } from '../table-renderer.ts'
import { letters, type PrintedText, sizeOf } from './printed-text.ts'
import { defineTerminalModule } from './terminal-module.ts'
import {
  decoration,
  goodsIn,
  isSection,
  sectionAt,
  workshopCommand,
  workshopOf,
} from './typed-places.ts'

/** The base game: its commands, and what can be typed for them. */
export const base = defineTerminalModule({
  isUsed: () => true,
  commands: {
    moveDie: {
      clauses: ['RC-8.1', 'RC-8.2', 'RC-8.3', 'RC-8.4'],
      heading: 'acquire',
      choice: ({ view, command, printed }) => moveText(view, command, printed),
    },
    claim: {
      clauses: ['RC-6.1', 'RC-6.3', 'RC-6.4'],
      heading: 'claim',
      choice: ({ command: { banner }, printed }) =>
        t('rc.choice.claim', { banner: printed.translate(message(`banner.${banner}`)) }),
    },
    chooseSection: {
      clauses: ['RC-6.2', 'RC-6.6'],
      choice: ({ view, command: { section }, label, printed }) =>
        sectionText(view, section, printed.translate(label), printed),
    },
    chooseWorkshop: { clauses: ['RC-6.7', 'RC-6.8'] },
    layTile: { clauses: ['RC-6.8', 'RC-6.9', 'RC-6.10'] },
    deliver: { clauses: ['RC-7.1', 'RC-7.4', 'RC-7.10'], heading: 'build' },
    decorate: { clauses: ['RC-7.19', 'RC-7.20', 'RC-7.22', 'RC-7.24'], heading: 'build' },
    obtain: {
      clauses: ['RC-8.11', 'RC-9.4'],
      heading: 'market',
      choice: ({ view, printed }) => obtainText(view, printed),
    },
    useAction: {
      clauses: ['RC-8.12', 'RC-8.13', 'RC-8.14'],
      heading: 'market',
      choice({ command: { action }, printed }) {
        const [effect = ''] = printed.effects(action)
        return t('rc.choice.action', { card: printed.name(action), effect })
      },
    },
    useWorkshop: {
      clauses: ['RC-8.16', 'RC-8.17'],
      heading: 'market',
      choice: ({ view, command: { space }, label, printed }) =>
        ownTileText(view, space, printed.translate(label), printed),
    },
    activate: {
      clauses: ['RC-11.4'],
      choice: ({ view, command: { space }, label, printed }) =>
        ownTileText(view, space, printed.translate(label), printed),
    },
    chooseSpace: {
      clauses: ['RC-11.6'],
      choice({ view, command: { space }, label, printed }) {
        const { tile } = item(view.market, space)
        return `${printed.translate(label)}: ${printed.gains(tile)}`
      },
    },
    take: { clauses: ['RC-9.6', 'RC-9.7'] },
    payWith: { clauses: ['RC-9.12'] },
    again: { clauses: ['RC-8.13'] },
    stop: { clauses: ['RC-8.9', 'RC-7.6', 'RC-9.17'] },
    sellPrestige: { clauses: ['RC-5.1', 'RC-5.2', 'RC-3.9'], heading: 'free' },
    reroll: { clauses: ['RC-5.4', 'RC-5.5'], heading: 'free' },
    pass: { clauses: ['RC-4.13', 'RC-4.14'] },
    endTurn: { clauses: ['RC-4.11'] },
  },
  typed: {
    move: ([die, extra = '0']) => ({ type: 'moveDie', die, extra: Number(extra) }),
    claim: ([place = 'inventory'], view) =>
      isSection(place)
        ? { type: 'chooseSection', section: sectionAt(view, place) }
        : { type: 'claim', banner: place },
    workshop: ([die], view) => ({ type: workshopCommand(view), space: workshopOf(view, die) }),
    up: () => ({ type: 'layTile', face: 'up' }),
    down: () => ({ type: 'layTile', face: 'down' }),
    deliver: ([material, place], view) => ({
      type: 'deliver',
      section: sectionAt(view, place),
      material,
    }),
    decorate: ([place, ...jewels], view) => ({
      type: 'decorate',
      ...decoration(sectionAt(view, place), jewels),
    }),
    obtain: () => ({ type: 'obtain' }),
    space: ([number]) => ({ type: 'chooseSpace', space: spaceAt(number) }),
    take: (goods) => ({ type: 'take', goods: goodsIn(goods) }),
    pay: (goods) => ({ type: 'payWith', goods: goodsIn(goods) }),
    sell: ([n]) => ({ type: 'sellPrestige', n: Number(n) }),
    reroll: ([number]) => ({ type: 'reroll', space: spaceAt(number) }),
    again: () => ({ type: 'again' }),
    stop: () => ({ type: 'stop' }),
    end: () => ({ type: 'endTurn' }),
    pass: () => ({ type: 'pass' }),
  },
  help: [
    t('rc.help.typed'),
    t('rc.help.typed2'),
    t('rc.help.letters'),
    t('rc.help.section'),
    t('rc.help.section2'),
    t('rc.help.section3'),
    t('rc.help.workshop'),
    t('rc.help.workshop2'),
  ],
})

/** The market space of a number that somebody typed. */
const spaceAt = (number: string | undefined): number => Number(number) - spaceNumber(0)

type Move = Extract<Command, { type: 'moveDie' }>

/** Where a die would end, and what the space gives then. */
function moveText(view: View, { die, extra }: Move, printed: PrintedText): string | null {
  const from = view.market.findIndex(({ dice }) => dice.some((d) => d.die === die))
  const value = view.market[from]?.dice.find((d) => d.die === die)?.value
  if (value === undefined) return null
  const space = (from + value + extra) % view.market.length
  const { tile, dice } = item(view.market, space)
  const there = dice.filter((d) => d.die !== die).length + 1
  return t(extra > 0 ? 'rc.choice.movePaid' : 'rc.choice.move', {
    die: printed.translate(message(`die.${die}`)),
    space: spaceNumber(space),
    rubles: extra,
    what: printed.gains(tile, there),
  })
}

function obtainText(view: View, printed: PrintedText): string | null {
  const space = view.stack.find(({ kind }) => kind === 'market')?.space
  if (space === undefined) return null
  const { tile, dice } = item(view.market, space)
  const what = printed.gains(tile, dice.length)
  const { inventory, capacity } = item(view.players, view.active)
  const room = capacity - sizeOf(inventory)
  return printed.materials(tile) * dice.length > room
    ? t('rc.choice.obtainLittle', { what, room })
    : t('rc.choice.obtain', { what })
}

function ownTileText(
  view: View,
  space: number,
  label: string,
  printed: PrintedText,
): string | null {
  const { tile } = item(item(view.players, view.active).workshop, space)
  return tile && `${label}: ${printed.gains(tile)}`
}

/** A section that can be claimed: what it needs, and what it gives. */
export function sectionText(
  view: View,
  wanted: number,
  label: string,
  printed: PrintedText,
): string | null {
  const section = view.towers.flat().find((each) => each.section === wanted)
  if (section === undefined) return null
  const { missing, recognition, rubles, tile } = section
  const gains = tile === null ? '' : printed.gains(tile)
  return t('rc.choice.section', {
    label,
    cost: letters(missing),
    recognition,
    rubles,
    tile: gains,
  })
}

/** Choices that differ in a number alone. */
export function familyOf(command: Command, printed: PrintedText): Family | null {
  switch (command.type) {
    case 'moveDie': {
      if (command.extra === 0) return null
      const die = printed.translate(message(`die.${command.die}`))
      return family(`further ${die}`, command.extra, (numbers) =>
        t('rc.family.further', { die, numbers }),
      )
    }
    case 'sellPrestige':
      return family('sell', command.n, (numbers) => t('rc.family.sell', { numbers }))
    case 'reroll':
      return family('reroll', spaceNumber(command.space), (numbers) =>
        t('rc.family.reroll', { numbers }),
      )
    default:
      return null
  }
}

const family = (key: string, number: number, text: (numbers: string) => string): Family => ({
  key,
  number,
  text,
})
