import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Wholesalers in German. */
export const texts = {
  'effect.market.free': {
    plural: 'n',
    one: '1 weitere Marktaktion',
    other: '{n} weitere Marktaktionen',
  },
  'effect.market.same': 'dieselbe Marktaktion {n}-mal',
  'effect.market.different': '{n} verschiedene Marktaktionen',

  'question.market-again': 'eine Marktaktion',

  'choice.marketAgain.obtain': 'Noch einmal vom Feld nehmen',
  'choice.marketAgain.influence': 'Noch einmal eine Einflussaktion nutzen',
  'choice.marketAgain.workshop': 'Noch einmal deine Werkstatt nutzen',

  'refusal.marketFirst': 'Führe zuerst mindestens 1 Marktaktion aus.',
  'refusal.sameAction': 'Wähle noch einmal dieselbe Marktaktion.',
  'refusal.differentAction': 'Wähle eine andere Marktaktion.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  Wholesalers: 'Großhändler',

  'Bulk order': 'Großbestellung',
  'Standing order': 'Dauerbestellung',
  'Mixed order': 'Gemischte Bestellung',
}
