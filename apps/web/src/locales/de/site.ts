import type { Translation } from '@guildhall/texts'
import type { site as english } from '../en/site.ts'

export const site = {
  'site.name': 'Guildhall',
  'site.nav': 'Seiten',
  'site.learn': 'Lernen',
  'site.rules': 'Regeln',
  'site.games': 'Meine Spiele',
  'site.settings': 'Einstellungen',
  'site.account': 'Konto',
  'site.signIn': 'Anmelden',
  'site.admin': 'Verwaltung',
  'site.unofficial':
    'Ein Werk von Bewunderern, mit eigenen Worten und Zeichnungen. Die Spiele gehören ihren Autoren und Verlagen, die damit nichts zu tun haben.',
  'site.version': 'Version {version}',

  'connection.lost': 'Keine Verbindung. Neuer Versuch …',
  'connection.outdated': 'Diese Seite ist älter als der Server.',
  'connection.signedOut': 'Du wurdest abgemeldet.',
  'connection.reload': 'Neu laden',
  'connection.offline':
    'Nicht verbunden. Tische auf diesem Gerät gehen weiter; die auf dem Server warten.',

  'page.notFound': 'Diese Seite gibt es nicht.',
  'page.notFoundMore': 'Vielleicht ist der Link alt, oder es fehlt ein Buchstabe.',
  'page.loading': 'Einen Moment …',
  'page.failed': 'Diese Seite konnte nicht geladen werden. Besteht eine Verbindung?',
  'page.again': 'Noch einmal versuchen',
  'page.home': 'Startseite',
  'page.skip': 'Zum Inhalt springen',
  'page.newVersion': 'Es gibt eine neue Version.',
  'page.useNewVersion': 'Neu laden',
  'page.later': 'Später',
  'page.close': 'Schließen',
  'page.saved': 'Gespeichert.',

  'failure.unreachable':
    'Der Server ist nicht erreichbar. Nichts wurde geändert; versuch es noch einmal.',
  'failure.failed': 'Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  'failure.badRequest': 'Der Server konnte das nicht lesen. Prüf, was du geschrieben hast.',
  'failure.signIn': 'Sag zuerst, wer du bist: Ein Name genügt.',
  'failure.accountNeeded': 'Dafür brauchst du ein Konto.',
  'failure.notAllowed': 'Das dürfen nur Administratoren.',
  'failure.notFound': 'Das gibt es nicht mehr.',
  'failure.tooMany': 'Das war zu oft. Warte einen Moment.',
  'failure.tooManyTables':
    'Du hast zu viele Tische, die noch nicht zu Ende sind. Spiel welche zu Ende oder verlasse sie.',
  'failure.emailTaken': 'Mit dieser Adresse gibt es schon ein Konto. Melde dich damit an.',
  'failure.hasAccount': 'Du hast schon ein Konto.',
  'failure.wrong': 'Adresse und Passwort passen nicht zusammen.',
  'failure.badKey': 'Dieser Passkey wurde nicht angenommen.',
  'failure.guessable':
    'Dieses Passwort wäre schnell erraten. Nimm ein längeres oder andere Wörter.',
  'failure.lastWayIn': 'Das ist dein letzter Zugang. Leg zuerst ein Passwort fest.',
  'failure.wrongToken': 'Das ist nicht das Token des Servers.',
  'failure.unsafe': 'Das ist keine https-Adresse im Internet.',
  'failure.busy': 'Der Server ist ausgelastet. Versuch es gleich noch einmal.',
  'failure.expired': 'Dieser Link ist zu alt. Fordere einen neuen an.',
  'failure.signedIn': 'Du bist schon angemeldet.',
  'failure.noMail': 'Dieser Server verschickt keine E-Mails.',
  'failure.foreignOrigin':
    'Dieser Server ist unter einer anderen Adresse zu erreichen. Öffne ihn dort.',
  'failure.badGame': 'Das ist nicht die Datei eines Spiels, das hier gespielt wird.',
  'failure.notVerified':
    'Dieses Spiel folgt nicht aus seinen Regeln und seinem Zufall. Nichts wurde gespeichert.',
  'failure.notOver': 'Dieses Spiel ist nicht zu Ende. Auf den Server können nur beendete Spiele.',
} satisfies Translation<typeof english>
