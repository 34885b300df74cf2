import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'

export const messages = {
  'review.title': 'Analyse',
  'review.lead':
    'Sieh deine Siegchancen Zug für Zug, bessere Züge und dein Glück. Jeder Zug wird nach dem beurteilt, was der Spieler sehen konnte.',
  'review.start': 'Spiel analysieren',
  'review.cancel': 'Abbrechen',
  'review.waiting': 'Die Analyse startet …',
  'review.progress': '{done} von {all} Entscheidungen analysiert',
  'review.goesOn': 'Du kannst diese Seite verlassen; die Analyse läuft weiter.',
  'review.stays': 'Bleib auf dieser Seite, bis sie fertig ist.',
  'review.done': 'Die Analyse ist fertig.',
  'review.failed': 'Die Analyse ist fehlgeschlagen. Versuch es noch einmal.',
  'review.busy':
    'Zu viele Analysen in der Warteschlange. Versuch es in ein paar Minuten noch einmal.',
  'review.chart': 'Siegchancen pro Zug (%)',
  'review.turn': 'Zug',
  'review.turnOf': '{turn}: {name}',
  'review.end': 'Ende',
  'review.performance': 'So gut wurde gespielt',
  'review.good': 'Gute Züge',
  'review.goodOf': '{good} von {turns}',
  'review.lost': 'Ø Verlust pro Zug',
  'review.luck': 'Glück insgesamt',
  'review.costliest': 'Größte Fehler',
  'review.flawless': 'In keinem Zug wurde etwas Besseres gefunden.',
  'review.costTurn': 'Zug {turn}',
  'review.played': 'Gespielt',
  'review.better': 'Besser',
  'review.points': { plural: 'n', one: '{n} Punkt', other: '{n} Punkte' },
  'review.ahead': '{win} auf den Sieg, am Ende {points} voraus',
  'review.behind': '{win} auf den Sieg, am Ende {points} zurück',
  'review.level': '{win} auf den Sieg, am Ende gleichauf',
  'review.for': 'Dafür: {reasons}.',
  'review.against': 'Dagegen: {reasons}.',
  'review.why.own': '{what} {part}',
  'review.why.rivals': 'bei Gegnern {what} {part}',
  'review.look': 'In der Wiederholung öffnen',
  'review.lookAt': 'Zug {turn} von {name} in der Wiederholung öffnen',
  'review.how':
    'Prozente sind Siegchancen aus {simulations} Simulationen pro Entscheidung. Ein Zug ist gut, wenn kein Zug gefunden wurde, der {good} besser ist; kleinere Unterschiede besagen wenig. Glück ist, was Würfel und verdeckte Karten geändert haben; es zählt zu keiner Entscheidung.',
} satisfies Translation<typeof english>
