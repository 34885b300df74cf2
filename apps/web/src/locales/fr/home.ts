import type { Translation } from '@guildhall/texts'
import type { home as english } from '../en/home.ts'

export const home = {
  'game.red-cathedral': 'La Cathédrale rouge',
  'game.red-cathedral.line':
    'Déplacez les dés autour du marché, élevez les tours et marquez la cathédrale.',
  'game.craftsmen-builders': 'Craftsmen & Builders',
  'game.craftsmen-builders.line':
    'Envoyez des ouvriers, bâtissez maison sur maison et des châteaux par-dessus, en préparant la manche suivante.',

  'home.title': 'Accueil',
  'home.heading': 'Élevez la cathédrale rouge.',
  'home.pitch':
    'Déplacez les dés, remplissez l’inventaire, posez votre bannière sur les tours. En solo, entre amis ou contre les architectes de la maison.',
  'home.playNow': 'Jouer maintenant',
  'home.makeTable': 'Ouvrir une table',
  'home.play': 'Jouer à {game}',
  'home.howToPlay': 'Comment voulez-vous jouer ?',
  'home.duel': 'Un adversaire',
  'home.three': 'Deux adversaires',
  'home.solo': 'En solo contre Ivan',
  'home.picture': 'Une cathédrale de brique aux nombreux bulbes, tous différents',
  'home.myTables': 'Mes tables',
  'home.waiting': {
    plural: 'n',
    one: '{n} table vous attend',
    many: '{n} de tables vous attendent',
    other: '{n} tables vous attendent',
  },
  'home.nobodyWaits': 'Personne ne vous attend',
  'home.resume': 'Votre partie continue : {title}',
  'home.resumeGo': 'Continuer',
  'home.noTables':
    'Vous n’êtes encore à aucune table. Jouez, et les premières briques sont à vous.',
  'home.openTables': 'Tables ouvertes',
  'home.noOpenTables':
    'Personne d’autre n’a de table ouverte pour l’instant. Ouvrez-en une, et quelqu’un viendra peut-être.',
  'home.sitDown': 'S’asseoir',
  'home.sitDownAt': 'S’asseoir à la table « {title} »',
  'home.seatsTaken': '{taken} places sur {players}',
  'home.listFailed': 'Les tables n’ont pas pu être lues.',
  'home.yourTurn': 'À vous de jouer',
  'home.notStarted': {
    plural: 'n',
    one: '{n} place est libre',
    many: '{n} de places sont libres',
    other: '{n} places sont libres',
  },
  'home.readyToStart': 'Tout le monde est là',
  'home.theirTurn': 'Aux autres de jouer',
  'home.justBegun': 'Tout juste commencée',
  'home.turn': 'Tour {n}',
  'home.timeLeft': 'reste {time}',

  'guest.names':
    'Maçon rapide, Sculpteur patient, Plombier joyeux, Vitrier discret, Charpentier hardi, Couvreur matinal, Arpenteur avisé, Peintre aimable, Menuisier malin, Tuilier radieux, Forgeron tranquille, Dessinateur curieux, Cordiste intrépide, Tailleur généreux, Briqueteur chanceux, Doreur agile',
} satisfies Translation<typeof english>
