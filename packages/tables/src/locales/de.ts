import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'

/** The words of a table in German. */
export const catalogue = {
  'refused.started': 'Das Spiel hat schon begonnen.',
  'refused.notStarted': 'Das Spiel hat noch nicht begonnen.',
  'refused.ended': 'Dieser Tisch ist geschlossen.',
  'refused.notHost': 'Das darf nur der Gastgeber.',
  'refused.notSeated': 'Du hast keinen Platz an diesem Tisch.',
  'refused.noSuchSeat': 'Diesen Platz gibt es nicht.',
  'refused.seatTaken': 'Dieser Platz ist besetzt.',
  'refused.full': 'Alle Plätze sind besetzt.',
  'refused.seatsFree': 'Es sind noch Plätze frei.',
  'refused.nobody': 'Mindestens ein Mensch muss am Tisch sitzen.',
  'refused.notYourSeat': 'Das ist nicht dein Platz.',
  'refused.notYourTurn': 'Du bist nicht am Zug.',
  'refused.botPlays': 'Ein Bot spielt diesen Platz.',
  'refused.botFinishes': 'Deine Zeit ist zweimal abgelaufen; ein Bot spielt diesen Zug zu Ende.',
  'refused.youPlay': 'Du spielst diesen Platz schon selbst.',
  'refused.soAlready': 'Keine Änderung.',
  'refused.unknownBot': 'Unbekannter Bot: {bot}.',
  'refused.nothingToUndo':
    'Über einen Wurf, eine gezogene Karte oder den Zug eines anderen hinaus geht es nicht zurück.',
  'refused.noProposal': 'Es gibt keinen offenen Vorschlag.',
  'refused.proposalOpen': 'Ein anderer Vorschlag ist noch offen.',
  'refused.answered': 'Du hast schon geantwortet.',
  'refused.tooFarBack': 'Das Spiel hat nur {steps} Schritte.',
  'refused.notWaiting':
    'An einem Tisch ohne Uhr kannst du andere nach {minutes} Minuten Wartezeit ersetzen.',
  'refused.othersDecide': 'Während des Spiels müssen die anderen zustimmen. Schlag es ihnen vor.',
  'refused.noHints': 'An diesem Tisch gibt es keine Tipps.',
  'refused.notOver': 'Das Spiel ist noch nicht zu Ende.',
  'refused.stale': 'Der Tisch hat sich inzwischen verändert. Sieh nach und wiederhol deinen Zug.',
  'refused.ahead': 'So weit ist dieser Tisch noch nicht. Lade die Seite neu.',
  'refused.busy': 'Der Server ist ausgelastet. Versuch es gleich noch einmal.',
  'refused.storage':
    'Das konnte nicht gespeichert werden. Es wurde nichts geändert; versuch es gleich noch einmal.',
  'refused.uncertain': 'Noch ist unklar, ob das gespeichert wurde. Versuch es gleich noch einmal.',
  'refused.fault': 'Etwas ist schiefgegangen. Es wurde nichts geändert; versuch es noch einmal.',
  'refused.setAside':
    'Dieser Tisch hat einen Fehler und ist gesperrt. Bitte die Administratoren des Servers um Hilfe.',
  'refused.noTable': 'Diesen Tisch gibt es nicht.',
  'refused.moved':
    'Dieser Tisch ist auf einen anderen Server umgezogen. Versuch es gleich noch einmal.',
} satisfies Translation<typeof english>
