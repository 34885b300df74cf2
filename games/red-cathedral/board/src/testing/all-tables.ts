const GUILDS = [
  'archivists',
  'artisans',
  'brickmakers',
  'contractors',
  'foremen',
  'jewelers',
  'lawyers',
  'managers',
  'masterbuilders',
  'wholesalers',
]

/** Tables for one to four, with every module. */
export const ALL_TABLES: readonly { readonly players: number; readonly options: object }[] = [
  { players: 2, options: {} },
  { players: 3, options: { boardSide: 'advanced' } },
  { players: 4, options: {} },
  { players: 1, options: {} },
  { players: 2, options: { contractors: true } },
  ...GUILDS.map((guild, n) => ({
    players: 2 + (n % 3),
    options: { fourthGuild: `guild-${guild}`, contractors: guild === 'contractors' || n % 2 === 0 },
  })),
]
