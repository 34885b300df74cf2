import type { Translation } from '@guildhall/texts'
import type { playing as english } from '../en/playing.ts'

export const playing = {
  'table.yourTurn': 'Du bist am Zug, {name}',
  'table.theirTurn': '{name} überlegt',
  'table.over': 'Das Spiel ist zu Ende',
  'table.log': 'Verlauf',
  'table.noPage': 'Dieses Spiel hat noch keine Seite. Im Terminal ist es spielbar.',
  'table.result': 'Zum Ergebnis',

  'confirm.title': 'Sicher?',
  'confirm.text': 'Das lässt sich nicht zurücknehmen.',
  'confirm.yes': 'Tun',
  'confirm.no': 'Noch nicht',

  'clock.left': 'noch {time}',
  'clock.days': { plural: 'n', one: '{n} Tag', other: '{n} Tage' },

  'menu.title': 'An diesem Tisch',
  'menu.delegate': 'Einen Bot für mich spielen lassen',
  'menu.reclaim': 'Wieder selbst spielen',
  'menu.takeBack': 'Die anderen bitten, den letzten Schritt zurückzunehmen',
  'menu.end': 'Vorschlagen, das Spiel zu beenden',
  'menu.leave': 'Gehen: {name} spielt für mich weiter',
  'menu.report': 'Kopieren, was ein Fehlerbericht braucht',
  'menu.reported': 'Kopiert. Füg es in deinen Bericht ein.',
  'menu.reportByHand': 'Das gehört in deinen Bericht:',
  'menu.close': 'Den Tisch ohne Ergebnis beenden',

  'proposal.takeBack': '{name} bittet, etwas zurückzunehmen.',
  'proposal.pace': '{name} schlägt ein anderes Tempo vor.',
  'proposal.end': '{name} schlägt vor, das Spiel ohne Ergebnis zu beenden.',
  'proposal.standIn': '{name} schlägt vor, dass ein Bot einspringt.',
  'proposal.waiting': 'Die anderen sind gefragt.',
  'proposal.agree': 'Zustimmen',
  'proposal.decline': 'Ablehnen',

  'why.title': 'Warum nicht?',
  'why.close': 'Schließen',
  'why.clause': 'Regel {clause}',

  'chat.title': 'Gespräch',
  'chat.message': 'Sag etwas …',
  'chat.send': 'Senden',

  'recap.title': 'Seit deinem Zug',
  'recap.nothing': 'Seit deinem Zug ist nichts geschehen.',
  'recap.you': 'Das betrifft dich',
  'recap.step': '{n} von {all}',
  'recap.next': 'Weiter',
  'recap.back': 'Zurück',
  'recap.all': 'Alles zeigen',
  'recap.done': 'Verstanden',

  'ui.byWords': 'Das Spiel in Worten',
  'ui.typed': 'Tipp einen Befehl ein oder wähl einen aus',
  'ui.examples': 'Zum Beispiel: {examples}',
  'ui.matching': { plural: 'n', one: '{n} Möglichkeit', other: '{n} Möglichkeiten' },
  'ui.undo': 'Schritt zurück',
  'ui.takeOut': 'Herausnehmen: {what}',
  'ui.startOver': 'Von vorn',
} satisfies Translation<typeof english>
