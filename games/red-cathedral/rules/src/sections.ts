/** A set of sections, a bit each, T1 first, bottom to top: that of the lowest section is 1. */
export type Sections = number

const clz32 = Math.clz32

export const NO_SECTIONS: Sections = 0

export const only = (section: number): Sections => 1 << section

export const includes = (sections: Sections, section: number): boolean =>
  (sections & (1 << section)) !== 0

/** The lowest section of a set that is not empty, and the set without it. */
export const lowest = (sections: Sections): number => 31 - clz32(sections & -sections)
export const others = (sections: Sections): Sections => sections & (sections - 1)

export function howMany(sections: Sections): number {
  let total = 0
  for (let left = sections; left !== 0; left = others(left)) total += 1
  return total
}

/** The sections below this one. */
export const below = (section: number): Sections => (1 << section) - 1
