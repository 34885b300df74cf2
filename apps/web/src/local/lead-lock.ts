/** How a tab comes to lead a table, and what it hears of that. */
export interface Leading {
  /** Takes it from the tab that has it. */
  readonly steal: boolean
  /** It is not wanted any more. */
  readonly signal: AbortSignal
  /** Another tab has taken it. */
  readonly lost: () => void
}

/**
 * Leads a table of this device: one tab at a time does, and a tab that is gone has let go. Resolves
 * once this one does, with how to let go of it.
 */
export async function acquireLead(
  table: string,
  { steal, signal, lost }: Leading,
): Promise<() => void> {
  // Without a secure connection there are no locks; then the database alone keeps order.
  if (navigator.locks === undefined) return () => {}
  const hold = (options: LockOptions) =>
    new Promise<(() => void) | null>((taken, failed) => {
      let held = false
      navigator.locks
        .request(`guildhall ${table}`, options, (lock) => {
          if (lock === null) return taken(null)
          held = true
          return new Promise<void>(taken)
        })
        .catch((error: unknown) => (held ? lost() : failed(error)))
    })
  const atOnce = await hold(steal ? { steal } : { ifAvailable: true })
  if (atOnce !== null) return atOnce
  return (await hold({ signal })) ?? (() => {})
}
