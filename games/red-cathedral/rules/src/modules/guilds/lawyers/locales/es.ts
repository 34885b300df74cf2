/** The names on the cards of the Lawyers in Spanish. */
export const names = {
  Lawyers: 'Abogados',

  'Right of way': 'Derecho de paso',
  'Title deed': 'Título de propiedad',
  'Warehouse writ': 'Orden de depósito',
}
