import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Contractors in French. */
export const texts = {
  'component.extension': 'extension, emplacement {place}',
  'component.road': 'la route entre {cities}',

  'effect.useSpecialist': 'utiliser ton spécialiste',
  'effect.count.ownContractors': '{gains} par entrepreneur à toi sur le plateau',
  'effect.count.chosenContractors': '{gains} par entrepreneur d’un autre joueur sur le plateau',

  'question.hire-specialist': 'un spécialiste',
  'question.hire-keep': 'si tu paies le spécialiste',

  'event.duchyLaid': 'Villes au-dessus des tours, de gauche à droite : {cities}',
  'event.permitBought': {
    select: 'who',
    forms: { you: 'Tu paies 1 point de prestige pour {what}' },
    other: '{who} paie 1 point de prestige pour {what}',
  },
  'event.contractorSent': {
    select: 'who',
    forms: { you: 'Tu envoies un entrepreneur à {city} pour {cost}' },
    other: '{who} envoie un entrepreneur à {city} pour {cost}',
  },
  'event.specialistHired': {
    select: 'who',
    forms: { you: 'Tu engages « {specialist} » pour {cost}' },
    other: '{who} engage « {specialist} » pour {cost}',
  },
  'event.specialistLaidAside': {
    select: 'who',
    forms: { you: 'Tu renvoies « {specialist} » sans l’utiliser et gardes l’outil : {tool}' },
    other: '{who} renvoie « {specialist} » sans l’utiliser et garde l’outil : {tool}',
  },
  'event.specialistLaidAside.gone': {
    select: 'who',
    forms: { you: 'Tu renvoies « {specialist} » sans l’utiliser, hors du jeu' },
    other: '{who} renvoie « {specialist} » sans l’utiliser, hors du jeu',
  },
  'event.specialistDismissed': {
    select: 'who',
    forms: { you: 'Tu renvoies « {specialist} », hors du jeu' },
    other: '{who} renvoie « {specialist} », hors du jeu',
  },
  'event.specialistDrawn': '« {specialist} » sort du sac et va sur {space}',
  'event.specialistUsed': {
    select: 'who',
    forms: { you: 'Tu utilises « {specialist} » (outil : {tool})' },
    other: '{who} utilise « {specialist} » (outil : {tool})',
  },
  'event.cityClosed': 'La tour {tower} est achevée : {city} ferme',
  'event.cityClosed.scored': 'La tour {tower} est achevée : {city} ferme ({gains})',
  'event.cityClosed.gain': '{who} : {gains}',

  'score.tools': 'Outils',

  'choice.hire': 'Envoyer un entrepreneur à {city} pour {permits} permis',
  'choice.chooseSpecialist': 'Choisir « {name} » ({tool}) : {effect}',
  'choice.keepSpecialist': {
    plural: 'rubles',
    one: 'Garder « {name} » pour {rubles} rouble',
    many: 'Garder « {name} » pour {rubles} de roubles',
    other: 'Garder « {name} » pour {rubles} roubles',
  },
  'choice.dismissSpecialist': 'Renvoyer « {name} »',
  'choice.useSpecialist': 'Utiliser « {name} » : {effect}',
  'choice.useSpecialist.none': 'Utiliser ton spécialiste',
  'choice.buyPermit': 'Payer 1 point de prestige pour {n} permis',

  'refusal.noContractors': 'Cette table joue sans les Entrepreneurs.',
  'refusal.noContractorLeft': 'Tu n’as plus d’entrepreneur.',
  'refusal.cityClosed': 'Cette ville est fermée.',
  'refusal.tooFewPermits': 'Il te faut {price} permis ; tu en as {permits}.',
  'refusal.specialistChosen': 'Tu as déjà choisi un spécialiste : paie-le ou renvoie-le.',
  'refusal.contractorFirst': 'Envoie d’abord un entrepreneur dans une ville.',
  'refusal.specialistFirst': 'Choisis d’abord un spécialiste.',
  'refusal.noSpecialistThere': 'Il n’y a pas de spécialiste sur cette case.',
  'refusal.notNextToCity': 'Ce spécialiste n’est pas à côté de cette ville : {city}.',
  'refusal.notBlackDie': 'Tu ne peux utiliser un spécialiste qu’après avoir déplacé le dé noir.',
  'refusal.noSpecialist': 'Tu n’as pas de spécialiste.',
  'refusal.permitsFull': 'Tu peux avoir au plus {most} permis.',
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
