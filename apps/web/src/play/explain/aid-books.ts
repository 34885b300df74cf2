import type { BookId } from '../../screens/rules/clause-href.ts'

/** What a table is made of, as far as its books depend on it. */
interface Table {
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
}

/** A book whose aid a table needs, and whether all of it or the guilds alone. */
interface AidBook {
  readonly book: BookId
  readonly only?: readonly string[]
}

/** The books of a table: the game's own, then those of its modules. */
export function aidBooks(game: string, { players, options }: Table): readonly AidBook[] {
  if (game === 'craftsmen-builders') return [{ book: 'craftsmen-builders' }]
  const guild = options['fourthGuild'] !== undefined && options['fourthGuild'] !== 'clergy'
  const modules: AidBook[] =
    options['contractors'] === true
      ? [{ book: 'contractors' }]
      : guild
        ? [{ book: 'contractors', only: ['aid-guilds'] }]
        : []
  return [
    { book: 'red-cathedral' },
    ...modules,
    ...(players === 1 ? [{ book: 'solitaire' } as const] : []),
  ]
}
