import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'

export const words = {
  'review.title': 'Rückschau',
  'review.lead':
    'Jeder Zug wird noch einmal beurteilt, mit dem, was damals zu sehen war: wie gut die Aussichten standen, was besser gewesen wäre und was Glück war.',
  'review.start': 'Dieses Spiel beurteilen',
  'review.cancel': 'Abbrechen',
  'review.waiting': 'Die Rückschau beginnt …',
  'review.progress': '{done} von {all} Entscheidungen sind beurteilt.',
  'review.goesOn': 'Sie geht weiter, auch wenn du diese Seite verlässt.',
  'review.stays': 'Bleib auf dieser Seite, bis sie fertig ist.',
  'review.done': 'Die Rückschau ist fertig.',
  'review.failed': 'Die Rückschau ist nicht gelungen.',
  'review.busy': 'Viele Spiele warten auf ihre Rückschau. Frag später noch einmal.',
  'review.chart': 'Aussicht auf den Sieg in Prozent, Zug um Zug',
  'review.turn': 'Zug',
  'review.turnOf': '{turn}: {name}',
  'review.end': 'Ende',
  'review.luck': 'Glück',
  'review.lost': 'Eigene Entscheidungen',
  'review.ofTheWin': 'der Aussicht auf den Sieg, alle Züge zusammen',
  'review.costliest': 'Was am meisten gekostet hat',
  'review.flawless': 'In keinem Zug wurde etwas Besseres gefunden.',
  'review.costTurn': 'Zug {turn}',
  'review.played': 'Gespielt',
  'review.better': 'Besser',
  'review.points': { plural: 'n', one: '{n} Punkt', other: '{n} Punkte' },
  'review.ahead': '{win} auf den Sieg, am Ende {points} voraus',
  'review.behind': '{win} auf den Sieg, am Ende {points} zurück',
  'review.level': '{win} auf den Sieg, am Ende gleichauf',
  'review.look': 'Ansehen, oder von dort weiterspielen',
  'review.lookAt': 'Zug {turn} von {name} nachspielen, oder von dort weiterspielen',
  'review.how':
    'Beurteilt mit {simulations} Simulationen je Entscheidung. Glück ist, was Würfel und Aufgedecktes geändert haben; es steckt in keiner Entscheidung. Ein, zwei Prozent besagen wenig.',
} satisfies Translation<typeof english>
