import type { Translation } from '@guildhall/texts'
import type { device as english } from '../en/device.ts'

export const device = {
  'device.mark': 'Sur cet appareil',
  'device.note': 'Sur cet appareil : enregistrée dans ce navigateur, sans besoin de réseau.',
  'device.forked': 'suite d’une autre partie',
  'device.forkedMore':
    'Sur cet appareil. Cette partie en continue une autre avec un nouveau hasard : elle reste ici et ne peut pas aller sur le serveur.',
  'device.games': 'Sur cet appareil',
  'device.gamesMore':
    'Enregistrées dans ce navigateur seulement : ce que vous supprimez est perdu.',
  'device.result': 'Résultat',
  'device.resultOf': 'Résultat de {title}, {date}',
  'device.remove': 'Supprimer',
  'device.removeOf': 'Supprimer {title}, {date}',
  'device.upload': 'La mettre sur le serveur',
  'device.uploaded': 'L’ouvrir sur le serveur',
  'device.imported': 'apportée, pas jouée ici',
  'device.importedMore':
    'Jouée sur un appareil et apportée ici. Le serveur a vérifié que tout découle de ses règles et de son hasard.',
  'device.location': 'Où l’on joue',
  'device.locationServer': 'Sur le serveur',
  'device.locationDevice': 'Sur cet appareil',
  'device.locationMore':
    'Sans réseau : contre des adversaires, contre Ivan ou à plusieurs sur cet écran. Tout est enregistré dans ce navigateur.',
  'device.delegate': 'Laisser un bot jouer pour {name}',
  'device.reclaim': '{name} reprend le jeu',

  'passDevice.pass': 'Passez l’écran à {name}',
  'passDevice.hidden': 'Le rideau est tiré',
  'passDevice.hint':
    'Une partie de cette table n’est destinée qu’à une paire d’yeux. Tant que personne n’ouvre, elle montre ce que tous peuvent voir.',
  'passDevice.reveal': 'Je suis {name}',
  'passDevice.viewing': '{name} regarde.',
  'passDevice.hide': 'Tirer le rideau',
  'replay.notOver': 'Cette partie n’est pas finie. On pourra la revoir ensuite.',
} satisfies Translation<typeof english>
