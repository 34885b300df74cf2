type Frame = { readonly kind: string }

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
  /** Whether two questions are the same in everything that their kind has, all of it plain values. */
  readonly same: (one: F, other: F) => boolean
}

/** A field of a kind of question. */
interface Field {
  readonly name: string
  readonly storedName: string
  readonly byDefault: unknown
}

/**
 * Writes, reads and compares questions by the table of their names; `blank` has everything at its
 * default. `M` is the one shape that the kinds of `F` share in memory.
 */
export function frameCodec<F extends Frame, W extends Frame, M extends Frame = F>(
  names: StoredNames<F> & Readonly<Record<string, Readonly<Record<string, string>>>>,
  blank: (kind: W['kind'] & M['kind']) => M,
): FrameCodec<M, W> {
  // A list, not a map: the frequent kinds come early and are found sooner than by their hash.
  const kinds: { readonly kind: string; readonly fields: readonly Field[] }[] = []
  const fieldsOf = (kind: W['kind'] & M['kind']): readonly Field[] => {
    for (const known of kinds) if (known.kind === kind) return known.fields
    const defaults = valuesOf(blank(kind))
    const fields = Object.entries(names[kind] ?? {}).map(([name, storedName]) => ({
      name,
      storedName,
      byDefault: defaults[name],
    }))
    kinds.push({ kind, fields })
    return fields
  }
  return {
    write(frame) {
      const values = valuesOf(frame)
      const stored: Values = { kind: frame.kind }
      for (const { name, storedName, byDefault } of fieldsOf(frame.kind)) {
        if (values[name] !== byDefault) stored[storedName] = values[name]
      }
      return stored as W // by the table of its names
    },
    read(stored) {
      const frame = blank(stored.kind)
      const values = valuesOf(frame)
      const from = valuesOf(stored)
      for (const { name, storedName } of fieldsOf(stored.kind)) {
        const value = from[storedName]
        if (value !== undefined) values[name] = value
      }
      return frame
    },
    same(one, other) {
      if (one.kind !== other.kind) return false
      const [values, others] = [valuesOf(one), valuesOf(other)]
      for (const { name } of fieldsOf(one.kind)) {
        if (values[name] !== others[name]) return false
      }
      return true
    },
  }
}

type Values = Record<string, unknown>

const valuesOf = (frame: object): Values => frame as Values

/** What has become of the open questions: how many of the lowest are as before, and those above. */
export function askedAfter<F extends Frame, W extends Frame>(
  before: readonly F[],
  after: readonly F[],
  { same, write }: FrameCodec<F, W>,
): { readonly keep: number; readonly open: readonly W[] } {
  let keep = 0
  for (const frame of after) {
    const earlier = before[keep]
    if (earlier === undefined || !same(frame, earlier)) break
    keep += 1
  }
  return { keep, open: after.slice(keep).map(write) }
}
