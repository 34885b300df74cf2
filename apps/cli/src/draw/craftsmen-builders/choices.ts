import type { Command, View } from '@guildhall/craftsmen-builders'
import type { Message, MessageParams } from '@guildhall/kernel'
import { t } from '../../i18n.ts'
import type { Family } from '../table-renderer.ts'
import { gainText, incomeText } from './market-lines.ts'
import { goods, letters, type PrintedText } from './printed-text.ts'

/** A choice in words that fit a list; null where the game's own, `label`, will do. */
export function choiceText(
  view: View,
  command: Command,
  label: Message,
  text: PrintedText,
): string | null {
  switch (command.type) {
    case 'place':
      return placeText(view, command.slot, text)
    case 'recruit':
      return recruitText(command.craftsman, text)
    case 'chooseBuilding':
      return buildingText(view, command.building, label, text)
    default:
      return null
  }
}

/** The card, its line, whom the fee goes to, and the effect. */
function placeText({ activeColumn }: View, slot: string, text: PrintedText): string | null {
  const card = activeColumn.find(({ slots }) => slots.some(({ id }) => id === slot))
  if (card === undefined) return null
  const { name } = text.craftsman(card.craftsman)
  const line = text.lines(card.craftsman).find(({ slots }) => slots.some(({ id }) => id === slot))
  const fee = card.slots.find(({ id }) => id === slot)?.fee ?? 0
  if (line === undefined) return null
  const params = { card: name, effect: text.effect(line), fee }
  if (fee === 0) return t('cb.choice.place', params)
  return card.owner < 0
    ? t('cb.choice.placeReserve', params)
    : t('cb.choice.placeOwner', { ...params, owner: text.name(card.owner) })
}

function recruitText(id: string, text: PrintedText): string {
  const { name } = text.craftsman(id)
  const effects = text
    .lines(id)
    .map((line) => text.effect(line))
    .join(t('cb.effect.or'))
  return t('cb.choice.recruit', { card: name, effects })
}

/** What it costs now, a discount included, and what it brings. */
function buildingText(
  { market }: View,
  id: string,
  { params }: Message,
  text: PrintedText,
): string | null {
  const row = market.find(({ buildings }) => buildings.includes(id))
  if (row === undefined) return null
  const { name, badges, points } = text.building(id)
  const brings = [
    incomeText(id, text),
    letters(badges),
    t('cb.points', { n: points }),
    gainText(row.level, row.buildings.indexOf(id), text),
  ].filter((part) => part !== '')
  return t('cb.choice.build', { name, cost: costIn(params['cost']), brings: brings.join(' ') })
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
      return t('cb.heading.place')
    case 'recruit':
      return t('cb.heading.recruit')
    case 'realise':
      return t('cb.heading.realise')
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
    text: (numbers) => t('cb.family.replace', { wood, numbers }),
  }
}
