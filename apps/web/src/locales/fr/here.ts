import type { Here } from '../parts.ts'

/** Les tables sur cet appareil. */
export const here = {
  'here.mark': 'Sur cet appareil',
  'here.note': 'Sur cet appareil : enregistrée dans ce navigateur, sans besoin de réseau.',
  'here.continued': 'suite d’une autre partie',
  'here.continuedMore':
    'Sur cet appareil. Cette partie en continue une autre avec un nouveau hasard : elle reste ici et ne peut pas aller sur le serveur.',
  'here.games': 'Sur cet appareil',
  'here.gamesMore': 'Enregistrées dans ce navigateur seulement : ce que vous supprimez est perdu.',
  'here.result': 'Résultat',
  'here.resultOf': 'Résultat de {title}, {date}',
  'here.remove': 'Supprimer',
  'here.removeOf': 'Supprimer {title}, {date}',
  'here.putThere': 'La mettre sur le serveur',
  'here.put': 'L’ouvrir sur le serveur',
  'here.brought': 'apportée, pas jouée ici',
  'here.broughtMore':
    'Jouée sur un appareil et apportée ici. Le serveur a vérifié que tout découle de ses règles et de son hasard.',
  'here.where': 'Où l’on joue',
  'here.whereServer': 'Sur le serveur',
  'here.whereHere': 'Sur cet appareil',
  'here.whereMore':
    'Sans réseau : contre des adversaires, contre Ivan ou à plusieurs sur cet écran. Tout est enregistré dans ce navigateur.',
  'here.hand': 'Laisser un bot jouer pour {name}',
  'here.reclaim': '{name} reprend le jeu',
  'curtain.pass': 'Passez l’écran à {name}',
  'curtain.down': 'Le rideau est tiré',
  'curtain.hint':
    'Une partie de cette table n’est destinée qu’à une paire d’yeux. Tant que personne n’ouvre, elle montre ce que tous peuvent voir.',
  'curtain.open': 'Je suis {name}',
  'curtain.looks': '{name} regarde.',
  'curtain.close': 'Tirer le rideau',
} satisfies Here
