import type { Translation } from '@guildhall/texts'
import type { myGames as english } from '../en/my-games.ts'

export const myGames = {
  'games.title': 'Mes parties',
  'games.none': 'Aucune partie terminée.',
  'games.won': 'gagnée',
  'games.points': '{name} {points}',
  'games.turns': { plural: 'n', one: '{n} tour', many: '{n} de tours', other: '{n} tours' },
  'games.replay': 'Revoir',
  'games.replayOf': 'Revoir {title}, {date}',
  'games.file': 'Fichier',
  'games.fileOf': 'Fichier de {title}, {date}',
  'games.more': 'Parties plus anciennes',
  'games.guest': 'Tu joues en invité : ces parties ne restent que dans ce navigateur.',

  'solo.title': 'Contre Ivan',
  'solo.current': {
    plural: 'n',
    one: 'Série en cours : {n} victoire',
    many: 'Série en cours : {n} de victoires',
    other: 'Série en cours : {n} victoires',
  },
  'solo.longest': { plural: 'n', one: 'record : {n}', many: 'record : {n}', other: 'record : {n}' },
  'solo.level': 'Niveau',
  'solo.won': 'Gagnées',
  'solo.lost': 'Perdues',
  'solo.best': 'Meilleur score',
  'solo.level.apprentice': 'Apprenti',
  'solo.level.architect': 'Architecte',
  'solo.level.master': 'Maître',
  'solo.withContractors': '{level}, avec les entrepreneurs',
} satisfies Translation<typeof english>
