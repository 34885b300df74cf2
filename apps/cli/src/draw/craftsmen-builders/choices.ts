import type { Command, View } from '@guildhall/craftsmen-builders'
import type { Message, MessageParams } from '@guildhall/kernel'
import { say } from '../../say.ts'
import type { Family } from '../face.ts'
import { gainWords, incomeWords } from './market.ts'
import { goods, letters, type PrintedText } from './printed-text.ts'

/** A choice in words that fit a list; null where the game's own, `label`, will do. */
export function choiceWords(
  view: View,
  command: Command,
  label: Message,
  words: PrintedText,
): string | null {
  switch (command.type) {
    case 'place':
      return placeWords(view, command.slot, words)
    case 'recruit':
      return recruitWords(command.craftsman, words)
    case 'chooseBuilding':
      return buildingWords(view, command.building, label, words)
    default:
      return null
  }
}

/** The card, its line, whom the fee goes to, and the effect. */
function placeWords({ activeColumn }: View, slot: string, words: PrintedText): string | null {
  const card = activeColumn.find(({ slots }) => slots.some(({ id }) => id === slot))
  if (card === undefined) return null
  const { name } = words.craftsman(card.craftsman)
  const line = words.lines(card.craftsman).find(({ slots }) => slots.some(({ id }) => id === slot))
  const fee = card.slots.find(({ id }) => id === slot)?.fee ?? 0
  if (line === undefined) return null
  const params = { card: name, effect: words.effect(line), fee }
  if (fee === 0) return say('cb.choice.place', params)
  return card.owner < 0
    ? say('cb.choice.placeReserve', params)
    : say('cb.choice.placeOwner', { ...params, owner: words.name(card.owner) })
}

function recruitWords(id: string, words: PrintedText): string {
  const { name } = words.craftsman(id)
  const effects = words
    .lines(id)
    .map((line) => words.effect(line))
    .join(say('cb.effect.or'))
  return say('cb.choice.recruit', { card: name, effects })
}

/** What it costs now, a discount included, and what it brings. */
function buildingWords(
  { market }: View,
  id: string,
  { params }: Message,
  words: PrintedText,
): string | null {
  const row = market.find(({ buildings }) => buildings.includes(id))
  if (row === undefined) return null
  const { name, badges, points } = words.building(id)
  const brings = [
    incomeWords(id, words),
    letters(badges),
    say('cb.points', { n: points }),
    gainWords(row.level, row.buildings.indexOf(id), words),
  ].filter((part) => part !== '')
  return say('cb.choice.build', { name, cost: costIn(params['cost']), brings: brings.join(' ') })
}

/** The amounts of a label, `amount.coin` and so on, in short. */
function costIn(cost: MessageParams[string] | undefined): string {
  if (!Array.isArray(cost)) return ''
  const amounts: readonly Message[] = cost
  return goods(
    amounts.flatMap(({ key, params: { n } }) =>
      typeof n === 'number' ? [{ of: key.replace('amount.', ''), n }] : [],
    ),
  )
}

/** The heading that a choice stands under. */
export function headingOf({ type }: Command): string {
  switch (type) {
    case 'place':
      return say('cb.heading.place')
    case 'recruit':
      return say('cb.heading.recruit')
    case 'realise':
      return say('cb.heading.realise')
    default:
      return ''
  }
}

/** Ways to replace coins that differ in the stone alone. */
export function familyOf(command: Command): Family | null {
  if (command.type !== 'replaceCoins') return null
  const { wood, stone } = command
  return {
    key: `replace ${wood}`,
    number: stone,
    words: (numbers) => say('cb.family.replace', { wood, numbers }),
  }
}
