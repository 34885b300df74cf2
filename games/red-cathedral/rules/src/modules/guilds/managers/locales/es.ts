/** The names on the cards of the Managers in Spanish. */
export const names = {
  Managers: 'Administradores',

  'Stock ledger': 'Libro de existencias',
  'Cash ledger': 'Libro de caja',
  'Jewel ledger': 'Libro de gemas',
}
