import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Jewelers in German. */
export const texts = {
  'event.diamondDelivered': {
    select: 'who',
    forms: { you: 'Du lieferst 1 Diamanten an {section} (statt {material})' },
    other: '{who} liefert 1 Diamanten an {section} (statt {material})',
  },
  'event.decoratedWith': {
    select: 'who',
    forms: { you: 'Du verzierst {section}: {ornament} {jewels}, {gains} (Preis: {goods})' },
    other: '{who} verziert {section}: {ornament} {jewels}, {gains} (Preis: {goods})',
  },

  'choice.deliverDiamond': '1 Diamanten an {section} liefern (statt {material})',
  'choice.decorateWith': '{section} verzieren: {ornament} {jewels} (Preis: {goods})',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  Jewelers: 'Juweliere',

  'Cutting room': 'Schleifstube',
  'Polishing wheel': 'Polierscheibe',
  'Court jeweler': 'Hofjuwelier',
}
