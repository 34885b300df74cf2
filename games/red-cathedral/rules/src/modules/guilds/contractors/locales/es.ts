/** The names on the cards of the guild of the Contractors in Spanish. */
export const names = {
  Contractors: 'Contratistas',

  'Hiring hall': 'Sala de contratación',
  'Wage book': 'Libro de salarios',
  'Shared road': 'Camino compartido',
}
