import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Jewelers in French. */
export const texts = {
  'event.diamondDelivered': {
    select: 'who',
    forms: { you: 'Tu livres 1 diamant à {section} (à la place de {material})' },
    other: '{who} livre 1 diamant à {section} (à la place de {material})',
  },
  'event.decoratedWith': {
    select: 'who',
    forms: { you: 'Tu décores {section} : {ornament} {jewels}, {gains} (prix : {goods})' },
    other: '{who} décore {section} : {ornament} {jewels}, {gains} (prix : {goods})',
  },

  'choice.deliverDiamond': 'Livrer 1 diamant à {section} (à la place de {material})',
  'choice.decorateWith': 'Décorer {section} : {ornament} {jewels} (prix : {goods})',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  Jewelers: 'Joailliers',

  'Cutting room': 'Salle de taille',
  'Polishing wheel': 'Meule à polir',
  'Court jeweler': 'Joaillier de la cour',
}
