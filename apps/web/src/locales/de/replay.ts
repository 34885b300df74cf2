import type { Translation } from '@guildhall/texts'
import type { replay as english } from '../en/replay.ts'

export const replay = {
  'replay.title': 'Nachspielen',
  'replay.of': 'Wiederholung eines Spiels',
  'replay.file': 'Eine Spieldatei öffnen',
  'replay.fileHint': 'Die Datei, die du am Ende eines Spiels heruntergeladen hast.',
  'replay.badFile': 'Diese Datei lässt sich nicht öffnen. Wähl eine Spieldatei von Guildhall.',
  'replay.unknownGame':
    'Unbekanntes Spiel: „{game}“. Lade die Seite neu und versuch es noch einmal.',
  'replay.atEnd': 'Ende des Spiels',
  'replay.atStart': 'Aufbau',
  'replay.step': 'Schritt {step} von {steps}',
  'replay.turn': 'Zug {turn}',
  'replay.slider': 'Schritt',
  'replay.first': 'Erster Schritt',
  'replay.lastTurn': 'Voriger Zug',
  'replay.back': 'Voriger Schritt',
  'replay.forth': 'Nächster Schritt',
  'replay.nextTurn': 'Nächster Zug',
  'replay.last': 'Letzter Schritt',
  'replay.play': 'Abspielen',
  'replay.pause': 'Anhalten',
  'replay.eyes': 'Sicht von',
  'replay.everybody': 'Zuschauer',
  'replay.keys': 'Tasten: ← → Schritt, Umschalt + ← → Zug, Pos1 und Ende, Leertaste zum Abspielen.',
  'replay.copy': 'Link zu diesem Schritt kopieren',
  'replay.copied': 'Link kopiert.',
  'replay.continue': 'Ab hier weiterspielen',
  'replay.toTable': 'Zurück zum Tisch',
} satisfies Translation<typeof english>
