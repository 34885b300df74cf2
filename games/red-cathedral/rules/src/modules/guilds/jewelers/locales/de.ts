import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Jewelers in German. */
export const texts = {
  'event.diamondDelivered': '{who} liefert 1 Diamanten an {section}; er ersetzt: {material}.',
  'event.decoratedWith':
    '{who} verziert {section}: {ornament} {jewels}, {n} Prestige (bezahlt: {goods}).',

  'choice.deliverDiamond': '1 Diamanten an {section} liefern (ersetzt: {material})',
  'choice.decorateWith': '{section} verzieren: {ornament} {jewels} (Preis: {goods})',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  Jewelers: 'Juweliere',

  'Cutting room': 'Schleifstube',
  'Polishing wheel': 'Polierscheibe',
  'Court jeweler': 'Hofjuwelier',
}
