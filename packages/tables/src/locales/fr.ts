import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'

/** The words of a table in French. */
export const catalogue = {
  'refused.started': 'La partie a déjà commencé.',
  'refused.notStarted': 'La partie n’a pas encore commencé.',
  'refused.ended': 'Cette table est fermée.',
  'refused.notHost': 'Seul l’hôte peut le faire.',
  'refused.notSeated': 'Tu n’as pas de place à cette table.',
  'refused.noSuchSeat': 'Cette place n’existe pas.',
  'refused.seatTaken': 'Cette place est prise.',
  'refused.full': 'Toutes les places sont prises.',
  'refused.seatsFree': 'Il reste des places libres.',
  'refused.nobody': 'Il faut au moins une personne à la table.',
  'refused.notYourSeat': 'Ce n’est pas ta place.',
  'refused.notYourTurn': 'Ce n’est pas ton tour.',
  'refused.botPlays': 'Un bot joue à cette place.',
  'refused.botFinishes': 'Ton temps s’est écoulé deux fois : un bot termine ce tour.',
  'refused.youPlay': 'Tu joues déjà toi-même à cette place.',
  'refused.soAlready': 'Aucun changement.',
  'refused.unknownBot': 'Bot inconnu : {bot}.',
  'refused.nothingToUndo':
    'Impossible d’annuler au-delà d’un lancer, d’une pioche ou d’un coup adverse.',
  'refused.noProposal': 'Aucune proposition en cours.',
  'refused.proposalOpen': 'Une autre proposition est en cours.',
  'refused.answered': 'Tu as déjà répondu.',
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
  'refused.othersDecide': 'Pendant la partie, les autres doivent être d’accord. Propose-le-leur.',
  'refused.noHints': 'Les conseils sont désactivés à cette table.',
  'refused.notOver': 'La partie n’est pas encore finie.',
  'refused.stale': 'La table a changé entre-temps. Regarde et rejoue ton coup.',
  'refused.ahead': 'La table n’en est pas encore là. Recharge la page.',
  'refused.busy': 'Le serveur est occupé. Réessaie dans un instant.',
  'refused.storage': 'L’enregistrement a échoué. Rien n’a changé ; réessaie dans un instant.',
  'refused.uncertain': 'On ne sait pas encore si cela a été enregistré. Réessaie dans un instant.',
  'refused.fault': 'Une erreur s’est produite. Rien n’a changé ; réessaie.',
  'refused.setAside':
    'Cette table a une erreur et est bloquée. Demande de l’aide à l’administrateur du serveur.',
  'refused.noTable': 'Cette table n’existe pas.',
  'refused.moved': 'Cette table a changé de serveur. Réessaie dans un instant.',
} satisfies Translation<typeof english>
