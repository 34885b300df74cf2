import type { Translation } from '@guildhall/texts'
import type { device as english } from '../en/device.ts'

export const device = {
  'device.mark': 'Sur cet appareil',
  'device.note': 'Sur cet appareil : enregistrée dans ce navigateur, jouable hors ligne.',
  'device.forked': 'suite d’une autre partie',
  'device.forkedMore':
    'Sur cet appareil. Cette partie en continue une autre avec de nouveaux dés : elle ne peut pas être envoyée.',
  'device.games': 'Sur cet appareil',
  'device.gamesMore': 'Enregistrées seulement dans ce navigateur. Une partie supprimée est perdue.',
  'device.result': 'Résultat',
  'device.resultOf': 'Résultat de {title}, {date}',
  'device.remove': 'Supprimer',
  'device.removeOf': 'Supprimer {title}, {date}',
  'device.upload': 'Envoyer au serveur',
  'device.uploaded': 'Ouvrir sur le serveur',
  'device.imported': 'envoyée, pas jouée ici',
  'device.importedMore':
    'Jouée sur un appareil puis envoyée. Le serveur a vérifié les règles et les dés.',
  'device.location': 'Où jouer',
  'device.locationServer': 'Sur le serveur',
  'device.locationDevice': 'Sur cet appareil',
  'device.locationMore':
    'Fonctionne hors ligne : contre des bots, contre Ivan ou à plusieurs sur cet appareil. Enregistrée dans ce navigateur.',
  'device.delegate': 'Laisser un bot jouer pour {name}',
  'device.reclaim': 'Rendre sa place à {name}',

  'passDevice.pass': 'Passe l’appareil à {name}',
  'passDevice.hidden': 'Caché',
  'passDevice.hint':
    'Chaque joueur a des informations secrètes. Choisis ton nom pour voir les tiennes.',
  'passDevice.reveal': 'Je suis {name}',
  'passDevice.viewing': 'Vue de {name}',
  'passDevice.hide': 'Cacher ma vue',
  'replay.notOver': 'Cette partie n’est pas finie. Tu pourras la revoir ensuite.',
} satisfies Translation<typeof english>
