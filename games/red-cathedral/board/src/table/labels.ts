import type { Message } from '@guildhall/kernel'
import type { Printed as Component, View } from '@guildhall/red-cathedral'
import { spaceNumber } from '@guildhall/red-cathedral/constants'
import { sectionIn, wordsAt } from '@guildhall/red-cathedral/table'
import type { Translator } from '@guildhall/texts'
import { dynamicMessage, message } from '../board-message.ts'
import type { Die, Goods, SectionView } from '../board-types.ts'
import type { MarketLabels } from '../market/market-props.ts'

type Printed = (id: string) => Component

/** What is printed at the table of an open game, in words. */
export function printedOf(table: { readonly options: object }): Printed {
  const wordsOf = wordsAt(table)
  const known = new Map<string, Component>()
  return (id) => {
    const words = known.get(id) ?? wordsOf(id)
    known.set(id, words)
    return words
  }
}

/** Goods as a list that can be said. */
function amounts(goods: Goods): Message | readonly Message[] {
  const parts = Object.entries(goods).filter(([, n]) => n > 0)
  if (parts.length === 0) return message('amount.nothing')
  return parts.map(([kind, n]) => dynamicMessage(`amount.${kind}`, { n }))
}

/** The section by its place in its tower. */
export function sectionName(view: View, section: number): Message {
  const tower = view.towers.findIndex((each) => each.some((part) => part.section === section))
  const level = view.towers[tower]?.findIndex((part) => part.section === section) ?? -1
  return sectionIn(tower + 1, level + 1, view.towers[tower]?.length ?? 0)
}

const sectionOf = (view: View, section: number): SectionView | undefined =>
  view.towers.flat().find((part) => part.section === section)

/** Everything about a section, for those who hear it. */
export function sectionLabel(view: View, say: Translator, names: readonly string[]) {
  return (section: number): string => {
    const part = sectionOf(view, section)
    if (part === undefined) return ''
    const { owner, finished, missing, cost, recognition, rubles } = part
    const params = {
      section: sectionName(view, section),
      owner: names[owner] ?? '',
      cost: amounts(cost),
      missing: amounts(missing),
      recognition: message('amount.recognition', { n: recognition }),
      rubles: message('amount.ruble', { n: rubles }),
    }
    const progress = finished ? 'finished' : owner >= 0 ? 'claimed' : 'planned'
    return say(message(`board.section.${progress}`, params))
  }
}

/** What things at the market are called. */
export function marketLabels(view: View, say: Translator, printed: Printed): MarketLabels {
  const spaceOf = (die: Die): number =>
    view.market.findIndex(({ dice }) => dice.some((each) => each.die === die))
  const goods = (space: number): Message =>
    printed(view.market[space]?.tile ?? '').effects[0] ?? message('amount.nothing')
  return {
    die: (die) => {
      const space = spaceOf(die)
      const value = view.market[space]?.dice.find((each) => each.die === die)?.value ?? 0
      return say(
        message('board.die', {
          die: message('board.dieShows', { die: message(`die.${die}`), value }),
          space: spaceNumber(space),
          goods: goods(space),
        }),
      )
    },
    space: (space) =>
      say(
        message('board.space', {
          space: spaceNumber(space),
          goods: goods(space),
          n: view.market[space]?.dice.length ?? 0,
        }),
      ),
    action: (id) => {
      const card = id.slice(0, -1)
      const effects = printed(card).effects
      const index = actionIndex(id)
      return say(
        message('board.action', {
          card: printed(card).name,
          effect: effects[index] ?? effects[0] ?? message('amount.nothing'),
        }),
      )
    },
    card: (card) => {
      const { name, effects } = printed(card)
      return say(message('board.card', { card: name, effects }))
    },
    full: (dice) => `${dice}/3`,
  }
}

/** Actions are named after their card, with a letter. */
const actionIndex = (id: string): number => Math.max(0, id.charCodeAt(id.length - 1) - 97)
