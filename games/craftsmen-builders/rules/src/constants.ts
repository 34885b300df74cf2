/** The closed sets of the game, in the order in which the rulebook names them. */

/** CB-1.3: wood and stone are the resources; coins are not. */
export const KINDS = ['coin', 'wood', 'stone'] as const
export type Kind = (typeof KINDS)[number]

/** CB-1.6. */
export const SYMBOLS = ['meat', 'fish', 'cheese', 'bread', 'cake', 'eggplant'] as const
export type BadgeSymbol = (typeof SYMBOLS)[number]

/** CB-1.2. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

/** The rows of the market from bottom to top, and the positions of each — CB-1.12. */
export const LEVELS = 3
export const POSITIONS = 4

/** The sites of a personal board — CB-1.7. */
export const SITES = 3

/** The most slots of a craftsman: two lines with two each — CB-1.14. */
export const SLOTS = 4
