interface Frame {
  readonly kind: unknown
}

/** An open question as it stands in events: only what differs from the default. */
export type Sparse<F extends Frame> = Readonly<Pick<F, 'kind'> & Partial<F>>

/** Leaves out of a question what is as in `blank`, the one with everything at its default. */
export const sparsely =
  <F extends Frame>(blank: Readonly<F>) =>
  (frame: F): Sparse<F> => {
    const entries = Object.entries(frame).filter(
      ([name, value]) => name === 'kind' || value !== blank[name as keyof F],
    )
    return Object.fromEntries(entries) as Sparse<F>
  }

/** What has become of the open questions: how many of the lowest are as before, and those above. */
export function askedAfter<F extends Frame>(
  before: readonly F[],
  after: readonly F[],
  sparse: (frame: F) => Sparse<F>,
): { readonly keep: number; readonly open: readonly Sparse<F>[] } {
  const other = after.findIndex((frame, i) => JSON.stringify(frame) !== JSON.stringify(before[i]))
  const keep = other < 0 ? Math.min(before.length, after.length) : other
  return { keep, open: after.slice(keep).map(sparse) }
}
