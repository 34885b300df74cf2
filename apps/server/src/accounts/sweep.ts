import type { Services } from '../services.ts'

const EVERY = 60 * 60 * 1000

/** Deletes what has expired, now and every hour. Call the result to stop. */
export function startSweeping(services: Services): () => void {
  const sweep = () => {
    sweepAll(services).catch((error: unknown) => services.report('sweep', error))
  }
  sweep()
  const timer = setInterval(sweep, EVERY)
  return () => clearInterval(timer)
}

async function sweepAll(services: Services): Promise<void> {
  const { people, emails, recovery, security } = services
  await people.sessions.sweep()
  await people.tokens.sweep()
  await emails.sweep()
  await recovery.sweep()
  await security.sweep()
}
