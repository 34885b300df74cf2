/** The names on the cards of the guild of the Contractors in German. */
export const names = {
  Contractors: 'Bauunternehmer',

  'Hiring hall': 'Anwerbehalle',
  'Wage book': 'Lohnbuch',
  'Shared road': 'Gemeinsamer Weg',
}
