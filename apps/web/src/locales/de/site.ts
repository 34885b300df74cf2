import type { Translation } from '@guildhall/texts'
import type { site as english } from '../en/site.ts'

export const site = {
  'site.name': 'Guildhall',
  'site.nav': 'Hauptmenü',
  'site.learn': 'Lernen',
  'site.rules': 'Regeln',
  'site.games': 'Meine Spiele',
  'site.settings': 'Einstellungen',
  'site.account': 'Konto',
  'site.signIn': 'Anmelden',
  'site.admin': 'Verwaltung',
  'site.docs': 'Dokumentation',
  'site.unofficial':
    'Ein inoffizielles Fanprojekt mit eigenen Texten und Zeichnungen. Die Spiele gehören ihren Autoren und Verlagen, die nicht beteiligt sind.',
  'site.version': 'Version {version}',

  'connection.lost': 'Verbindung verloren. Neuer Versuch …',
  'connection.outdated': 'Diese Seite ist veraltet. Lade sie neu, um weiterzuspielen.',
  'connection.signedOut': 'Du wurdest abgemeldet.',
  'connection.reload': 'Neu laden',
  'connection.offline':
    'Du bist offline. Spiele auf diesem Gerät gehen weiter; Spiele auf dem Server warten.',

  'page.notFound': 'Seite nicht gefunden',
  'page.notFoundMore': 'Der Link ist vielleicht alt oder unvollständig.',
  'page.loading': 'Lädt …',
  'page.failed':
    'Diese Seite wurde nicht geladen. Prüf deine Verbindung und versuch es noch einmal.',
  'page.again': 'Noch einmal versuchen',
  'page.home': 'Startseite',
  'page.skip': 'Zum Inhalt springen',
  'page.newVersion': 'Eine neue Version ist verfügbar.',
  'page.useNewVersion': 'Neu laden',
  'page.later': 'Später',
  'page.close': 'Schließen',
  'page.saved': 'Gespeichert.',

  'failure.unreachable':
    'Der Server ist nicht erreichbar. Es wurde nichts geändert; versuch es noch einmal.',
  'failure.failed': 'Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  'failure.badRequest': 'Der Server hat das nicht verstanden. Prüf deine Eingabe.',
  'failure.signIn': 'Gib zuerst einen Namen ein. Ein Konto brauchst du nicht.',
  'failure.accountNeeded': 'Dafür brauchst du ein Konto.',
  'failure.notAllowed': 'Das dürfen nur Administratoren.',
  'failure.notFound': 'Das gibt es nicht mehr.',
  'failure.tooMany': 'Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.',
  'failure.tooManyTables':
    'Du hast zu viele laufende Tische. Spiel zuerst einige zu Ende oder verlass sie.',
  'failure.emailTaken': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an.',
  'failure.hasAccount': 'Du hast schon ein Konto.',
  'failure.wrong': 'E-Mail-Adresse oder Passwort ist falsch.',
  'failure.badKey':
    'Dieser Passkey wurde nicht angenommen. Versuch es noch einmal oder nimm dein Passwort.',
  'failure.guessable':
    'Dieses Passwort ist zu leicht zu erraten. Wähl ein längeres oder andere Wörter.',
  'failure.lastWayIn': 'Das ist deine einzige Anmeldemethode. Leg zuerst ein Passwort fest.',
  'failure.wrongToken': 'Falsches Admin-Token.',
  'failure.unsafe': 'Nimm eine öffentliche Adresse mit https://.',
  'failure.busy': 'Der Server ist ausgelastet. Versuch es gleich noch einmal.',
  'failure.expired': 'Dieser Link ist abgelaufen. Fordere einen neuen an.',
  'failure.signedIn': 'Du bist schon angemeldet.',
  'failure.noMail': 'Dieser Server verschickt keine E-Mails.',
  'failure.foreignOrigin': 'Dieser Server hat eine andere Adresse. Öffne ihn dort.',
  'failure.badGame': 'Das ist keine Spieldatei von Guildhall.',
  'failure.notVerified':
    'Dieses Spiel passt nicht zu seinen Regeln und Würfeln. Es wurde nicht gespeichert.',
  'failure.notOver':
    'Dieses Spiel ist nicht zu Ende. Nur beendete Spiele können hochgeladen werden.',
} satisfies Translation<typeof english>
