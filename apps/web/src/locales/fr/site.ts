import type { Translation } from '@guildhall/texts'
import type { site as english } from '../en/site.ts'

export const site = {
  'site.name': 'Guildhall',
  'site.nav': 'Menu principal',
  'site.learn': 'Apprendre',
  'site.rules': 'Règles',
  'site.games': 'Mes parties',
  'site.settings': 'Réglages',
  'site.account': 'Compte',
  'site.signIn': 'Se connecter',
  'site.admin': 'Administration',
  'site.docs': 'Documentation',
  'site.unofficial':
    'Un projet de fans non officiel, avec ses propres textes et dessins. Les jeux appartiennent à leurs auteurs et éditeurs, qui n’y participent pas.',
  'site.version': 'Version {version}',

  'connection.lost': 'Connexion perdue. Reconnexion…',
  'connection.outdated': 'Cette page n’est plus à jour. Recharge-la pour continuer.',
  'connection.signedOut': 'Tu as été déconnecté.',
  'connection.reload': 'Recharger',
  'connection.offline':
    'Tu es hors ligne. Les parties sur cet appareil continuent ; celles du serveur attendent.',

  'page.notFound': 'Page introuvable',
  'page.notFoundMore': 'Le lien est peut-être ancien ou incomplet.',
  'page.loading': 'Chargement…',
  'page.failed': 'Cette page ne s’est pas chargée. Vérifie ta connexion et réessaie.',
  'page.again': 'Réessayer',
  'page.home': 'Accueil',
  'page.skip': 'Aller au contenu',
  'page.newVersion': 'Une nouvelle version est disponible.',
  'page.useNewVersion': 'Recharger',
  'page.later': 'Plus tard',
  'page.close': 'Fermer',
  'page.saved': 'Enregistré.',

  'failure.unreachable': 'Le serveur est injoignable. Rien n’a changé ; réessaie.',
  'failure.failed': 'Une erreur s’est produite sur le serveur. Réessaie dans un instant.',
  'failure.badRequest': 'Le serveur n’a pas compris. Vérifie ta saisie.',
  'failure.signIn': 'Entre d’abord un nom. Pas besoin de compte.',
  'failure.accountNeeded': 'Il te faut un compte pour cela.',
  'failure.notAllowed': 'Seuls les administrateurs peuvent le faire.',
  'failure.notFound': 'Cela n’existe plus.',
  'failure.tooMany': 'Trop de demandes. Attends un instant et réessaie.',
  'failure.tooManyTables':
    'Tu as trop de tables en cours. Termines-en ou quittes-en quelques-unes d’abord.',
  'failure.emailTaken': 'Un compte existe déjà avec cette adresse. Connecte-toi plutôt.',
  'failure.hasAccount': 'Tu as déjà un compte.',
  'failure.wrong': 'Adresse e-mail ou mot de passe incorrect.',
  'failure.badKey': 'Cette clé d’accès n’a pas été acceptée. Réessaie ou utilise ton mot de passe.',
  'failure.guessable':
    'Ce mot de passe est trop facile à deviner. Choisis-en un plus long ou d’autres mots.',
  'failure.lastWayIn': 'C’est ta seule méthode de connexion. Définis d’abord un mot de passe.',
  'failure.wrongToken': 'Jeton d’administration incorrect.',
  'failure.unsafe': 'Utilise une adresse publique en https://.',
  'failure.busy': 'Le serveur est occupé. Réessaie dans un instant.',
  'failure.expired': 'Ce lien a expiré. Demandes-en un nouveau.',
  'failure.signedIn': 'Tu es déjà connecté.',
  'failure.noMail': 'Ce serveur n’envoie pas d’e-mails.',
  'failure.foreignOrigin': 'Ce serveur a une autre adresse. Ouvre-le là.',
  'failure.badGame': 'Ce n’est pas un fichier de partie de Guildhall.',
  'failure.notVerified':
    'Cette partie ne correspond pas à ses règles et à ses dés. Elle n’a pas été enregistrée.',
  'failure.notOver':
    'Cette partie n’est pas finie. Seules les parties finies peuvent être envoyées.',
} satisfies Translation<typeof english>
