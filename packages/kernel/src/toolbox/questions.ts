interface Frame {
  readonly kind: unknown
}

/** An open question as it stands in events: only what differs from the default. */
export type Sparse<F extends Frame> = Readonly<Pick<F, 'kind'> & Partial<F>>

/** Leaves out of a question what is as in `blank`, the one with everything at its default. */
export const sparsely =
  <F extends Frame>(blank: Readonly<F>) =>
  (frame: F): Sparse<F> => {
    const sparse: Partial<F> = {}
    for (const name in frame) {
      if (name === 'kind' || frame[name] !== blank[name]) sparse[name] = frame[name]
    }
    return sparse as Sparse<F>
  }

/** What has become of the open questions: how many of the lowest are as before, and those above. */
export function askedAfter<F extends Frame>(
  before: readonly F[],
  after: readonly F[],
  sparse: (frame: F) => Sparse<F>,
): { readonly keep: number; readonly open: readonly Sparse<F>[] } {
  const other = after.findIndex((frame, i) => !isAsBefore(frame, before[i]))
  const keep = other < 0 ? Math.min(before.length, after.length) : other
  return { keep, open: after.slice(keep).map(sparse) }
}

/** Asked after every decision: only what is no plain value is compared as JSON. */
function isAsBefore<F extends Frame>(frame: F, before: F | undefined): boolean {
  if (before === undefined) return false
  for (const name in frame) {
    const [now, then] = [frame[name], before[name]]
    if (now === then) continue
    if (typeof now !== 'object' || JSON.stringify(now) !== JSON.stringify(then)) return false
  }
  return true
}
