/** Rounded to four places: the rest is noise and would be stored. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
