import { performance } from 'node:perf_hooks'
import type { AddressedRequest, Answer } from '@guildhall/tables'
import type { Services } from '../services.ts'

/** Lets the leader of a table answer, and records the result and the duration. */
export function submitRequest(
  { tableManager, metrics }: Services,
  addressed: AddressedRequest,
  reply: (answer: Answer) => void,
): Promise<void> {
  const begun = performance.now()
  return tableManager.submit(addressed, (answer) => {
    reply(answer)
    metrics.requests.inc({ outcome: outcomeOf(answer) })
    metrics.answered.observe((performance.now() - begun) / 1000)
  })
}

const outcomeOf = (answer: Answer): string =>
  answer.ok ? 'granted' : answer.retry ? 'busy' : 'refused'
