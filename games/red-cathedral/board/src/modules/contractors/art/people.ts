import type { ComponentSigns } from '@guildhall/red-cathedral'

/** What a specialist does; each kind dresses in its own way. */
export type Calling =
  | 'supplier'
  | 'painter'
  | 'elder'
  | 'builder'
  | 'salvager'
  | 'merchant'
  | 'master'
  | 'jeweller'
  | 'labourer'
  | 'benefactor'
  | 'envoy'

const BY_WORD: Readonly<Record<string, Calling>> = {
  influence: 'elder',
  deliver: 'builder',
  'space-any': 'merchant',
  activate: 'master',
  claim: 'envoy',
  recognition: 'painter',
}

/** The calling of a specialist, from what is printed on the tile. */
export function callingOf({ effects: [effect] }: ComponentSigns): Calling {
  if (effect === undefined) return 'supplier'
  const paid = effect.pay.flatMap(({ of }) => of)
  const had = effect.gain.flatMap(({ of }) => of)
  if (paid.includes('discardOrnament')) return 'salvager'
  if (paid.includes('ruble')) return 'benefactor'
  if (paid.length > 0) return had.includes('prestige') ? 'jeweller' : 'labourer'
  const word = had.find((each) => BY_WORD[each] !== undefined)
  return BY_WORD[word ?? ''] ?? 'supplier'
}

/** What is worn: a coat, a hat over the head (of radius 7, around 18, 15 on a grid of 40), a beard. */
export interface Dress {
  readonly coat: string
  readonly hat: { readonly d: string; readonly fill: string }
  readonly beard?: string
}

const BEARD = '#7a5a3a'
const GREY = '#cfc8bb'

export const DRESSES: Readonly<Record<Calling, Dress>> = {
  // A flat cap with a peak.
  supplier: { coat: '#8a6a3f', hat: { d: 'M10 12c0-9 15-9.5 16-1l4 1.5v2H10Z', fill: '#5f7a48' } },
  // A soft beret that hangs to one side.
  painter: {
    coat: '#41638f',
    hat: { d: 'M9 12c-3-7 5-9.5 10-8.5s9 3 7.5 8.5Z', fill: '#b8402d' },
    beard: BEARD,
  },
  // A boyar's tall fur hat, wider on top.
  elder: {
    coat: '#6b3f74',
    hat: { d: 'M10.5 12 8.5 0.5h19L25.5 12Z', fill: '#5b4636' },
    beard: GREY,
  },
  // A kerchief knotted behind.
  builder: {
    coat: '#b4503a',
    hat: { d: 'M10.5 14c-.5-12 15.5-12 15 0l-7-3.5ZM25 11l6-2-1 6Z', fill: '#e7b43b' },
  },
  // A hood that falls on the shoulders.
  salvager: {
    coat: '#5f6a74',
    hat: {
      d: 'M18 3c7.5 0 10.5 6 11 18h-5c2-4 1.5-10-6-10s-8 6-6 10H7C7.5 9 10.5 3 18 3Z',
      fill: '#434b55',
    },
  },
  // A broad hat with a round crown.
  merchant: {
    coat: '#2d7f86',
    hat: { d: 'M4 12.5h28c-1-2-4-2.5-7-2.5 0-9-14-9-14 0-3 0-6 .5-7 2.5Z', fill: '#2f4858' },
    beard: BEARD,
  },
  // A bare head with a leather band, and a forge-man's full beard.
  master: {
    coat: '#4a3b30',
    hat: { d: 'M10.7 11h14.6v3.5H10.7Z', fill: '#a8703a' },
    beard: '#3d2d22',
  },
  // A kokoshnik: the pointed crest of a jewelled headdress.
  jeweller: {
    coat: '#8a2f4b',
    hat: { d: 'M8 14c-1-8 5-12 10-14 5 2 11 6 10 14-3-5-17-5-20 0Z', fill: '#e7b43b' },
  },
  // A straw hat.
  labourer: {
    coat: '#7f8a5c',
    hat: { d: 'M3.5 13.5h29L24.5 9 18 1.5 11.5 9Z', fill: '#e2c779' },
    beard: BEARD,
  },
  // A monk's round cap with a veil behind.
  benefactor: {
    coat: '#2b2d33',
    hat: { d: 'M10.5 12V5c0-3.5 15-3.5 15 0v7l5 12-7-7 1-5Z', fill: '#2b2d33' },
    beard: GREY,
  },
  // A hat with an upturned brim and a feather.
  envoy: {
    coat: '#1f3f6e',
    hat: {
      d: 'M8 12.5c0-3 2-3.5 3-3.5 0-7 14-7 14 0 1 0 3 .5 3 3.5ZM24 8c1-5 5-7.5 10-7.5-1 5-4 8-9 9Z',
      fill: '#a8453a',
    },
  },
}
