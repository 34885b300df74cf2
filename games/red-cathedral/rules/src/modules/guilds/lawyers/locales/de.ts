/** The names on the cards of the Lawyers in German. */
export const names = {
  Lawyers: 'Advokaten',

  'Right of way': 'Wegerecht',
  'Title deed': 'Besitzurkunde',
  'Warehouse writ': 'Lagerschein',
}
