import type { Translation } from '@guildhall/texts'
import type { playing as english } from '../en/playing.ts'

export const playing = {
  'table.yourTurn': 'À vous de jouer, {name}',
  'table.theirTurn': '{name} réfléchit',
  'table.over': 'La partie est finie',
  'table.log': 'Journal',
  'table.noPage': 'Ce jeu n’a pas encore de page. On peut y jouer dans le terminal.',
  'table.result': 'Voir le résultat',

  'confirm.title': 'C’est sûr ?',
  'confirm.text': 'On ne pourra pas revenir en arrière.',
  'confirm.yes': 'Le faire',
  'confirm.no': 'Pas encore',

  'clock.left': 'reste {time}',
  'clock.days': { plural: 'n', one: '{n} jour', many: '{n} de jours', other: '{n} jours' },

  'menu.title': 'À cette table',
  'menu.delegate': 'Laisser un bot jouer pour moi',
  'menu.reclaim': 'Reprendre le jeu',
  'menu.takeBack': 'Demander aux autres d’annuler la dernière étape',
  'menu.end': 'Proposer de finir la partie',
  'menu.leave': 'Partir : {name} continue pour moi',
  'menu.report': 'Copier ce qu’il faut pour signaler une erreur',
  'menu.reported': 'Copié. Collez-le dans votre signalement.',
  'menu.reportByHand': 'Mettez ceci dans votre signalement :',
  'menu.close': 'Fermer la table sans résultat',

  'proposal.takeBack': '{name} demande d’annuler quelque chose.',
  'proposal.pace': '{name} propose un autre rythme.',
  'proposal.end': '{name} propose de finir la partie sans résultat.',
  'proposal.standIn': '{name} propose qu’un bot assure le remplacement.',
  'proposal.waiting': 'La question est posée aux autres.',
  'proposal.agree': 'Accepter',
  'proposal.decline': 'Refuser',

  'why.title': 'Pourquoi pas ?',
  'why.close': 'Fermer',
  'why.clause': 'Règle {clause}',

  'chat.title': 'Discussion',
  'chat.message': 'Dites quelque chose…',
  'chat.send': 'Envoyer',

  'recap.title': 'Depuis votre tour',
  'recap.nothing': 'Il ne s’est rien passé depuis votre tour.',
  'recap.you': 'Cela vous concerne',
  'recap.step': '{n} sur {all}',
  'recap.next': 'Suivant',
  'recap.back': 'Précédent',
  'recap.all': 'Tout montrer',
  'recap.done': 'Compris',

  'ui.byWords': 'La partie en mots',
  'ui.typed': 'Tapez une commande, ou choisissez-en une',
  'ui.examples': 'Par exemple : {examples}',
  'ui.matching': { plural: 'n', one: '{n} choix', many: '{n} de choix', other: '{n} choix' },
  'ui.undo': 'Revenir d’un pas',
  'ui.takeOut': 'Retirer : {what}',
  'ui.startOver': 'Recommencer',
} satisfies Translation<typeof english>
