/** What is printed for the Contractors, by number. Where they do not take part, all of it is empty. */
export interface DuchyKit {
  readonly cities: readonly CityBoard[]
  readonly specialists: readonly Specialist[]
  readonly tools: readonly { readonly id: string; readonly name: string }[]
  /** What each place of the extension gives when it is vacated, as a place in `effects`. */
  readonly bonuses: readonly number[]
  readonly startPermits: number
  readonly permitsForPrestige: number
  /** The rubles for a specialist that is kept. */
  readonly wage: number
  /** What a group of different tools is worth, by its size less one — CT-9.2. */
  readonly toolSets: readonly number[]
}

export interface CityBoard {
  readonly id: string
  readonly name: string
  /** Bit per specialist space that lies next to it — CT-6.3, CT-6.4. */
  readonly sees: number
}

export interface Specialist {
  readonly id: string
  readonly name: string
  /** Its tool, as a place in `tools`. */
  readonly tool: number
  readonly effect: number
}

/** A table without the Contractors. */
export const NO_DUCHY_KIT: DuchyKit = {
  cities: [],
  specialists: [],
  tools: [],
  bonuses: [],
  startPermits: 0,
  permitsForPrestige: 0,
  wage: 0,
  toolSets: [],
}
