import type { Translation } from '@guildhall/texts'
import type { myGames as english } from '../en/my-games.ts'

export const myGames = {
  'games.title': 'Mes parties',
  'games.none': 'Aucune partie finie pour l’instant. La première cathédrale est la plus dure.',
  'games.won': 'gagnée',
  'games.points': '{name} {points}',
  'games.turns': { plural: 'n', one: '{n} tour', many: '{n} de tours', other: '{n} tours' },
  'games.replay': 'Revoir',
  'games.replayOf': 'Revoir {title}, {date}',
  'games.file': 'Fichier',
  'games.fileOf': 'Fichier de la partie {title}, {date}',
  'games.more': 'Parties plus anciennes',
  'games.guest': 'Vous jouez en invité : ces parties ne restent que dans ce navigateur.',

  'solo.title': 'Contre Ivan',
  'solo.current': {
    plural: 'n',
    one: '{n} victoire de suite à présent',
    many: '{n} de victoires de suite à présent',
    other: '{n} victoires de suite à présent',
  },
  'solo.longest': {
    plural: 'n',
    one: '{n} au plus',
    many: '{n} au plus',
    other: '{n} au plus',
  },
  'solo.level': 'Niveau',
  'solo.won': 'Gagnées',
  'solo.lost': 'Non gagnées',
  'solo.best': 'Meilleur score',
  'solo.level.apprentice': 'Apprenti',
  'solo.level.architect': 'Architecte',
  'solo.level.master': 'Maître',
  'solo.withContractors': '{level}, avec les entrepreneurs',
} satisfies Translation<typeof english>
