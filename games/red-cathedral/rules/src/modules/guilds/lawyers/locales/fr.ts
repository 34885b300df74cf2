/** The names on the cards of the Lawyers in French. */
export const names = {
  Lawyers: 'Avocats',

  'Right of way': 'Droit de passage',
  'Title deed': 'Titre de propriété',
  'Warehouse writ': 'Bon d’entrepôt',
}
