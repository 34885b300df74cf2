/**
 * The signs of the game on a grid of 24: one silhouette for one meaning, so that each is known
 * without its colour.
 */

/** A path in a colour, outlined; or lines. */
export interface Mark {
  readonly d: string
  readonly fill?: string
  readonly line?: string
  readonly width?: number
}

const solid = (d: string, fill: string): Mark => ({ d, fill, line: 'var(--icon-ink)', width: 1.7 })
const thin = (d: string, line: string, width = 1.2): Mark => ({ d, line, width })
const flat = (d: string, fill: string): Mark => ({ d, fill })
const bold = (d: string): Mark => ({ d, line: 'currentColor', width: 2 })
const full = (d: string): Mark => ({ d, fill: 'currentColor' })

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`

const GOODS = {
  coin: [
    solid(disc(12, 12, 9.4), '#f0c04a'),
    thin(disc(12, 12, 6.4), '#8b6411', 1.1),
    thin('M12 7.6v8.8M9.4 10.2h5.2M9.4 13.8h5.2', '#6b4c0c', 1.5),
  ],
  wood: [
    solid('M7 5.5h10.5a6.5 6.5 0 0 1 0 13H7Z', '#b9803f'),
    solid('M7 5.5a4.6 6.5 0 1 1 0 13a4.6 6.5 0 1 1 0-13Z', '#e2b87d'),
    thin('M7 8.6a2.2 3.4 0 1 1 0 6.8a2.2 3.4 0 1 1 0-6.8ZM14 9.5h5M13.5 14.5h4', '#7b4d20', 1.1),
  ],
  stone: [
    solid('M7 3.4 16.8 4.2 21.6 11.6 17.8 20 6.6 20.7 2.4 12.8Z', '#aab3ba'),
    thin(
      'M7 3.8 10.6 10.4 16.6 4.6M10.6 10.4 2.8 12.8M10.6 10.4 14 14.6 21 11.8M14 14.6 6.8 20.2M14 14.6 17.6 19.6',
      '#5f6a74',
      1.1,
    ),
  ],
  /** Wood or stone, as one likes. */
  choice: [
    solid('M12 3v18H6.8A4.6 9 0 0 1 6.8 3Z', '#d9a967'),
    solid('M12 3 17.4 4 21.6 11.6 18 20 12 21Z', '#aab3ba'),
    thin(
      'M7 8.2a1.9 3.8 0 1 1 0 7.6a1.9 3.8 0 1 1 0-7.6ZM16 5l-1.6 6 6.6 1M14.4 11l1.2 8.6',
      '#5b4a33',
      1.1,
    ),
  ],
  points: [
    solid(
      'm12 2.2 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.4l-6.1 3.4 1.4-6.8L2.2 9.3l6.9-.8Z',
      '#e4ac2d',
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

/** CB-1.6. */
const SYMBOLS = {
  meat: [
    solid(
      'M8.5 4.5c5-2.5 11 0 11.5 5.5s-5.5 9-10 8.5l-3 3-3.5-3.5 3-3c-1.5-4-1-8.5 2-10.5Z',
      '#d46a5c',
    ),
    { ...solid(disc(13.5, 9.5, 2.6), '#f7ddd0'), width: 1.2 },
  ],
  fish: [
    solid('M2.5 12c4-6.5 11-7 15-1.5l4-4v11l-4-4c-4 5.5-11 5-15-1.5Z', '#6fa9c9'),
    flat(disc(7.5, 11, 1.3), '#22252b'),
    thin('M11 8.6c1.4 2.2 1.4 4.6 0 6.8', '#2f5f7a'),
  ],
  cheese: [
    solid('M2.5 13 15 4.5c4 1 6.5 4.5 6.5 8.5v7h-19Z', '#f4cb55'),
    thin('M3 13h18', '#8b6411'),
    flat(`${disc(8, 16.6, 1.6)}${disc(15.5, 16.2, 2)}`, '#b57c10'),
  ],
  bread: [
    solid(
      'M3 11.5C3 7 7 5 12 5s9 2 9 6.5c0 1.6-.8 2.6-1.7 3V20H4.7v-5.5C3.8 14.1 3 13.1 3 11.5Z',
      '#d29a56',
    ),
    thin('m8 9 1.5 3M12 8.5l1.5 3M16 9l1 2.5', '#7b4d20', 1.5),
  ],
  cake: [
    solid('M3.5 20.5v-8c0-2 17-2 17 0v8Z', '#f3b8c1'),
    thin('M3.7 14c2 2.5 3.5 2.5 5.5 0 2 2.5 3.6 2.5 5.6 0 2 2.5 3.5 2.5 5.5 0', '#ffffff', 2),
    thin('M12 11V6', '#22252b', 1.8),
    flat('M12 2.3c1.5 1.7 1.5 3.2 0 3.7-1.5-.5-1.5-2 0-3.7Z', '#e08a1e'),
  ],
  eggplant: [
    solid(
      'M15.5 7.5c5 2 5.5 8 2 11.5-4 4-12.5 3.5-14.5-.5 1-3 6-2.5 8-6.5 1-2 2-5 4.5-4.5Z',
      '#70479a',
    ),
    solid('m14 8.5 1-3 3.5-3 .5 3.5 2.5 1.5-3 2.5Z', '#67994a'),
  ],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

/** One tool for each craftsman. */
const TOOLS = {
  lumberjack: [
    bold('M5 21 14 8'),
    full('M11 6.5C13 3 18 2 22 4.5c-1 1-1.5 2.5-1 5-2-.5-4 0-5 2.5Z'),
  ],
  quarryman: [bold('M4.5 21 15 8'), bold('M5 6.5C10 3 17 5 21 12.5')],
  carpenter: [
    full('M2.5 10.5h19V17h-19Z'),
    bold('M15 10.5c0-5 5-5 5-1M8 10.5V7.5'),
    thin('M6 17v2.5h5', 'currentColor', 1.6),
  ],
  mason: [full('M3 21 12.5 5 19 11.5Z'), bold('m15.5 8.5 5.5-5.5')],
  merchant: [
    bold('M12 3v17M7 20.5h10M4 7h16'),
    full('M1.5 14 5 7l3.5 7a3.6 3.6 0 0 1-7 0ZM15.5 14 19 7l3.5 7a3.6 3.6 0 0 1-7 0Z'),
  ],
  banker: [bold('M3 11.5h18V20H3ZM3 11.5c0-8 18-8 18 0'), full('M10 11h4v4h-4Z')],
  sawyer: [full('M3 9h12v7l-2-2-2 2-2-2-2 2-2-2-2 2Z'), bold('M15 8.5c4-2 6 .5 6 3s-2 5-6 4')],
  stonecutter: [
    full('M12.5 2.5h4.5V10h-4.5Z'),
    bold('M12.5 10h4.5l1 6h-6.5Z'),
    bold('M3.5 21.5 8 17'),
    full('m2.5 13 4-4 6 6-4 4Z'),
  ],
  carter: [
    bold(disc(12, 12, 8.5)),
    full(disc(12, 12, 2)),
    thin('M12 3.5v17M3.5 12h17M6 6l12 12M18 6 6 18', 'currentColor', 1.4),
  ],
  blacksmith: [
    full('M2.5 9.5c3 0 5 .5 6.5 2h12v3c-3 .5-5 2-5.5 4.5h1.5V21H8v-2h1.5C9 15.5 6 13.5 2.5 12.5Z'),
    bold('M12 7V3M8.5 5h7'),
  ],
  tiler: [
    bold('M4 20V9.5l8-6 8 6V20'),
    full('M6 10h5.5v4.5a2.750 2.750 0 0 1-5.5 0ZM12.5 10H18v4.5a2.750 2.750 0 0 1-5.5 0Z'),
    full('M9.3 16h5.5v3.5a2.750 2.750 0 0 1-5.5 0Z'),
  ],
  glassblower: [
    bold('M2.5 3 11 11'),
    full('M10 11.5c3-3 6-2 8 0s4.5 5 2 7.5-5.5 0-7.5-2-5.5-2.5-2.5-5.5Z'),
  ],
  broker: [bold('M6 3.5h12v17H6ZM9 8h6M9 11.5h6'), full(disc(14.5, 16.5, 2.6))],
  foreman: [full('M3.5 14c0-6 3.5-9.5 8.5-9.5s8.5 3.5 8.5 9.5Z'), bold('M2 17h20M12 4.5v6')],
  permanent: [bold('M4 20.5v-9l8-6.5 8 6.5v9Z'), full('M9.5 20.5v-6h5v6Z')],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

/** What is done, and what it costs. */
const DEEDS = {
  build: [bold('M4 20.5v-9l8-6.5 8 6.5v9Z'), bold('M12 18v-6M9 14.5l3-3 3 3')],
  income: [bold('M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.8 2.8v4.6h-4.6')],
  deck: [bold('M6 7h11v14H6ZM9 7V3.5h11V17h-3')],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

const SIGNS: Readonly<Record<string, readonly Mark[]>> = {
  ...GOODS,
  ...SYMBOLS,
  ...TOOLS,
  ...DEEDS,
}
export const SIGN_NAMES = Object.keys(SIGNS)

/** An unknown sign is drawn as the hat of a foreman: nothing breaks at a new card. */
export const marksOf = (name: string): readonly Mark[] => SIGNS[name] ?? TOOLS.foreman
