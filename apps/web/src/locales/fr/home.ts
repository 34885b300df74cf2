import type { Translation } from '@guildhall/texts'
import type { home as english } from '../en/home.ts'

export const home = {
  'game.red-cathedral': 'La Cathédrale rouge',
  'game.red-cathedral.line':
    'Déplace les dés autour du marché, récolte des matériaux et bâtis les tours de la cathédrale.',
  'game.craftsmen-builders': 'Craftsmen & Builders',
  'game.craftsmen-builders.line':
    'Envoie tes ouvriers, empile des bâtiments jusqu’aux châteaux et recrute des artisans pour la manche suivante.',

  'home.title': 'Accueil',
  'home.heading': 'Bâtis la Cathédrale rouge',
  'home.pitch':
    'Déplace les dés, récolte des matériaux et revendique des sections des tours. Joue en solo, entre amis ou contre des bots.',
  'home.playNow': 'Jouer maintenant',
  'home.makeTable': 'Créer une table',
  'home.play': 'Jouer à {game}',
  'home.howToPlay': 'Comment veux-tu jouer ?',
  'home.duel': '1 adversaire',
  'home.three': '2 adversaires',
  'home.solo': 'En solo contre Ivan',
  'home.picture': 'Une cathédrale de brique aux nombreux bulbes tous différents',
  'home.myTables': 'Mes tables',
  'home.waiting': {
    plural: 'n',
    one: 'À toi de jouer à {n} table',
    many: 'À toi de jouer à {n} de tables',
    other: 'À toi de jouer à {n} tables',
  },
  'home.nobodyWaits': 'Aucun tour en attente',
  'home.resume': 'Reprendre : {title}',
  'home.resumeGo': 'Reprendre',
  'home.noTables': 'Aucune partie en cours.',
  'home.openTables': 'Tables ouvertes',
  'home.noOpenTables':
    'Aucune table ouverte pour l’instant. Crées-en une pour que d’autres la rejoignent.',
  'home.sitDown': 'Rejoindre',
  'home.sitDownAt': 'Rejoindre {title}',
  'home.seatsTaken': '{taken} places sur {players}',
  'home.listFailed': 'Impossible de charger les tables.',
  'home.yourTurn': 'À toi de jouer',
  'home.notStarted': {
    plural: 'n',
    one: '{n} place libre',
    many: '{n} de places libres',
    other: '{n} places libres',
  },
  'home.readyToStart': 'Prête à commencer',
  'home.theirTurn': 'En attente des autres',
  'home.justBegun': 'Vient de commencer',
  'home.turn': 'Tour {n}',
  'home.timeLeft': 'reste {time}',

  'guest.names':
    'Maçon rapide, Sculpteur patient, Plombier joyeux, Vitrier discret, Charpentier hardi, Couvreur matinal, Arpenteur avisé, Peintre aimable, Menuisier malin, Tuilier radieux, Forgeron tranquille, Dessinateur curieux, Cordiste intrépide, Tailleur généreux, Briqueteur chanceux, Doreur agile',
} satisfies Translation<typeof english>
