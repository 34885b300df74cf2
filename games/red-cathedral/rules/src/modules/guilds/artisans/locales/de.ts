import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Artisans in German. */
export const texts = {
  'effect.activate.same': 'dasselbe Werkstattplättchen {n}-mal aktivieren',
  'effect.activate.different': '{n} verschiedene Werkstattplättchen aktivieren',
  'effect.activateOther': 'ein fremdes Werkstattplättchen aktivieren',

  'event.tileLent': '{who} aktiviert {workshop} von {owner}: {tile}.',

  'choice.activateOther': '{workshop:label} von {who} aktivieren: {tile}',

  'refusal.sameTile': 'Es muss beide Male dasselbe Plättchen sein.',
  'refusal.differentTile': 'Es müssen verschiedene Plättchen sein.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  Artisans: 'Kunsthandwerker',

  'Lent hands': 'Geliehene Hände',
  'Long shift': 'Lange Schicht',
  'Two benches': 'Zwei Werkbänke',
}
