import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Wholesalers in Spanish. */
export const texts = {
  'effect.market.free': {
    plural: 'n',
    one: 'una acción de mercado más',
    many: '{n} de acciones de mercado más',
    other: '{n} acciones de mercado más',
  },
  'effect.market.same': 'la misma acción de mercado {n} veces',
  'effect.market.different': '{n} acciones de mercado distintas',

  'question.market-again': 'qué acción de mercado repetir',

  'choice.marketAgain.obtain': 'Tomar recursos otra vez',
  'choice.marketAgain.influence': 'Usar otra vez una carta de influencia',
  'choice.marketAgain.workshop': 'Usar otra vez tu taller',

  'refusal.marketFirst': 'Realiza primero al menos una acción de mercado.',
  'refusal.sameAction': 'Tiene que ser otra vez la misma acción de mercado.',
  'refusal.differentAction': 'Tiene que ser otra acción de mercado.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  Wholesalers: 'Mayoristas',

  'Bulk order': 'Pedido al por mayor',
  'Standing order': 'Pedido fijo',
  'Mixed order': 'Pedido variado',
}
