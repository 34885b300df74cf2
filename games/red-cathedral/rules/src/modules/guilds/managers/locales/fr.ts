/** The names on the cards of the Managers in French. */
export const names = {
  Managers: 'Gérants',

  'Stock ledger': 'Registre des stocks',
  'Cash ledger': 'Livre de caisse',
  'Jewel ledger': 'Registre des gemmes',
}
