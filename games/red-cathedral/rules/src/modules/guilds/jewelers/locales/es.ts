import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Jewelers in Spanish. */
export const texts = {
  'event.diamondDelivered': {
    select: 'who',
    forms: { you: 'Entregas 1 diamante a {section} (en lugar de {material})' },
    other: '{who} entrega 1 diamante a {section} (en lugar de {material})',
  },
  'event.decoratedWith': {
    select: 'who',
    forms: { you: 'Decoras {section}: {ornament} {jewels}, {gains} (pago: {goods})' },
    other: '{who} decora {section}: {ornament} {jewels}, {gains} (pago: {goods})',
  },

  'choice.deliverDiamond': 'Entregar 1 diamante a {section} (en lugar de {material})',
  'choice.decorateWith': 'Decorar {section}: {ornament} {jewels} (pago: {goods})',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  Jewelers: 'Joyeros',

  'Cutting room': 'Sala de talla',
  'Polishing wheel': 'Rueda de pulir',
  'Court jeweler': 'Joyero de la corte',
}
