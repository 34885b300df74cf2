import { reasonFrom } from '@guildhall/kernel/toolbox'

/** What a feature of a seat speaks of; null where it is no reason that can be told. */
export const reason = reasonFrom([
  ['contracts', /contract|^badges/],
  ['income', /income/],
  ['buildings', /castle|sites|buildings|can be paid/],
  ['goods', /^(coins|four coins|wood|stone|what goods look worth)$/],
  ['workers', /^(workers|recruiters|craftsman recruited|place of the recruited)$|actions|owns/],
  ['points', /^points as they stand$/],
])
