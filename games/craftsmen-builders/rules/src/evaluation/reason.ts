/** What features speak of, in a word that players know; the first that fits. */
const REASONS: readonly (readonly [string, RegExp])[] = [
  ['contracts', /contract|^badges/],
  ['income', /income/],
  ['buildings', /castle|sites|buildings|can be paid/],
  ['goods', /^(coins|four coins|wood|stone|what goods look worth)$/],
  ['workers', /^(workers|recruiters|craftsman recruited|place of the recruited)$|actions|owns/],
  ['points', /^points as they stand$/],
]

/** What a feature of a seat speaks of; null where it is no reason that can be told. */
export const reason = (feature: string): string | null =>
  REASONS.find(([, names]) => names.test(feature))?.[0] ?? null
