import type { Translation } from '@guildhall/texts'
import type { myGames as english } from '../en/my-games.ts'

export const myGames = {
  'games.title': 'Meine Spiele',
  'games.none': 'Noch kein Spiel beendet. Die erste Kathedrale ist die schwerste.',
  'games.won': 'gewonnen',
  'games.points': '{name} {points}',
  'games.turns': { plural: 'n', one: '{n} Zug', other: '{n} Züge' },
  'games.replay': 'Nachspielen',
  'games.replayOf': '{title} vom {date} nachspielen',
  'games.file': 'Datei',
  'games.fileOf': 'Datei zu {title} vom {date}',
  'games.more': 'Frühere Spiele',
  'games.guest': 'Du bist Gast: Diese Spiele bleiben nur bei diesem Browser.',

  'solo.title': 'Gegen Iwan',
  'solo.current': {
    plural: 'n',
    one: 'Jetzt {n} Sieg in Folge',
    other: 'Jetzt {n} Siege in Folge',
  },
  'solo.longest': { plural: 'n', one: 'höchstens {n}', other: 'höchstens {n}' },
  'solo.level': 'Stufe',
  'solo.won': 'Gewonnen',
  'solo.lost': 'Nicht gewonnen',
  'solo.best': 'Bestes Ergebnis',
  'solo.level.apprentice': 'Lehrling',
  'solo.level.architect': 'Architekt',
  'solo.level.master': 'Meister',
  'solo.withContractors': '{level}, mit den Bauunternehmern',
} satisfies Translation<typeof english>
