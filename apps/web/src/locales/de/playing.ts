import type { Translation } from '@guildhall/texts'
import type { playing as english } from '../en/playing.ts'

export const playing = {
  'table.yourTurn': 'Du bist am Zug, {name}',
  'table.theirTurn': '{name} ist am Zug',
  'table.over': 'Spiel beendet',
  'table.log': 'Verlauf',
  'table.noPage': 'Dieses Spiel läuft noch nicht im Browser. Spiel es im Terminal.',
  'table.result': 'Ergebnis ansehen',

  'confirm.title': 'Bist du sicher?',
  'confirm.text': 'Das lässt sich nicht rückgängig machen.',
  'confirm.yes': 'Bestätigen',
  'confirm.no': 'Abbrechen',

  'clock.left': 'noch {time}',
  'clock.days': { plural: 'n', one: '{n} Tag', other: '{n} Tage' },

  'menu.title': 'Tischmenü',
  'menu.delegate': 'Bot spielen lassen',
  'menu.reclaim': 'Selbst weiterspielen',
  'menu.takeBack': 'Um Rücknahme bitten',
  'menu.end': 'Spielende vorschlagen',
  'menu.leave': 'Tisch verlassen ({name} übernimmt)',
  'menu.report': 'Fehler melden',
  'menu.reported': 'Fehlerdetails kopiert. Füg sie in deine Meldung ein.',
  'menu.reportByHand': 'Kopier das in deine Meldung:',
  'menu.close': 'Tisch ohne Ergebnis schließen',

  'proposal.takeBack': '{name} möchte etwas rückgängig machen.',
  'proposal.pace': '{name} schlägt eine andere Bedenkzeit vor.',
  'proposal.end': '{name} schlägt vor, das Spiel ohne Ergebnis zu beenden.',
  'proposal.standIn': '{name} schlägt einen anderen Ersatzbot vor.',
  'proposal.waiting': 'Warten auf die Antwort der anderen.',
  'proposal.agree': 'Zustimmen',
  'proposal.decline': 'Ablehnen',

  'why.title': 'Warum nicht?',
  'why.close': 'Schließen',
  'why.clause': 'Regel {clause}',

  'chat.title': 'Chat',
  'chat.message': 'Nachricht',
  'chat.send': 'Senden',

  'recap.title': 'Seit deinem letzten Zug',
  'recap.nothing': 'Seit deinem letzten Zug ist nichts passiert.',
  'recap.you': 'Was dich betrifft',
  'recap.step': '{n} von {all}',
  'recap.next': 'Weiter',
  'recap.back': 'Zurück',
  'recap.all': 'Alles zeigen',
  'recap.done': 'Verstanden',

  'ui.byWords': 'Textmodus',
  'ui.typed': 'Befehl eingeben oder auswählen',
  'ui.examples': 'Beispiele: {examples}',
  'ui.matching': { plural: 'n', one: '{n} Möglichkeit', other: '{n} Möglichkeiten' },
  'ui.undo': 'Rückgängig',
  'ui.takeOut': 'Rückgängig: {what}',
  'ui.startOver': 'Zug zurücksetzen',
} satisfies Translation<typeof english>
