import type { Colour } from '@guildhall/ui'

/** The colours of the seats where nobody has chosen any, in the order of the rulebook. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'yellow'] as const satisfies Colour[]

const COLOURS: readonly Colour[] = [...SEAT_COLOURS, 'white', 'black']

/** The colour of each seat at a table with these options; empty where its game has none. */
export const seatColours = ({ colours }: Readonly<Record<string, unknown>>): readonly Colour[] =>
  Array.isArray(colours)
    ? colours.map((colour) => COLOURS.find((each) => each === colour) ?? 'black')
    : []
