import type { Translation } from '@guildhall/texts'
import type { site as english } from '../en/site.ts'

export const site = {
  'site.name': 'Guildhall',
  'site.nav': 'Pages',
  'site.learn': 'Apprendre',
  'site.rules': 'Règles',
  'site.games': 'Mes parties',
  'site.settings': 'Réglages',
  'site.account': 'Compte',
  'site.signIn': 'Se connecter',
  'site.admin': 'Administration',
  'site.unofficial':
    'Une œuvre d’admirateurs, avec nos propres mots et dessins. Les jeux appartiennent à leurs auteurs et éditeurs, qui n’y ont pas part.',
  'site.version': 'Version {version}',

  'connection.lost': 'Pas de connexion. Nouvel essai…',
  'connection.outdated': 'Cette page est plus ancienne que le serveur.',
  'connection.signedOut': 'Votre session a pris fin.',
  'connection.reload': 'Recharger',
  'connection.offline':
    'Non connecté. Les tables de cet appareil continuent ; celles du serveur attendent.',

  'page.notFound': 'Cette page n’existe pas.',
  'page.notFoundMore': 'Le lien est peut-être ancien, ou il manque une lettre.',
  'page.loading': 'Un instant…',
  'page.failed': 'Cette page n’a pas pu être chargée. Êtes-vous en ligne ?',
  'page.again': 'Réessayer',
  'page.home': 'Accueil',
  'page.skip': 'Aller au contenu',
  'page.newVersion': 'Une nouvelle version est là.',
  'page.useNewVersion': 'Recharger',
  'page.later': 'Plus tard',
  'page.close': 'Fermer',
  'page.saved': 'Enregistré.',

  'failure.unreachable': 'Le serveur est injoignable. Rien n’a changé ; réessayez.',
  'failure.failed': 'Une erreur s’est produite sur le serveur. Réessayez dans un instant.',
  'failure.badRequest': 'Le serveur n’a pas pu lire cela. Vérifiez ce que vous avez écrit.',
  'failure.signIn': 'Dites d’abord qui vous êtes : un nom suffit.',
  'failure.accountNeeded': 'Il faut un compte pour cela.',
  'failure.notAllowed': 'C’est réservé aux administrateurs.',
  'failure.notFound': 'Cela n’existe plus.',
  'failure.tooMany': 'C’était trop souvent. Attendez un instant.',
  'failure.tooManyTables':
    'Vous avez trop de tables en cours. Terminez-en ou quittez-en quelques-unes.',
  'failure.emailTaken': 'Un compte existe avec cette adresse. Connectez-vous plutôt.',
  'failure.hasAccount': 'Vous avez déjà un compte.',
  'failure.wrong': 'Cette adresse et ce mot de passe ne vont pas ensemble.',
  'failure.badKey': 'Cette clé d’accès n’a pas été acceptée.',
  'failure.guessable':
    'Ce mot de passe serait vite deviné. Prenez-en un plus long, ou d’autres mots.',
  'failure.lastWayIn': 'C’est votre dernier moyen d’accès. Définissez d’abord un mot de passe.',
  'failure.wrongToken': 'Ce n’est pas le jeton du serveur.',
  'failure.unsafe': 'Ce n’est pas une adresse https sur Internet.',
  'failure.busy': 'Le serveur est occupé. Réessayez dans un instant.',
  'failure.expired': 'Ce lien est trop ancien. Demandez-en un autre.',
  'failure.signedIn': 'Vous avez déjà une session ouverte.',
  'failure.noMail': 'Ce serveur n’envoie pas de courriels.',
  'failure.foreignOrigin': 'Ce serveur a une autre adresse. Ouvrez-le là.',
  'failure.badGame': 'Ce n’est pas le fichier d’un jeu qui se joue ici.',
  'failure.notVerified':
    'Cette partie ne découle pas de ses règles et de son hasard. Rien n’a été enregistré.',
  'failure.notOver': 'Cette partie n’est pas finie. Seules les parties finies vont sur le serveur.',
} satisfies Translation<typeof english>
