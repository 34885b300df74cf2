import { chanceOf } from '../chance.ts'
import type { Attack } from './attack.ts'
import { attackServer, together } from './attacked-server.ts'
import { Innocent } from './innocent.ts'
import { mutatedRequest } from './mutate-request.ts'
import { sendBytes } from './raw-bytes.ts'

const COUNT = { short: 400, long: 10_000 }
/** After so many an innocent request must be answered. */
const BETWEEN = 50

/** Requests that no browser would send: all are answered or cut off, none is a mistake of the server. */
export const httpMutations: Attack = async (size) => {
  const chance = chanceOf('http mutations')
  const answers = new Map<string, number>()
  const failures = await attackServer({}, async (server, fail) => {
    const innocent = await Innocent.comeIn(server.url)
    const all = Array.from({ length: COUNT[size] }, (_, i) => i)
    await together(all, 24, async (i) => {
      const bytes = mutatedRequest(chance, `localhost:${server.port}`)
      const answer = await sendBytes(server.port, bytes)
      for (const status of statuses(answer)) {
        answers.set(`${status[0]}xx`, (answers.get(`${status[0]}xx`) ?? 0) + 1)
        if (Number(status) >= 500)
          fail(`${status} for ${JSON.stringify(bytes.toString('latin1').slice(0, 300))}`)
      }
      if (answer === '') answers.set('closed', (answers.get('closed') ?? 0) + 1)
      if (i % BETWEEN === 0) await innocent.ask()
    })
    for (const failure of innocent.failures) fail(failure)
  })
  return { tried: COUNT[size], failures, figures: Object.fromEntries(answers) }
}

const statuses = (answer: string): readonly string[] =>
  [...answer.matchAll(/(?:^|\r\n\r\n.*?)HTTP\/1\.1 (\d{3}) /gs)].map(([, status = '']) => status)
