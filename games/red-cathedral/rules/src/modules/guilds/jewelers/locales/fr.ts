import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Jewelers in French. */
export const texts = {
  'event.diamondDelivered': '{who} livre 1 diamant à {section} à la place de 1 {material}.',
  'event.decoratedWith': {
    plural: 'n',
    one: '{who} décore {section} : {ornament} {jewels}, {n} point de prestige (payé : {goods}).',
    many: '{who} décore {section} : {ornament} {jewels}, {n} de points de prestige (payé : {goods}).',
    other: '{who} décore {section} : {ornament} {jewels}, {n} points de prestige (payé : {goods}).',
  },

  'choice.deliverDiamond': 'Livrer 1 diamant à {section} à la place de 1 {material}',
  'choice.decorateWith': 'Décorer {section} : {ornament} {jewels} (prix : {goods})',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  Jewelers: 'Joailliers',

  'Cutting room': 'Salle de taille',
  'Polishing wheel': 'Meule à polir',
  'Court jeweler': 'Joaillier de la cour',
}
