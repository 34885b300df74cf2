import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Contractors in French. */
export const texts = {
  'component.extension': 'emplacement {place} de l’extension',
  'component.road': 'la route entre {cities}',

  'effect.useSpecialist': 'faire travailler votre spécialiste',
  'effect.count.ownContractors': '{gains} pour chacun de vos entrepreneurs sur le plateau',
  'effect.count.chosenContractors':
    '{gains} pour chaque entrepreneur d’un adversaire sur le plateau',

  'question.hire-specialist': 'quel spécialiste choisir',
  'question.hire-keep': 'garder le spécialiste ou non',

  'event.duchyLaid': 'Au-dessus des tours se trouvent, de gauche à droite : {cities}.',
  'event.permitBought': '{who} cède 1 point de prestige contre {n} permis.',
  'event.contractorSent': '{who} envoie un entrepreneur à {city} pour {permits} permis.',
  'event.specialistHired': {
    plural: 'rubles',
    one: '{who} engage un spécialiste pour {rubles} rouble : {specialist}.',
    many: '{who} engage un spécialiste pour {rubles} de roubles : {specialist}.',
    other: '{who} engage un spécialiste pour {rubles} roubles : {specialist}.',
  },
  'event.specialistLaidAside':
    '{who} met « {specialist} » de côté sans l’avoir utilisé ; la tuile compte comme outil : {tool}.',
  'event.specialistLaidAside.gone':
    '{who} laisse partir « {specialist} » sans l’avoir utilisé ; la tuile quitte le jeu.',
  'event.specialistDismissed': '{who} ne paie pas « {specialist} » ; la tuile quitte le jeu.',
  'event.specialistDrawn': '« {specialist} » sort du sac et va sur {space}.',
  'event.specialistUsed': '{who} fait travailler « {specialist} » et garde l’outil : {tool}.',
  'event.cityClosed': 'La tour T{tower} est achevée : {city} est fermée.',
  'event.cityClosed.scored': 'La tour T{tower} est achevée : {city} est fermée. {gains}.',
  'event.cityClosed.gain': {
    plural: 'n',
    one: '{who} gagne {n} point de reconnaissance',
    many: '{who} gagne {n} de points de reconnaissance',
    other: '{who} gagne {n} points de reconnaissance',
  },

  'score.tools': 'outils',

  'choice.hire': 'Envoyer un entrepreneur à {city} pour {permits} permis',
  'choice.chooseSpecialist': '{name} ({tool}) : {effect}',
  'choice.keepSpecialist': {
    plural: 'rubles',
    one: 'Garder « {name} » pour {rubles} rouble',
    many: 'Garder « {name} » pour {rubles} de roubles',
    other: 'Garder « {name} » pour {rubles} roubles',
  },
  'choice.dismissSpecialist': 'Ne pas payer « {name} », qui quitte le jeu',
  'choice.useSpecialist': 'Faire travailler « {name} » : {effect}',
  'choice.useSpecialist.none': 'Faire travailler votre spécialiste',
  'choice.buyPermit': 'Céder 1 point de prestige contre {n} permis',

  'refusal.noContractors': 'Cette table joue sans les Entrepreneurs.',
  'refusal.noContractorLeft': 'Vous n’avez plus d’entrepreneur à envoyer.',
  'refusal.cityClosed': 'Cette ville est fermée.',
  'refusal.tooFewPermits': 'Il faut {price} permis ; vous en avez {permits}.',
  'refusal.specialistChosen': 'Vous avez choisi un spécialiste : gardez-le ou laissez-le partir.',
  'refusal.contractorFirst': 'Envoyez d’abord un entrepreneur dans une ville.',
  'refusal.specialistFirst': 'Choisissez d’abord un spécialiste.',
  'refusal.noSpecialistThere': 'Il n’y a pas de spécialiste sur cette case.',
  'refusal.notNextToCity': 'Ce spécialiste n’est pas à côté de cette ville : {city}.',
  'refusal.notBlackDie': 'Un spécialiste ne travaille qu’après un déplacement du dé noir.',
  'refusal.noSpecialist': 'Vous n’avez pas de spécialiste.',
  'refusal.permitsFull': 'Vous pouvez avoir {most} permis au plus.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  'Black die': 'Dé noir',
  Scribe: 'Scribe',

  Moscow: 'Moscou',
  Vologda: 'Vologda',
  Suzdal: 'Souzdal',
  Ryazan: 'Riazan',
  Smolensk: 'Smolensk',
  Tver: 'Tver',

  Hammer: 'Marteau',
  Saw: 'Scie',
  Trowel: 'Truelle',
  Chisel: 'Ciseau',
  'Plumb line': 'Fil à plomb',
  Brush: 'Pinceau',

  Carpenter: 'Charpentier',
  Stonecutter: 'Tailleur de pierre',
  'Gem setter': 'Sertisseur',
  Paymaster: 'Trésorier',
  Notary: 'Notaire',
  'Bell founder': 'Fondeur de cloches',
  'Go-between': 'Intermédiaire',
  'Elder of the guilds': 'Doyen des guildes',
  Smith: 'Forgeron',
  Roofer: 'Couvreur',
  Bricklayer: 'Maçon',
  Salvager: 'Récupérateur',
  'Wood merchant': 'Marchand de bois',
  Quartermaster: 'Intendant',
  'Foreman of the forge': 'Maître de forge',
  'Master carver': 'Maître sculpteur',
  Gilder: 'Doreur',
  Lapidary: 'Lapidaire',
  Scaffolder: 'Échafaudeur',
  Paver: 'Paveur',
  Benefactor: 'Bienfaiteur',
  Surveyor: 'Arpenteur',
  'Court envoy': 'Envoyé de la cour',
}
