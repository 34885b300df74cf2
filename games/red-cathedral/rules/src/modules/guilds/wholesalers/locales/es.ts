import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Wholesalers in Spanish. */
export const texts = {
  'effect.market.free': {
    plural: 'n',
    one: '1 acción de mercado más',
    many: '{n} acciones de mercado más',
    other: '{n} acciones de mercado más',
  },
  'effect.market.same': 'la misma acción de mercado {n} veces',
  'effect.market.different': '{n} acciones de mercado distintas',

  'question.market-again': 'una acción de mercado',

  'choice.marketAgain.obtain': 'Tomar otra vez de la casilla',
  'choice.marketAgain.influence': 'Usar otra vez una acción de influencia',
  'choice.marketAgain.workshop': 'Usar otra vez tu taller',

  'refusal.marketFirst': 'Realiza primero al menos 1 acción de mercado.',
  'refusal.sameAction': 'Elige otra vez la misma acción de mercado.',
  'refusal.differentAction': 'Elige otra acción de mercado.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  Wholesalers: 'Mayoristas',

  'Bulk order': 'Pedido al por mayor',
  'Standing order': 'Pedido fijo',
  'Mixed order': 'Pedido variado',
}
