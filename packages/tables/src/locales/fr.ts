import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'

/** The words of a table in French. */
export const catalogue = {
  'refused.started': 'La partie a déjà commencé.',
  'refused.notStarted': 'La partie n’a pas encore commencé.',
  'refused.ended': 'Cette table est fermée.',
  'refused.notHost': 'Seule la personne qui a ouvert la table peut le faire.',
  'refused.notSeated': 'Vous n’avez pas de place à cette table.',
  'refused.noSuchSeat': 'Cette place n’existe pas.',
  'refused.seatTaken': 'Cette place est prise.',
  'refused.full': 'Toutes les places sont prises.',
  'refused.seatsFree': 'Il reste des places libres.',
  'refused.nobody': 'Il faut au moins une personne à la table.',
  'refused.notYourSeat': 'Ce n’est pas votre place.',
  'refused.notYourTurn': 'Ce n’est pas à vous de décider.',
  'refused.botPlays': 'Un bot joue à cette place.',
  'refused.botFinishes': 'Votre temps s’est écoulé deux fois : le bot termine ce tour.',
  'refused.youPlay': 'C’est vous qui jouez à cette place.',
  'refused.soAlready': 'C’est déjà le cas.',
  'refused.unknownBot': 'Ce bot n’existe pas : {bot}.',
  'refused.nothingToUndo':
    'Vous ne pouvez pas revenir si loin : un lancer, une pioche ou une réponse a eu lieu depuis.',
  'refused.noProposal': 'Rien n’est proposé.',
  'refused.proposalOpen': 'Une autre proposition est en cours.',
  'refused.answered': 'Vous avez déjà répondu.',
  'refused.tooFarBack': {
    plural: 'steps',
    one: 'La partie ne compte que {steps} étape.',
    many: 'La partie ne compte que {steps} d’étapes.',
    other: 'La partie ne compte que {steps} étapes.',
  },
  'refused.notWaiting': {
    plural: 'minutes',
    one: 'À une table sans pendule, un bot ne remplace quelqu’un d’autre qu’après {minutes} minute d’attente.',
    many: 'À une table sans pendule, un bot ne remplace quelqu’un d’autre qu’après {minutes} de minutes d’attente.',
    other:
      'À une table sans pendule, un bot ne remplace quelqu’un d’autre qu’après {minutes} minutes d’attente.',
  },
  'refused.othersDecide': 'Pendant la partie, les autres doivent être d’accord : proposez-le.',
  'refused.noHints': 'Il n’y a pas de conseils à cette table.',
  'refused.notOver': 'La partie n’est pas encore finie.',
  'refused.stale': 'La table a changé depuis que vous l’avez vue.',
  'refused.ahead': 'La table n’en est pas encore là.',
  'refused.busy': 'Le serveur est occupé. Réessayez dans un instant.',
  'refused.storage': 'L’enregistrement a échoué. Rien n’a changé ; réessayez dans un instant.',
  'refused.uncertain': 'On ne sait pas encore si cela a été enregistré. Réessayez dans un instant.',
  'refused.fault': 'Une erreur s’est produite ici. Rien n’a changé.',
  'refused.setAside':
    'Cette table a un problème et a été mise de côté ; la personne qui gère le serveur peut vous aider.',
  'refused.noTable': 'Cette table n’existe pas.',
  'refused.moved': 'Un autre serveur dirige maintenant cette table. Réessayez dans un instant.',
} satisfies Translation<typeof english>
