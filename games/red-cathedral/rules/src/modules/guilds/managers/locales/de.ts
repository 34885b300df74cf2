/** The names on the cards of the Managers in German. */
export const names = {
  Managers: 'Verwalter',

  'Stock ledger': 'Lagerbuch',
  'Cash ledger': 'Kassenbuch',
  'Jewel ledger': 'Juwelenbuch',
}
