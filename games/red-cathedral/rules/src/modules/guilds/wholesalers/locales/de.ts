import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Wholesalers in German. */
export const texts = {
  'effect.market.free': {
    plural: 'n',
    one: 'eine weitere Marktaktion',
    other: '{n} weitere Marktaktionen',
  },
  'effect.market.same': 'eine Marktaktion {n}-mal',
  'effect.market.different': '{n} verschiedene Marktaktionen',

  'question.market-again': 'welche Marktaktion du noch einmal ausführst',

  'choice.marketAgain.obtain': 'Noch einmal Ressourcen nehmen',
  'choice.marketAgain.influence': 'Noch einmal eine Einflusskarte nutzen',
  'choice.marketAgain.workshop': 'Noch einmal die Werkstatt nutzen',

  'refusal.marketFirst': 'Führe zuerst mindestens eine Marktaktion aus.',
  'refusal.sameAction': 'Es muss noch einmal dieselbe Marktaktion sein.',
  'refusal.differentAction': 'Es muss eine andere Marktaktion sein.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  Wholesalers: 'Großhändler',

  'Bulk order': 'Großbestellung',
  'Standing order': 'Dauerbestellung',
  'Mixed order': 'Gemischte Bestellung',
}
