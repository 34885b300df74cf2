import { performance } from 'node:perf_hooks'
import { type AddressedRequest, type Answer, refused } from '@guildhall/tables'
import { Refused } from '../http/refused.ts'
import type { Services } from '../services.ts'
import { plainLog } from '../storage/stored-log.ts'
import type { Counted, Exceeded } from './quotas.ts'

/** Lets the leader of a table answer, and records the result and the duration. */
export async function submitRequest(
  services: Services,
  addressed: AddressedRequest,
  who: Counted,
  reply: (answer: Answer) => void,
): Promise<void> {
  const { tableManager, metrics } = services
  const begun = performance.now()
  const answered = (answer: Answer) => {
    reply(answer)
    metrics.requests.inc({ outcome: outcomeOf(answer) })
    metrics.answered.observe((performance.now() - begun) / 1000)
  }
  const { wish } = addressed.request
  if (wish.type !== 'seatBot' && wish.type !== 'hand')
    return tableManager.submit(addressed, answered)
  const { seen: number } = addressed.request
  let counted = false
  try {
    await services.quotas.inTurn(who, async () => {
      const refusal = await tooManyBots(services, addressed, who, wish.seat)
      counted = true
      if (refusal === null) return tableManager.submit(addressed, answered)
      answered({ ok: false, retry: false, number, refusal })
    })
  } catch (error) {
    if (counted) throw error
    // Nothing has reached the table: the same request may succeed once the database is back.
    if (!(error instanceof Refused)) services.report('quotas', error)
    answered({ ok: false, retry: true, number, refusal: refused('busy') })
  }
}

const outcomeOf = (answer: Answer): string =>
  answer.ok ? 'granted' : answer.retry ? 'busy' : 'refused'

/** Whether it would seat one bot more than somebody may have. */
async function tooManyBots(
  { quotas, storage }: Services,
  { table, person, request: { id } }: AddressedRequest,
  who: Counted,
  seat: number,
): Promise<Exceeded | null> {
  const refusal = await quotas.tooManyBots(who, 1, { table, seat })
  if (refusal === null) return null
  // One that was granted before is answered as it was then.
  const log = await plainLog(storage.db, table)
  const wasGranted = log.some((entry) => entry.person === person && entry.request_id === id)
  return wasGranted ? null : refusal
}
