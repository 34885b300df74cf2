import type { View } from '@guildhall/craftsmen-builders'
import type { PrintedText } from './printed-text.ts'

/** Reads the words after the first one of a typed command. */
type Reader = (typed: readonly string[], view: View, text: PrintedText) => object

/** What can be typed, by its first word. Whether it is legal the rules say. */
const READERS: Readonly<Record<string, Reader>> = {
  pair: ([pair]) => ({ type: 'draftPair', pair: Number(pair) }),
  coins: (_typed, _view, text) => ({ type: 'place', slot: placeOf(text, 0) }),
  send: (typed, _view, text) => ({
    type: 'place',
    slot: `${craftsmanIn(text, typed.slice(0, -1))}-${typed.at(-1)}`,
  }),
  recruit: (typed, _view, text) => ({ type: 'recruit', craftsman: craftsmanIn(text, typed) }),
  build: (typed, view, text) =>
    typed.length === 0
      ? { type: 'place', slot: placeOf(text, 1) }
      : {
          type: 'chooseBuilding',
          building: text.cardTyped(typed) ?? buildingIn(view, typed.join('-')),
        },
  site: ([site]) => ({ type: 'chooseSite', site: Number(site) }),
  times: ([n]) => ({ type: 'times', n: Number(n) }),
  take: (typed) => ({ type: 'chooseKind', ...resourcesIn(typed) }),
  pay: (typed) => ({ type: 'payWith', ...resourcesIn(typed) }),
  replace: (typed) => ({ type: 'replaceCoins', ...resourcesIn(typed) }),
  realise: ([contract]) => ({ type: 'realise', contract }),
  up: () => ({ type: 'turnUp' }),
  end: () => ({ type: 'endTurn' }),
}

/** The command that typed words mean; null where they mean none. */
export function commandIn(
  view: View,
  [first = '', ...rest]: readonly string[],
  text: PrintedText,
): unknown {
  const reader = Object.hasOwn(READERS, first) ? READERS[first] : undefined
  return reader === undefined ? null : reader(rest, view, text)
}

/** A craftsman by the name that is shown, or by the English one. */
const craftsmanIn = (text: PrintedText, typed: readonly string[]): string =>
  text.cardTyped(typed) ?? `craftsman-${typed.join('-')}`

/** A place of the permanent craftsman. */
const placeOf = ({ places }: PrintedText, index: number): string => places[index]?.id ?? ''

/** The building of the market that is called so; what was typed where none is. */
const buildingIn = ({ market }: View, name: string): string =>
  market.flatMap(({ buildings }) => buildings).find((id) => id?.endsWith(`-${name}`)) ?? name

/** `2 wood 1 stone`; a number may be left out. */
function resourcesIn(typed: readonly string[]): { wood: number; stone: number } {
  const found = { wood: 0, stone: 0 }
  let n = 1
  for (const word of typed) {
    if (/^\d+$/.test(word)) n = Number(word)
    else if (word === 'wood' || word === 'stone') {
      found[word] = n
      n = 1
    }
  }
  return found
}
