import type { ClientMessage, ServerMessage } from '@guildhall/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite } from './browser.ts'
import { newTable, playGame } from './table-page.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

interface Traffic {
  readonly sent: ClientMessage[]
  readonly received: ServerMessage[]
}

/** Everything that goes over the sockets of a page; what is received may be changed. */
async function between(
  page: Page,
  change: (message: ServerMessage) => ServerMessage = (message) => message,
): Promise<Traffic> {
  const traffic: Traffic = { sent: [], received: [] }
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) => {
      traffic.sent.push(JSON.parse(String(text)))
      server.send(text)
    })
    server.onMessage((text) => {
      const message = change(JSON.parse(String(text)))
      traffic.received.push(message)
      socket.send(JSON.stringify(message))
    })
  })
  return traffic
}

type Events = Extract<ServerMessage, { type: 'events' }>

/** Changes the second message with events, and no other. */
function second(change: (news: Events) => Events): (message: ServerMessage) => ServerMessage {
  let events = 0
  return (message) => {
    if (message.type !== 'events') return message
    events += 1
    return events === 2 ? change(message) : message
  }
}

const SHORT = { options: { roundLimit: 3 } }
const watches = ({ sent }: Traffic) => sent.filter(({ type }) => type === 'watch')
const count = ({ received }: Traffic, kind: ServerMessage['type']) =>
  received.filter(({ type }) => type === kind).length

describe('a page is shown its table once', () => {
  test('and goes on by events to the end of the game', async () => {
    const page = await site.newPerson()
    const traffic = await between(page)
    await newTable(page, 'Anna', SHORT)
    expect(await playGame(page)).toBe(3)
    expect(count(traffic, 'events')).toBeGreaterThan(5)
    expect([count(traffic, 'table'), count(traffic, 'news')]).toEqual([1, 0])
  })

  test('and once more where a number is missing', async () => {
    const page = await site.newPerson()
    const traffic = await between(
      page,
      second((news) => ({ ...news, number: news.number + 1 })),
    )
    await newTable(page, 'Boris', SHORT)
    expect(await playGame(page)).toBe(3)
    expect(watches(traffic)).toHaveLength(2)
    expect(watches(traffic)[1]).toMatchObject({ folds: true, seen: expect.any(Number) })
  })

  test('and as a whole from then on where its checksum is another', async () => {
    const page = await site.newPerson()
    const traffic = await between(
      page,
      second((news) => ({ ...news, check: '0123456789abcdef' })),
    )
    await newTable(page, 'Clara', SHORT)
    expect(await playGame(page)).toBe(3)
    expect(watches(traffic)).toHaveLength(2)
    expect(watches(traffic)[1]).toMatchObject({ folds: false })
    expect(count(traffic, 'news')).toBeGreaterThan(0)
  })
})
