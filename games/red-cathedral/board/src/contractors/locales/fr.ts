import type { Translation } from '@guildhall/texts'
import type { contractorsEnglish } from './en.ts'

/** The words on and about the pieces of the Contractors, in French. */
export const words = {
  'board.tab.duchy': 'Carte',
  'board.duchy': 'Le Grand-Duché',
  'board.duchy.north': 'N',
  'board.duchy.bag': '{n} dans le sac',
  'board.duchy.shut': 'fermée',
  'board.duchy.open':
    '{city}, ouverte tant que T{tower} n’est pas achevée. Un entrepreneur coûte {price}. Sur place : {there}. Spécialistes à côté : {finds}.',
  'board.duchy.closed': '{city}, fermée avec T{tower}. Sur place : {there}.',
  'board.duchy.closedAtStart': '{city}, fermée toute la partie.',
  'board.duchy.marker': '{about} Le marqueur de ville d’Ivan se trouve ici.',
  'board.duchy.nobody': 'personne',
  'board.duchy.there': '{who}, entrepreneurs : {n}',
  'board.duchy.worth':
    '{who}, entrepreneurs : {n}, fois bannières dans la tour : {banners} ; reconnaissance : {points}',
  'board.duchy.noSpecialist': 'personne sur {space}',
  'board.duchy.waiting': '{space} : {who}',
  'board.duchy.tile': '{city} ferme quand T{tower} est achevée',
  'board.specialist': '{name} ({tool}) : {effect}',
  'board.specialist.none': 'aucun spécialiste',
  'board.extension': 'Extension',
  'board.extension.contractors': 'Entrepreneurs',
  'board.extension.permits': 'Permis',
  'board.contractors': 'entrepreneurs à envoyer : {n}',
  'board.bonus': 'Le prochain entrepreneur découvre : {what}',
  'board.buyPermit': 'Céder 1 point de prestige contre un permis',
  'board.tools': 'Outils : {tools}',
  'board.tool': '{n} × {tool}',
  'board.hint.hire': 'Ou envoyez un entrepreneur dans une ville.',
  'board.hint.specialist': 'Choisissez un spécialiste à côté de cette ville : {city}.',
  'board.plan.hire': 'Engager',
  'board.plan.bonus': 'Bonus',
  'board.plan.specialist': 'Qui',
  'board.plan.wage': 'Salaire',
  'board.plan.letGo': 'laisser partir',
} satisfies Translation<typeof contractorsEnglish>
