type Frame = { readonly kind: string }

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

/**
 * For each kind of question the fields it has in memory, in the order of the stored form, with the
 * name under which each is stored.
 */
export type StoredNames<F extends Frame> = {
  readonly [K in F['kind']]: {
    readonly [N in Exclude<keyof Extract<F, { readonly kind: K }>, 'kind'>]: string
  }
}

/** A question as events and views hold it, and back. */
export interface FrameCodec<F extends Frame, W extends Frame> {
  /** Only what differs from the default, under its stored name. */
  readonly write: (frame: F) => W
  /** With every default, of the one shape that all questions share in memory. */
  readonly read: (stored: W) => F
}

/**
 * Writes and reads questions by the table of their names; `blank` has everything at its default.
 * `M` is the one shape that the kinds of `F` share in memory.
 */
export function frameCodec<F extends Frame, W extends Frame, M extends Frame = F>(
  names: StoredNames<F> & Readonly<Record<string, Readonly<Record<string, string>>>>,
  blank: (kind: W['kind'] & M['kind']) => M,
): FrameCodec<M, W> {
  const kinds = new Map(
    Object.entries(names).map(([kind, stored]) => [kind, Object.entries(stored)]),
  )
  const inMemory = new Map(
    Object.entries(names).map(([kind, stored]) => [
      kind,
      new Map(Object.entries(stored).map(([name, storedName]) => [storedName, name])),
    ]),
  )
  const blanks = new Map<string, Fields>()
  const defaultsOf = (kind: W['kind'] & M['kind']): Fields => {
    const defaults = blanks.get(kind) ?? fieldsOf(blank(kind))
    blanks.set(kind, defaults)
    return defaults
  }
  return {
    write(frame) {
      const fields = fieldsOf(frame)
      const defaults = defaultsOf(frame.kind)
      const stored: Fields = { kind: frame.kind }
      for (const [name, storedName] of kinds.get(frame.kind) ?? []) {
        if (fields[name] !== defaults[name]) stored[storedName] = fields[name]
      }
      return stored as W // by the table of its names
    },
    read(stored) {
      const frame = blank(stored.kind)
      const fields = fieldsOf(frame)
      const from = fieldsOf(stored)
      const namesInMemory = inMemory.get(stored.kind)
      for (const storedName in from) {
        const name = namesInMemory?.get(storedName)
        if (name !== undefined) fields[name] = from[storedName]
      }
      return frame
    },
  }
}

type Fields = Record<string, unknown>

const fieldsOf = (frame: object): Fields => frame as Fields

/** What has become of the open questions: how many of the lowest are as before, and those above. */
export function askedAfter<F extends Frame, W>(
  before: readonly F[],
  after: readonly F[],
  write: (frame: F) => W,
): { readonly keep: number; readonly open: readonly W[] } {
  const other = after.findIndex((frame, i) => !isAsBefore(frame, before[i]))
  const keep = other < 0 ? Math.min(before.length, after.length) : other
  return { keep, open: after.slice(keep).map(write) }
}

/** Asked after every decision: only what is no plain value is compared as JSON. */
function isAsBefore<F extends Frame>(frame: F, before: F | undefined): boolean {
  if (before === undefined) return false
  for (const name in frame) {
    const now = frame[name]
    if (now === before[name]) continue
    if (typeof now !== 'object' || JSON.stringify(now) !== JSON.stringify(before[name]))
      return false
  }
  return true
}
