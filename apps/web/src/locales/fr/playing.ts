import type { Translation } from '@guildhall/texts'
import type { playing as english } from '../en/playing.ts'

export const playing = {
  'table.yourTurn': 'À toi de jouer, {name}',
  'table.theirTurn': 'Au tour de {name}',
  'table.over': 'Partie terminée',
  'table.log': 'Journal',
  'table.noPage': 'Ce jeu ne se joue pas encore dans le navigateur. Joues-y dans le terminal.',
  'table.result': 'Voir le résultat',

  'confirm.title': 'C’est sûr ?',
  'confirm.text': 'Tu ne pourras pas annuler.',
  'confirm.yes': 'Confirmer',
  'confirm.no': 'Annuler',

  'clock.left': 'reste {time}',
  'clock.days': { plural: 'n', one: '{n} jour', many: '{n} de jours', other: '{n} jours' },

  'menu.title': 'Menu de la table',
  'menu.delegate': 'Laisser jouer un bot',
  'menu.reclaim': 'Reprendre ma place',
  'menu.takeBack': 'Demander d’annuler',
  'menu.end': 'Proposer de finir la partie',
  'menu.leave': 'Quitter la table ({name} prend le relais)',
  'menu.report': 'Signaler un bug',
  'menu.reported': 'Détails du bug copiés. Colle-les dans ton signalement.',
  'menu.reportByHand': 'Copie ceci dans ton signalement :',
  'menu.close': 'Fermer la table sans résultat',

  'proposal.takeBack': '{name} demande d’annuler.',
  'proposal.pace': '{name} propose une autre cadence.',
  'proposal.end': '{name} propose de finir la partie sans résultat.',
  'proposal.standIn': '{name} propose un autre bot remplaçant.',
  'proposal.waiting': 'En attente de la réponse des autres.',
  'proposal.agree': 'Accepter',
  'proposal.decline': 'Refuser',

  'why.title': 'Pourquoi pas ?',
  'why.close': 'Fermer',
  'why.clause': 'Règle {clause}',

  'chat.title': 'Chat',
  'chat.message': 'Message',
  'chat.send': 'Envoyer',

  'recap.title': 'Depuis ton dernier tour',
  'recap.nothing': 'Il ne s’est rien passé depuis ton dernier tour.',
  'recap.you': 'Ce qui te concerne',
  'recap.step': '{n} sur {all}',
  'recap.next': 'Suivant',
  'recap.back': 'Précédent',
  'recap.all': 'Tout montrer',
  'recap.done': 'Compris',

  'ui.byWords': 'Mode texte',
  'ui.typed': 'Tape ou choisis une commande',
  'ui.examples': 'Exemples : {examples}',
  'ui.matching': { plural: 'n', one: '{n} choix', many: '{n} de choix', other: '{n} choix' },
  'ui.undo': 'Annuler',
  'ui.takeOut': 'Annuler : {what}',
  'ui.startOver': 'Recommencer le tour',
} satisfies Translation<typeof english>
