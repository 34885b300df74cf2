import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'

/** The words of a table in German. */
export const catalogue = {
  'refused.started': 'Das Spiel hat schon begonnen.',
  'refused.notStarted': 'Das Spiel hat noch nicht begonnen.',
  'refused.ended': 'Dieser Tisch ist geschlossen.',
  'refused.notHost': 'Das darf nur, wer den Tisch eröffnet hat.',
  'refused.notSeated': 'Du hast keinen Platz an diesem Tisch.',
  'refused.noSuchSeat': 'Diesen Platz gibt es nicht.',
  'refused.seatTaken': 'Dieser Platz ist besetzt.',
  'refused.full': 'Alle Plätze sind besetzt.',
  'refused.seatsFree': 'Es sind noch Plätze frei.',
  'refused.nobody': 'Mindestens ein Mensch muss am Tisch sitzen.',
  'refused.notYourSeat': 'Das ist nicht dein Platz.',
  'refused.notYourTurn': 'Das hast nicht du zu entscheiden.',
  'refused.botPlays': 'An diesem Platz spielt ein Bot.',
  'refused.botFinishes': 'Deine Zeit ist zweimal abgelaufen: Der Bot spielt diesen Zug zu Ende.',
  'refused.youPlay': 'An diesem Platz spielst du selbst.',
  'refused.soAlready': 'Das ist schon so.',
  'refused.unknownBot': 'Diesen Bot gibt es nicht: {bot}.',
  'refused.nothingToUndo':
    'So weit kannst du nicht zurück: Inzwischen wurde gewürfelt, gezogen oder geantwortet.',
  'refused.noProposal': 'Es liegt kein Vorschlag vor.',
  'refused.proposalOpen': 'Ein anderer Vorschlag ist noch offen.',
  'refused.answered': 'Du hast schon geantwortet.',
  'refused.tooFarBack': 'Das Spiel hat nur {steps} Schritte.',
  'refused.notWaiting':
    'Ein Bot springt für andere erst ein, wenn ein Tisch ohne Uhren {minutes} Minuten auf sie gewartet hat.',
  'refused.othersDecide': 'Während des Spiels müssen die anderen zustimmen: Schlag es vor.',
  'refused.noHints': 'An diesem Tisch gibt es keine Hinweise.',
  'refused.notOver': 'Das Spiel ist noch nicht zu Ende.',
  'refused.stale': 'Der Tisch hat sich inzwischen verändert.',
  'refused.ahead': 'So weit ist der Tisch noch nicht.',
  'refused.busy': 'Der Server ist ausgelastet. Versuch es gleich noch einmal.',
  'refused.storage':
    'Das konnte nicht gespeichert werden. Nichts wurde geändert; versuch es gleich noch einmal.',
  'refused.uncertain': 'Noch ist unklar, ob das gespeichert wurde. Versuch es gleich noch einmal.',
  'refused.fault': 'Hier ist etwas schiefgegangen. Nichts wurde geändert.',
  'refused.setAside':
    'Mit diesem Tisch stimmt etwas nicht. Er wurde beiseitegestellt; wer den Server betreibt, kann helfen.',
  'refused.noTable': 'Diesen Tisch gibt es nicht.',
  'refused.moved': 'Diesen Tisch führt jetzt ein anderer Server. Versuch es gleich noch einmal.',
} satisfies Translation<typeof english>
