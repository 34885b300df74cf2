import { item, type Message, message } from '@guildhall/kernel'
import type { Command, View } from '@guildhall/red-cathedral'
import { say } from '../../say.ts'
import { WIDTH } from '../../text.ts'
import type { Family } from '../face.ts'
import { workOf } from './duchy.ts'
import { letters, sizeOf, type Words } from './words.ts'

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>

/** A choice in words that fit a list; null where the game's own, `label`, will do. */
export function choiceWords(
  view: View,
  command: Command,
  label: Message,
  words: Words,
): string | null {
  switch (command.type) {
    case 'moveDie':
      return moveWords(view, command, words)
    case 'claim':
      return say('rc.choice.claim', { banner: words.say(message(`banner.${command.banner}`)) })
    case 'obtain':
      return obtainWords(view, words)
    case 'useAction': {
      const [effect = ''] = words.effects(command.action)
      return say('rc.choice.action', { card: words.name(command.action), effect })
    }
    case 'useWorkshop':
    case 'activate': {
      const { tile } = item(item(view.players, view.active).workshop, command.space)
      return tile && `${words.say(label)}: ${words.gains(tile)}`
    }
    case 'activateOther': {
      const { tile } = item(item(view.players, command.seat).workshop, command.space)
      return tile && `${words.say(label)}: ${words.gains(tile)}`
    }
    case 'chooseSpace': {
      const { tile } = item(view.market, command.space)
      return `${words.say(label)}: ${words.gains(tile)}`
    }
    case 'hire':
      return hireWords(view, command)
    case 'chooseSpecialist':
      return specialistWords(view, command, words)
    case 'useSpecialist': {
      const specialist = item(view.players, view.active).extension?.specialist ?? null
      return specialist === null ? null : workOf(specialist, WIDTH, words)
    }
    case 'keepContract':
      return swapWords(command, words)
    case 'chooseSection':
    case 'claimForIvan':
      return sectionWords(view, command.section, label, words)
    default:
      return null
  }
}

/** Where a die would end, and what the space gives then. */
function moveWords(view: View, { die, extra }: CommandOf<'moveDie'>, words: Words): string | null {
  const from = view.market.findIndex(({ dice }) => dice.some((d) => d.die === die))
  const value = view.market[from]?.dice.find((d) => d.die === die)?.value
  if (value === undefined) return null
  const space = (from + value + extra) % view.market.length
  const { tile, dice } = item(view.market, space)
  const there = dice.filter((d) => d.die !== die).length + 1
  return say(extra > 0 ? 'rc.choice.movePaid' : 'rc.choice.move', {
    die: words.say(message(`die.${die}`)),
    space,
    rubles: extra,
    what: words.gains(tile, there),
  })
}

function obtainWords(view: View, words: Words): string | null {
  const space = view.stack.find(({ kind }) => kind === 'market')?.space
  if (space === undefined) return null
  const { tile, dice } = item(view.market, space)
  const what = words.gains(tile, dice.length)
  const { inventory, capacity } = item(view.players, view.active)
  const room = capacity - sizeOf(inventory)
  return words.materials(tile) * dice.length > room
    ? say('rc.choice.obtainLittle', { what, room })
    : say('rc.choice.obtain', { what })
}

function sectionWords(view: View, wanted: number, label: Message, words: Words): string | null {
  const section = view.towers.flat().find((each) => each.section === wanted)
  if (section === undefined) return null
  const { missing, recognition, rubles, tile } = section
  const gains = tile === null ? '' : words.gains(tile)
  const gives = { cost: letters(missing), recognition, rubles, tile: gains }
  return say('rc.choice.section', { label: words.say(label), ...gives })
}

/** A swap of contracts by their names: what they give stands above. */
function swapWords({ contract, back }: CommandOf<'keepContract'>, words: Words): string | null {
  if (contract === null || back === null) return null
  return say('rc.choice.swap', { contract: words.name(contract), back: words.name(back) })
}

/** What a city costs, and which specialists it has to offer. */
function hireWords({ duchy }: View, command: CommandOf<'hire'>): string | null {
  const city = duchy?.cities.find((each) => each.city === command.city)
  if (city === undefined) return null
  const permits = 1 + city.contractors.reduce((sum, n) => sum + n, 0)
  const all = city.finds.length === duchy?.specialists.length
  const finds = all ? say('rc.duchy.all') : city.finds.join(' ')
  return say('rc.choice.hire', { city: city.name, permits, finds })
}

function specialistWords(
  { duchy }: View,
  { space }: CommandOf<'chooseSpecialist'>,
  words: Words,
): string | null {
  const id = duchy?.specialists[Number(space.slice(1)) - 1] ?? null
  if (id === null) return null
  const work = workOf(id, WIDTH, words)
  return say('rc.choice.specialist', { space, work, tool: words.tool(id) })
}

/** The heading that a choice stands under. */
export function headingOf({ type }: Command): string {
  switch (type) {
    case 'moveDie':
      return say('rc.heading.acquire')
    case 'claim':
      return say('rc.heading.claim')
    case 'deliver':
    case 'decorate':
    case 'deliverDiamond':
    case 'decorateWith':
      return say('rc.heading.build')
    case 'hire':
      return say('rc.heading.hire')
    case 'sellPrestige':
    case 'reroll':
    case 'buyPermit':
    case 'useReinforcement':
      return say('rc.heading.free')
    case 'obtain':
    case 'useAction':
    case 'useWorkshop':
    case 'useSpecialist':
      return say('rc.heading.market')
    default:
      return ''
  }
}

/** Choices that differ in a number alone. */
export function familyOf(command: Command, words: Words): Family | null {
  switch (command.type) {
    case 'moveDie': {
      if (command.extra === 0) return null
      const die = words.say(message(`die.${command.die}`))
      return family(`further ${die}`, command.extra, (numbers) =>
        say('rc.family.further', { die, numbers }),
      )
    }
    case 'sellPrestige':
      return family('sell', command.n, (numbers) => say('rc.family.sell', { numbers }))
    case 'reroll':
      return family('reroll', command.space, (numbers) => say('rc.family.reroll', { numbers }))
    default:
      return null
  }
}

const family = (key: string, number: number, words: (numbers: string) => string): Family => ({
  key,
  number,
  words,
})
