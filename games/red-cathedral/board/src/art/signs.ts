/**
 * The signs of the game on a grid of 24: one silhouette for one meaning, so that each is known
 * without its colour.
 */

/** A path; `ink` outlines it, a colour draws it as lines. */
export interface Mark {
  readonly d: string
  readonly fill?: string
  readonly line?: string
  readonly width?: number
}

const solid = (d: string, fill: string): Mark => ({ d, fill, line: 'var(--icon-ink)', width: 1.8 })
const thin = (d: string, line: string, width = 1.2): Mark => ({ d, line, width })
const inner = (d: string, fill: string, line: string, width = 1.1): Mark => ({
  d,
  fill,
  line,
  width,
})
const bold = (d: string): Mark => ({ d, line: 'currentColor', width: 2 })
const full = (d: string): Mark => ({ d, fill: 'currentColor' })

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`

const GOODS = {
  wood: [
    solid(disc(12, 12, 9.2), '#cf9a5b'),
    inner(disc(12, 12, 5.4), '#e2b87d', '#7b4d20', 1.3),
    { d: disc(12, 12, 2), fill: '#7b4d20' },
  ],
  brick: [
    solid(
      'M4.2 4.6h15.6a1.6 1.6 0 0 1 1.6 1.6v11.6a1.6 1.6 0 0 1-1.6 1.6H4.2a1.6 1.6 0 0 1-1.6-1.6V6.2a1.6 1.6 0 0 1 1.6-1.6Z',
      '#c8553a',
    ),
    thin(
      'M3 9.6h18M3 14.5h18M9 5v4.6M15.5 5v4.6M6 9.6v4.9M12.2 9.6v4.9M18.2 9.6v4.9M9 14.5v4.6M15.5 14.5v4.6',
      '#f2d3bf',
    ),
  ],
  stone: [
    solid('M5.4 8.2 12.2 4.4 19.2 6.4 22.4 13.4 19.6 19.6 4 19.8 1.6 14.2Z', '#aab3ba'),
    thin(
      'M5.4 8.4 10.4 11.6 12.2 4.8M10.4 11.6 2.2 14.2M10.4 11.6 14.6 15 22 13.4M14.6 15 4.4 19.4M14.6 15 19.4 19.2',
      '#5f6a74',
      1.1,
    ),
  ],
  gold: [
    solid('M7.4 8h9.2l4.8 10.6H2.6Z', '#f0bf3e'),
    inner('M7.4 8h9.2l1.6 3.6H5.8Z', '#fbe08a', '#8b6411', 1),
  ],
  green: [
    solid('M8.6 1.8h6.8l3.8 3.8v12.8l-3.8 3.8H8.6l-3.8-3.8V5.6Z', '#2fa56c'),
    inner('M10 5.8h4l1.6 1.6v9.2L14 18.2h-4l-1.6-1.6V7.4Z', '#7bdcae', '#14623e', 1),
  ],
  purple: [
    solid(
      'M12 2.4c3.7 4.8 6.8 8.2 6.8 12.1a6.8 6.9 0 0 1-13.6 0C5.2 10.6 8.3 7.2 12 2.4Z',
      '#8d4fb0',
    ),
    thin('M12 7.5c-1.8 2.7-3.5 4.7-3.5 7.1', '#e3c4f2', 1.8),
  ],
  diamond: [
    solid('M6.5 4h11L22 9.5 12 21 2 9.5Z', '#cfeaf4'),
    thin('M2.5 9.5h19M8.5 9.5 12 20.5l3.5-11L12 4.3Z', '#3f7a95', 1.1),
  ],
  ruble: [
    solid('M12 2.5a9.5 9.5 0 1 1-3.2.55l1.2 2.5 1.2-2.9Z', '#e9d6a1'),
    thin('M10 17.5V7h3a3 3 0 0 1 0 6.1H8.3M8.3 15.4h4.6', '#5d4411', 1.7),
  ],
  permit: [
    solid('M5 3h11l3 3v12.5H5Z', '#fbf3de'),
    thin('M8 8h8M8 11.5h8', '#7d7159', 1.4),
    solid(disc(15.5, 17, 4), '#b3392b'),
  ],
  recognition: [
    thin('M12 21c-5.5-.8-8.6-4.7-8.3-11M12 21c5.5-.8 8.6-4.7 8.3-11', 'var(--laurel)', 2),
    inner(
      'M3.7 10.5c-1.5-2.5-.8-5 .9-6.5 1.6 1.9 1.7 4.5-.9 6.5ZM5.5 15.8c-2.7-.6-4-2.4-4.2-4.5 2.6.2 4.5 1.9 4.2 4.5ZM20.3 10.5c1.5-2.5.8-5-.9-6.5-1.6 1.9-1.7 4.5.9 6.5ZM18.5 15.8c2.7-.6 4-2.4 4.2-4.5-2.6.2-4.5 1.9-4.2 4.5Z',
      'var(--leaf)',
      '#405a20',
      1,
    ),
    solid(disc(12, 11, 4.6), '#f6e3b0'),
  ],
  prestige: [
    solid(
      'm12 2.2 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.4l-6.1 3.4 1.4-6.8L2.2 9.3l6.9-.8Z',
      '#e4ac2d',
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

/** Goods of which one is chosen: those of the ground, the jewels, all of them. */
const CHOICES = {
  common: [
    solid(disc(12, 7, 5), '#cf9a5b'),
    inner(disc(12, 7, 2.2), '#e2b87d', '#7b4d20', 1),
    solid('M1.8 12.8h9.4v8.4H1.8Z', '#c8553a'),
    thin('M1.8 17h9.4M6.5 12.8V17M4 17v4M9 17v4', '#f2d3bf', 1),
    solid('M15 12.6l5 .5 2.4 4-2.2 4.3-5.4.3-2-4.3Z', '#aab3ba'),
  ],
  jewel: [
    solid('M5.4 1.8h4.2l2.6 2.6v8.2l-2.6 2.6H5.4l-2.6-2.6V4.4Z', '#2fa56c'),
    inner('M6.4 4.6h2.2l1 1v5.8l-1 1H6.4l-1-1V5.6Z', '#7bdcae', '#14623e', 0.9),
    solid('M16.6 8.6c2.7 3.4 4.8 5.8 4.8 8.4a4.8 4.8 0 0 1-9.6 0c0-2.6 2.1-5 4.8-8.4Z', '#8d4fb0'),
  ],
  material: [
    { d: 'M12 12L12 2.6A9.4 9.4 0 0 1 20.1 7.3Z', fill: '#cf9a5b' },
    { d: 'M12 12L20.1 7.3A9.4 9.4 0 0 1 20.1 16.7Z', fill: '#c8553a' },
    { d: 'M12 12L20.1 16.7A9.4 9.4 0 0 1 12 21.4Z', fill: '#9aa5ad' },
    { d: 'M12 12L12 21.4A9.4 9.4 0 0 1 3.9 16.7Z', fill: '#f0bf3e' },
    { d: 'M12 12L3.9 16.7A9.4 9.4 0 0 1 3.9 7.3Z', fill: '#2fa56c' },
    { d: 'M12 12L3.9 7.3A9.4 9.4 0 0 1 12 2.6Z', fill: '#8d4fb0' },
    { d: disc(12, 12, 9.4), line: 'var(--icon-ink)', width: 1.8 },
    solid(disc(12, 12, 2.6), '#fbf3de'),
  ],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

const HOUSE = 'M4 20.5v-9l8-6.5 8 6.5v9Z'
const HAMMER = [bold('M4 20.5 13 11.5'), full('m11.5 5 3-2.5 7 6.5-2.5 3-2.3-.5-4-3.8Z')]

/** What steps do. */
const DEEDS = {
  deliver: [bold(HOUSE), bold('M12 10.5v7M8.8 14.5l3.2 3.2 3.2-3.2')],
  activate: HAMMER,
  activateOther: [...HAMMER, bold('M15 21h6M18 18v6')],
  once: [full('M13.5 2.5 5.5 13.5h5l-1 8 8.5-11.5h-5.5Z')],
  repeat: [bold('M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.8 2.8v4.6h-4.6')],
  influence: [bold('M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9ZM12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9')],
  claim: [bold('M9 4H4v5M15 4h5v5M4 15v5h5M20 15v5h-5')],
  discardOrnament: [bold('M7 20v-8a5 5 0 0 1 10 0v8M3 21 21 3')],
  useSpecialist: [bold('M12 3.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM4.5 21c.5-8 14.5-8 15 0')],
  choosePlayer: [
    bold('M8 5a3 3 0 1 0 0 6a3 3 0 1 0 0-6ZM2.5 19.5c.5-7 10.5-7 11 0M17 8v8M14 13l3 3 3-3'),
  ],
  foreman: [
    bold('M12 7.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7ZM5 21.5c.5-6.5 13.5-6.5 14 0'),
    full('M5.5 8c0-4 3-5.5 6.5-5.5s6.5 1.5 6.5 5.5Z'),
  ],
  reinforce: [bold('M3 20V8h4v3h3V8h4v3h3V8h4v12Z')],
  waivePlacement: [bold('M5 5h14v14H5ZM4 20 20 4')],
  contracts: [bold('M6 3.5h12v17H6ZM9 8h6M9 12h6M9 16h3')],
  blueprint: [bold('M4 5h16v14H4ZM8 15v-4l4-3 4 3v4M4 9h2M4 13h2')],
  advance: [bold(HOUSE), bold('M12 18v-7M8.8 13.5 12 10.3l3.2 3.2')],
  market: [
    bold(disc(12, 12, 8.5)),
    bold(disc(12, 12, 3.5)),
    bold('M12 3.5v5M12 15.5v5M3.5 12h5M15.5 12h5'),
  ],
  acquire: [bold(disc(12, 12, 8.5))],
  space: [bold(disc(12, 12, 8.5)), full('M12 12V3.5A8.5 8.5 0 0 1 20.5 12Z')],
  quarter: [bold('M4 4v16h16A16 16 0 0 0 4 4Z'), bold('M4 20 15.5 8.7')],
  anyDie: [
    bold('M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z'),
    bold('M9.5 9.5c0-3.5 5-3.5 5 0 0 2-2.5 2-2.5 4M12 16.5v.2'),
  ],
  door: [
    solid('M4.5 21.5V11a7.5 7.5 0 0 1 15 0v10.5Z', '#b9803f'),
    thin('M12 4v17.5M7.5 12h2M14.5 12h2', '#4e300f', 1.5),
  ],
  arch: [
    solid('M2.5 21.5V12a9.5 9.5 0 0 1 19 0v9.5h-4.7v-9a4.8 4.8 0 0 0-9.6 0v9Z', '#f4ead2'),
    thin('m5 6 2.8 3.5M19 6l-2.8 3.5M12 2.8v4.5', '#6b6048'),
  ],
  cross: [
    solid(
      'M10 1.5h4v3h4v3.4h-4v1.6h6.5v3.8H14v2.2l4 1.8v3.2l-4-1.8v3.8h-4v-5.4l-4-1.8v-3.2l4 1.8v-.6H3.5V9.5H10V7.9H6V4.5h4Z',
      '#f0bf3e',
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

/** One glyph for each guild. */
const GUILDS = {
  craftsmen: [{ ...full('M4 20.5V4l16.5 16.5ZM8.5 13.5v3h3Z') }],
  teamsters: [
    bold(disc(12, 12, 8.5)),
    full(disc(12, 12, 2)),
    thin('M12 3.5v17M3.5 12h17M6 6l12 12M18 6 6 18', 'currentColor', 1.4),
  ],
  merchants: [
    bold('M12 3v17M7 20.5h10M4 7h16'),
    full('M1.5 14 5 7l3.5 7a3.6 3.6 0 0 1-7 0ZM15.5 14 19 7l3.5 7a3.6 3.6 0 0 1-7 0Z'),
  ],
  clergy: [
    full('M5 17.5c2-2 2-4 2-7a5 5 0 0 1 10 0c0 3 0 5 2 7Z'),
    bold('M12 3v2.5M5 17.5h14M10 20.5a2.2 2.2 0 0 0 4 0'),
  ],
  'guild-jewelers': [
    bold('M6.5 4h11L22 9.5 12 21 2 9.5Z'),
    bold('M2.5 9.5h19M8.5 9.5 12 20.5l3.5-11'),
  ],
  'guild-artisans': [
    bold('M4 20 13.5 10.5M20 20 10.5 10.5'),
    full('M2.5 6 8 2.5l4 4-3.5 3.5ZM21.5 6 16 2.5l-4 4 3.5 3.5Z'),
  ],
  'guild-foremen': [
    full('M3.5 14c0-6 3.5-9.5 8.5-9.5s8.5 3.5 8.5 9.5Z'),
    bold('M2 17h20M12 4.5v6'),
  ],
  'guild-contractors': [bold('M5 21V9l7-6 7 6v12Z'), full('M9.5 21v-7h5v7Z')],
  'guild-wholesalers': [bold('M3 8.5 12 4l9 4.5v8L12 21l-9-4.5ZM3 8.5l9 4.5 9-4.5M12 13v8')],
  'guild-lawyers': [
    bold('M4 21h9M14 11.5 20.5 18'),
    full('m5.5 9 5.5-5.5 5 5L10.5 14ZM3.5 18.5h10v2.5h-10Z'),
  ],
  'guild-managers': [bold('M5 3.5h14v17H5ZM8.5 8h7M8.5 12h2M13.5 12h2M8.5 16h2M13.5 16h2')],
  'guild-archivists': [bold('M6 6.5c0-4 12-4 12 0v11c0 4-12 4-12 0ZM6 6.5c0 3 12 3 12 0M9.5 12h5')],
  'guild-masterbuilders': [
    bold('M12 5 6 21M12 5l6 16M8 15.5c2.5 1.5 5.5 1.5 8 0'),
    full(disc(12, 4, 2.2)),
  ],
  'guild-brickmakers': [
    full(
      'M3 5h8v4H3ZM13 5h8v4h-8ZM3 15h8v4H3ZM13 15h8v4h-8ZM3 10h3v4H3ZM8 10h8v4H8ZM18 10h3v4h-3Z',
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

const SIGNS: Readonly<Record<string, readonly Mark[]>> = {
  ...GOODS,
  ...CHOICES,
  ...DEEDS,
  ...GUILDS,
}
export const SIGN_NAMES = Object.keys(SIGNS)

/** An unknown sign is drawn as any space of the market: nothing breaks at a new card. */
export const marksOf = (name: string): readonly Mark[] => SIGNS[name] ?? DEEDS.space

/** Who wants them gets letters on the goods as well; they are signs, the same in every language. */
const LETTERS: Readonly<Record<string, string>> = {
  wood: 'W',
  brick: 'B',
  stone: 'S',
  gold: 'G',
  green: 'E', // an emerald
  purple: 'A', // an amethyst
}
export const letterOf = (name: string): string | undefined => LETTERS[name]
