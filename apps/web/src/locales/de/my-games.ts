import type { Translation } from '@guildhall/texts'
import type { myGames as english } from '../en/my-games.ts'

export const myGames = {
  'games.title': 'Meine Spiele',
  'games.none': 'Noch keine beendeten Spiele.',
  'games.won': 'gewonnen',
  'games.points': '{name} {points}',
  'games.turns': { plural: 'n', one: '{n} Zug', other: '{n} Züge' },
  'games.replay': 'Nachspielen',
  'games.replayOf': '{title} vom {date} nachspielen',
  'games.file': 'Spieldatei',
  'games.fileOf': 'Spieldatei von {title}, {date}',
  'games.more': 'Ältere Spiele',
  'games.guest': 'Du bist Gast: Diese Spiele bleiben nur in diesem Browser.',

  'solo.title': 'Gegen Iwan',
  'solo.current': {
    plural: 'n',
    one: 'Aktuelle Serie: {n} Sieg',
    other: 'Aktuelle Serie: {n} Siege',
  },
  'solo.longest': { plural: 'n', one: 'längste: {n}', other: 'längste: {n}' },
  'solo.level': 'Stufe',
  'solo.won': 'Gewonnen',
  'solo.lost': 'Verloren',
  'solo.best': 'Bestes Ergebnis',
  'solo.level.apprentice': 'Lehrling',
  'solo.level.architect': 'Architekt',
  'solo.level.master': 'Meister',
  'solo.withContractors': '{level}, mit den Bauunternehmern',
} satisfies Translation<typeof english>
