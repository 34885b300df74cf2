/** How a tab acquires the lead of a table, and learns that it has lost it. */
export interface LeadOptions {
  /** Takes the lead from the tab that has it. */
  readonly steal: boolean
  /** Aborted where the lead is no longer wanted. */
  readonly signal: AbortSignal
  /** Called when another tab has taken it. */
  readonly lost: () => void
}

/**
 * Leads a table of this device: one tab at a time does, and a closed tab has released it. Resolves,
 * once this tab leads, to the function that releases it.
 */
export async function acquireLead(
  table: string,
  { steal, signal, lost }: LeadOptions,
): Promise<() => void> {
  // Without a secure connection there are no locks; then the database alone prevents conflicts.
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
