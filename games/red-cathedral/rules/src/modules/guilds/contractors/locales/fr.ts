/** The names on the cards of the guild of the Contractors in French. */
export const names = {
  Contractors: 'Entrepreneurs',

  'Hiring hall': 'Bureau d’embauche',
  'Wage book': 'Livre de paie',
  'Shared road': 'Route partagée',
}
