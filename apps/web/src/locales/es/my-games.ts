import type { Translation } from '@guildhall/texts'
import type { myGames as english } from '../en/my-games.ts'

export const myGames = {
  'games.title': 'Mis partidas',
  'games.none': 'Aún no hay partidas terminadas.',
  'games.won': 'ganada',
  'games.points': '{name} {points}',
  'games.turns': { plural: 'n', one: '{n} turno', many: '{n} de turnos', other: '{n} turnos' },
  'games.replay': 'Ver de nuevo',
  'games.replayOf': 'Ver de nuevo {title}, {date}',
  'games.file': 'Archivo',
  'games.fileOf': 'Archivo de {title}, {date}',
  'games.more': 'Partidas anteriores',
  'games.guest': 'Juegas como invitado: estas partidas solo se guardan en este navegador.',

  'solo.title': 'Contra Iván',
  'solo.current': {
    plural: 'n',
    one: 'Racha actual: {n} victoria',
    many: 'Racha actual: {n} de victorias',
    other: 'Racha actual: {n} victorias',
  },
  'solo.longest': { plural: 'n', one: 'récord: {n}', many: 'récord: {n}', other: 'récord: {n}' },
  'solo.level': 'Nivel',
  'solo.won': 'Ganadas',
  'solo.lost': 'Perdidas',
  'solo.best': 'Mejor resultado',
  'solo.level.apprentice': 'Aprendiz',
  'solo.level.architect': 'Arquitecto',
  'solo.level.master': 'Maestro',
  'solo.withContractors': '{level}, con los contratistas',
} satisfies Translation<typeof english>
