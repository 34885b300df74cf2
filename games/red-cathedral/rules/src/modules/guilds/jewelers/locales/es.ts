import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Jewelers in Spanish. */
export const texts = {
  'event.diamondDelivered': '{who} entrega 1 diamante a {section} en lugar de 1 {material}.',
  'event.decoratedWith': {
    plural: 'n',
    one: '{who} decora {section}: {ornament} {jewels}, {n} punto de prestigio (pago: {goods}).',
    many: '{who} decora {section}: {ornament} {jewels}, {n} de puntos de prestigio (pago: {goods}).',
    other: '{who} decora {section}: {ornament} {jewels}, {n} puntos de prestigio (pago: {goods}).',
  },

  'choice.deliverDiamond': 'Entregar 1 diamante a {section} en lugar de 1 {material}',
  'choice.decorateWith': 'Decorar {section}: {ornament} {jewels} (pago: {goods})',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  Jewelers: 'Joyeros',

  'Cutting room': 'Sala de talla',
  'Polishing wheel': 'Rueda de pulir',
  'Court jeweler': 'Joyero de la corte',
}
