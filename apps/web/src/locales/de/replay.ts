import type { Translation } from '@guildhall/texts'
import type { replay as english } from '../en/replay.ts'

export const replay = {
  'replay.title': 'Nachspielen',
  'replay.of': 'Ein Spiel, nachgespielt',
  'replay.file': 'Eine Spieldatei öffnen',
  'replay.fileHint': 'Eine Datei, die am Ende eines Spiels heruntergeladen wurde.',
  'replay.badFile': 'Diese Datei lässt sich nicht öffnen.',
  'replay.unknownGame': 'Das Spiel „{game}“ kennen diese Seiten nicht.',
  'replay.atEnd': 'Ende des Spiels',
  'replay.atStart': 'Das Spiel ist aufgebaut',
  'replay.step': 'Schritt {step} von {steps}',
  'replay.turn': 'Zug {turn}',
  'replay.slider': 'Schritt des Spiels',
  'replay.first': 'Zum Anfang',
  'replay.lastTurn': 'Einen Zug zurück',
  'replay.back': 'Einen Schritt zurück',
  'replay.forth': 'Einen Schritt weiter',
  'replay.nextTurn': 'Einen Zug weiter',
  'replay.last': 'Zum Ende',
  'replay.play': 'Abspielen',
  'replay.pause': 'Anhalten',
  'replay.eyes': 'Mit den Augen von',
  'replay.everybody': 'allen',
  'replay.keys':
    'Tasten: ← → ein Schritt, mit Umschalt ein Zug, Pos1 und Ende, Leertaste zum Abspielen.',
  'replay.copy': 'Link zu diesem Schritt kopieren',
  'replay.copied': 'Der Link ist kopiert.',
  'replay.continue': 'Von hier weiterspielen',
  'replay.toTable': 'Zurück zum Tisch',
} satisfies Translation<typeof english>
