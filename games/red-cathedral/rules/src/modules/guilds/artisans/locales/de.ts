import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Artisans in German. */
export const texts = {
  'effect.activate.same': 'dasselbe Werkstattplättchen {n}-mal nutzen',
  'effect.activate.different': '{n} verschiedene Werkstattplättchen nutzen',
  'effect.activateOther': '1 fremdes Werkstattplättchen nutzen',

  'event.tileLent': {
    select: 'who',
    forms: { you: 'Du nutzt {workshop} von {owner} ({tile})' },
    other: '{who} nutzt {workshop} von {owner:dat} ({tile})',
  },

  'choice.activateOther': '{workshop:label} von {who} nutzen: {tile}',

  'refusal.sameTile': 'Nutze beide Male dasselbe Plättchen.',
  'refusal.differentTile': 'Nutze verschiedene Plättchen.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  Artisans: 'Kunsthandwerker',

  'Lent hands': 'Geliehene Hände',
  'Long shift': 'Lange Schicht',
  'Two benches': 'Zwei Werkbänke',
}
