import type { GameClient, GameListing } from './game-client.ts'

/**
 * Every game of the site; the first is the one of the front page. Rules, board, guide and pictures
 * are loaded when they are needed.
 */
export const GAMES: readonly [GameListing, ...GameListing[]] = [
  {
    id: 'red-cathedral',
    name: 'game.red-cathedral',
    line: 'game.red-cathedral.line',
    icon: '/icon.svg',
    players: [1, 2, 3, 4],
    quick: [
      { players: 2, label: 'home.duel' },
      { players: 3, label: 'home.three' },
      { players: 1, label: 'home.solo' },
    ],
    short: { roundLimit: 8 },
    chance: 'dice',
    lessons: ['market', 'build', 'scoring', 'contractors', 'guilds', 'ivan'],
    load: async () => (await import('./games/red-cathedral-client.ts')).client,
    guide: async () => (await import('./games/red-cathedral-guide.ts')).guide,
    pictures: async () => (await import('./games/red-cathedral-pictures.ts')).pictures,
  },
  {
    id: 'craftsmen-builders',
    name: 'game.craftsmen-builders',
    line: 'game.craftsmen-builders.line',
    icon: '/craftsmen-builders.svg',
    players: [2, 3, 4],
    quick: [
      { players: 2, label: 'home.duel' },
      { players: 3, label: 'home.three' },
    ],
    short: { roundLimit: 3 },
    chance: 'cards',
    lessons: ['workers', 'street', 'contracts'],
    load: async () => (await import('./games/craftsmen-builders-client.ts')).client,
    guide: async () => (await import('./games/craftsmen-builders-guide.ts')).guide,
    pictures: async () => (await import('./games/craftsmen-builders-pictures.ts')).pictures,
  },
]

/** The game of that id; undefined where there is none. */
export const gameOf = (id: string): GameListing | undefined => GAMES.find((game) => game.id === id)

const loaded = new Map<string, Promise<GameClient>>()

/** The rules and the board of a game; null where there is none of that id. */
export function loadGame(id: string): Promise<GameClient> | null {
  const known = loaded.get(id)
  if (known !== undefined) return known
  const game = gameOf(id)?.load()
  if (game === undefined) return null
  game.catch(() => loaded.delete(id)) // the next call tries again
  loaded.set(id, game)
  return game
}
