/** What came of an attack. */
export interface AttackResult {
  /** How often it was tried. */
  readonly tried: number
  /** What the server should not have done, in words. */
  readonly failures: readonly string[]
  /** What was measured. */
  readonly figures?: Readonly<Record<string, number | string>>
}

/** The tests make the short form of each; by hand the long one is made. */
export type Size = 'short' | 'long'

/** Starts its own servers on this machine, ends by itself, and says what came of it. */
export type Attack = (size: Size) => Promise<AttackResult>
