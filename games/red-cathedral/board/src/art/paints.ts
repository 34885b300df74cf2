/** The colours that walls and domes are painted in. */

export interface WallPaint {
  readonly wall: string
  readonly trim: string
  readonly roof: string
  readonly dark: string
}

const CREAM = '#f6ead0'

export const WALL_PAINTS: readonly WallPaint[] = [
  { wall: '#b4503a', trim: CREAM, roof: '#3d7a5c', dark: '#8c3a2a' },
  { wall: '#c4674a', trim: CREAM, roof: '#2d7f86', dark: '#984a33' },
  { wall: '#a8453a', trim: '#f3dfb4', roof: '#41638f', dark: '#7e3029' },
  { wall: '#efe0bf', trim: '#b4503a', roof: '#3d7a5c', dark: '#cdb98c' },
  { wall: '#bd5b45', trim: '#fbf3df', roof: '#7b4a6e', dark: '#92402f' },
  { wall: '#e3cfa6', trim: '#fbf3df', roof: '#a8453a', dark: '#bfa673' },
  { wall: '#9e4034', trim: '#f0d9a8', roof: '#2f6f52', dark: '#742b24' },
]

/** The ground colour, the pattern's, and the dark of a dome. */
export type DomePaint = readonly [ground: string, pattern: string, dark: string]

export const DOME_PAINTS: readonly DomePaint[] = [
  ['#2f6f52', '#f0d28a', '#1d4d39'],
  ['#2b58a0', '#f7f0dd', '#1c3d75'],
  ['#b8402d', '#f2cf7b', '#7f2a20'],
  ['#2d8f8a', '#f5e6c0', '#1e615f'],
  ['#d99a2b', '#2f6f52', '#94621a'],
  ['#6b3f74', '#f0d28a', '#472850'],
  ['#b8402d', '#f7f0dd', '#7f2a20'],
  ['#2b58a0', '#e2b13c', '#1c3d75'],
  ['#3d8058', '#c24a34', '#27573b'],
  ['#1f3f6e', '#d9a53a', '#142a4b'],
  ['#c9772b', '#f7f0dd', '#8a4d17'],
  ['#8a2f4b', '#f3d9a0', '#5c1d31'],
  ['#4a7f9c', '#f7f0dd', '#2f566b'],
]
