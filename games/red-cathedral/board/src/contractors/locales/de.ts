import type { Translation } from '@guildhall/texts'
import type { contractorsEnglish } from './en.ts'

/** The words on and about the pieces of the Contractors, in German. */
export const words = {
  'board.tab.duchy': 'Karte',
  'board.duchy': 'Das Großfürstentum',
  'board.duchy.north': 'N',
  'board.duchy.bag': '{n} im Beutel',
  'board.duchy.shut': 'zu',
  'board.duchy.open':
    '{city}, offen, bis T{tower} fertig ist. Ein Bauunternehmer kostet {price}. Dort: {there}. Spezialisten daneben: {finds}.',
  'board.duchy.closed': '{city}, geschlossen mit T{tower}. Dort: {there}.',
  'board.duchy.closedAtStart': '{city}, das ganze Spiel geschlossen.',
  'board.duchy.marker': '{about} Hier steht Iwans Stadtmarker.',
  'board.duchy.nobody': 'niemand',
  'board.duchy.there': {
    plural: 'n',
    one: '{who} mit {n} Bauunternehmer',
    other: '{who} mit {n} Bauunternehmern',
  },
  'board.duchy.worth': {
    plural: 'n',
    one: '{who} mit {n} Bauunternehmer, mal {banners} Banner im Turm: {points} Anerkennung',
    other: '{who} mit {n} Bauunternehmern, mal {banners} Banner im Turm: {points} Anerkennung',
  },
  'board.duchy.noSpecialist': 'niemand auf {space}',
  'board.duchy.waiting': '{space}: {who}',
  'board.duchy.tile': '{city} wird geschlossen, wenn T{tower} fertig ist',
  'board.specialist': '{name} ({tool}): {effect}',
  'board.specialist.none': 'kein Spezialist',
  'board.extension': 'Zusatztableau',
  'board.extension.contractors': 'Bauunternehmer',
  'board.extension.permits': 'Genehmigungen',
  'board.contractors': 'noch {n} Bauunternehmer',
  'board.bonus': 'Der nächste Bauunternehmer deckt auf: {what}',
  'board.buyPermit': '1 Prestige für eine Genehmigung abgeben',
  'board.tools': 'Werkzeuge: {tools}',
  'board.tool': '{n} × {tool}',
  'board.hint.hire': 'Oder schick einen Bauunternehmer in eine Stadt.',
  'board.hint.specialist': 'Wähl einen Spezialisten neben {city}.',
  'board.plan.hire': 'Stadt',
  'board.plan.bonus': 'Bonus',
  'board.plan.specialist': 'Wer',
  'board.plan.wage': 'Lohn',
  'board.plan.letGo': 'gehen lassen',
} satisfies Translation<typeof contractorsEnglish>
