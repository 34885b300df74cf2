import { describe, expect, test } from 'vitest'
import { timeLeft } from './clock.ts'
import type { LiveTable } from './live-table.ts'
import type { TableCommand } from './table-command.ts'
import type { AnyGame } from './table-state.ts'
import { LiveTableHarness } from './testing/live-table-harness.ts'
import { createToyGame } from './testing/test-table.ts'

const drain = () => new Promise<void>((resolve) => setImmediate(resolve))
const harnessOf = (game?: AnyGame): LiveTableHarness => new LiveTableHarness(drain, game)

const HOLD = { type: 'play', command: { type: 'hold' } } as const
const LIVE = { kind: 'live', bank: 60_000, increment: 0 } as const
const HOLD_TURN: TableCommand = { type: 'turn', commands: [{ type: 'hold' }] }
const TURN = { id: 'the-whole-turn', seen: 3 }
const BACK = { type: 'propose', proposal: { what: 'takeBack', count: 1 } } as const

/** The seat that is asked offers a card of its own to the other. */
async function offerOf(liveTable: LiveTable): Promise<TableCommand> {
  const offer = { type: 'offer', to: 1 }
  const card = await liveTable.read(({ play }) => {
    const cards = [1, 2, 3, 4, 5, 6].filter(
      (each) => play?.decideTurn(0, [offer, { type: 'put', card: each }]).ok,
    )
    return cards[0] ?? -1
  })
  return { type: 'turn', commands: [offer, { type: 'put', card }] }
}

describe('a request', () => {
  test('is stored, answered with its number, and then announced to all who listen', async () => {
    const harness = harnessOf()
    const liveTable = await harness.lead()
    const order: string[] = []
    liveTable.subscribe((table, [entry]) => {
      order.push(
        `announced ${entry?.number} at ${table.number}, stored ${harness.stored.entries.length}`,
      )
    })
    const request = { id: 'request-a', seen: 0, wish: { type: 'sit', name: 'Ann' } } as const
    await harness.done(
      liveTable.submit('ann', request, (answer) => order.push(JSON.stringify(answer))),
    )
    expect(order).toEqual(['{"ok":true,"number":1}', 'announced 1 at 1, stored 1'])
  })

  test('that comes again gets the first answer, also from another process', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    const first = await harness.submit(liveTable, 'ann', HOLD, { id: 'the-same-id', seen: 3 })
    expect(first).toEqual({ ok: true, number: 4 })
    await harness.submit(liveTable, 'bob', HOLD)
    expect(await harness.submit(liveTable, 'ann', HOLD, { id: 'the-same-id', seen: 3 })).toEqual(
      first,
    )
    const other = await harness.lead()
    expect(await harness.submit(other, 'ann', HOLD, { id: 'the-same-id', seen: 3 })).toEqual(first)
    expect(harness.stored.entries).toHaveLength(5)
  })

  test('of several events has the number of the last, however often it comes', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', ':random')
    await harness.submit(liveTable, 'ann', HOLD)
    const first = await harness.submit(liveTable, 'ann', BACK, { id: 'take-it-back' })
    expect(harness.eventTypes.slice(-2)).toEqual(['proposed', 'takenBack'])
    expect(first).toEqual({ ok: true, number: harness.stored.entries.length })
    expect(await harness.submit(liveTable, 'ann', BACK, { id: 'take-it-back' })).toEqual(first)
  })

  test('of a whole turn is stored, answered and announced as one, however often it comes', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    const heard: number[][] = []
    liveTable.subscribe((_, entries) => heard.push(entries.map(({ number }) => number)))
    const offer = await harness.submit(liveTable, 'ann', await offerOf(liveTable), TURN)
    expect(offer).toEqual({ ok: true, number: 5, played: 2 })
    expect(harness.stored.entries.map(({ requestId }) => requestId).slice(3)).toEqual([
      null,
      'the-whole-turn',
    ])
    expect(heard).toEqual([[4, 5]])
    expect(await harness.submit(liveTable, 'ann', HOLD_TURN, TURN)).toEqual(offer)
    const other = await harness.lead()
    expect(await harness.submit(other, 'ann', HOLD_TURN, TURN)).toEqual(offer)
    expect(harness.stored.entries).toHaveLength(5)
  })

  test('of a turn ends with the first roll: what comes after it is not looked at', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    const commands = [{ type: 'roll' }, { type: 'no such command' }]
    const answer = await harness.submit(liveTable, 'ann', { type: 'turn', commands })
    expect(answer).toEqual({ ok: true, number: 4, played: 1 })
  })

  test('of a turn with one wrong command changes nothing, and says which it is', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    const commands = [{ type: 'offer', to: 1 }, { type: 'keep' }]
    const answer = await harness.submit(liveTable, 'ann', { type: 'turn', commands })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'rules', index: 1 } })
    expect(harness.stored.entries).toHaveLength(3)
    expect(await liveTable.read(({ play }) => play?.length)).toBe(0)
  })

  test('that was refused stays refused', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    const early = await harness.submit(liveTable, 'bob', HOLD, { id: 'too-early' })
    expect(early).toMatchObject({ ok: false, refusal: { code: 'notYourTurn' }, retry: false })
    await harness.submit(liveTable, 'ann', HOLD)
    expect(await harness.submit(liveTable, 'bob', HOLD, { id: 'too-early' })).toEqual(early)
  })

  test('that was refused by one who led is not answered by that once another may lead', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    const sit = { type: 'sit', name: 'Cleo' } as const
    const refused = await harness.submit(liveTable, 'cleo', sit, { id: 'too-early' })
    expect(refused).toMatchObject({ refusal: { code: 'started' }, retry: false })
    liveTable.follow()
    const other = await harness.lead()
    await harness.submit(other, 'bob', { type: 'offer', seat: 1, open: true })
    const granted = await harness.submit(other, 'cleo', sit, { id: 'too-early' })
    expect(granted).toMatchObject({ ok: true })
    const again = await harness.submit(liveTable, 'cleo', sit, { id: 'too-early' })
    expect(again).toMatchObject({ refusal: { code: 'moved' }, retry: true })
  })

  test('of another person may have the same id', async () => {
    const harness = harnessOf()
    const liveTable = await harness.lead()
    const sit = (person: string) =>
      harness.submit(liveTable, person, { type: 'sit', name: person }, { id: 'the-same-id' })
    expect(await sit('ann')).toEqual({ ok: true, number: 1 })
    expect(await sit('bob')).toEqual({ ok: true, number: 2 })
  })

  test('of somebody who has not seen the newest is stale', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    await harness.submit(liveTable, 'ann', HOLD)
    const late = await harness.submit(liveTable, 'ann', { type: 'undo', count: 1 }, { seen: 3 })
    expect(late).toMatchObject({ ok: false, refusal: { code: 'stale' }, number: 4, retry: false })
  })

  test('that was stale stays so though the seat whose change was not seen is another’s', async () => {
    const harness = harnessOf(createToyGame(3))
    const liveTable = await harness.play('ann', 'ann', 'bob')
    const late = { id: 'too-late', seen: harness.stored.entries.length }
    await harness.submit(liveTable, 'ann', { type: 'offer', seat: 1, open: true })
    const stale = { ok: false, refusal: { code: 'stale' }, retry: false }
    expect(await harness.submit(liveTable, 'ann', HOLD, late)).toMatchObject(stale)
    await harness.submit(liveTable, 'cleo', { type: 'sit', name: 'Cleo' })
    const other = await harness.lead()
    expect(await harness.submit(other, 'ann', HOLD, late)).toMatchObject(stale)
  })

  test('of somebody who has seen what is not there is refused', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    const answer = await harness.submit(liveTable, 'ann', HOLD, { seen: 9 })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'ahead' } })
  })

  test('to agree is not meant for a later proposal', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    await harness.submit(liveTable, 'ann', HOLD)
    await harness.submit(liveTable, 'ann', BACK)
    const seen = harness.stored.entries.length
    await harness.submit(liveTable, 'ann', { type: 'answer', agree: false })
    await harness.submit(liveTable, 'ann', { type: 'propose', proposal: { what: 'end' } })
    const answer = await harness.submit(liveTable, 'bob', { type: 'answer', agree: true }, { seen })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'stale' } })
  })

  test('waits its turn; of too many at once some are sent away', async () => {
    const harness = harnessOf()
    const liveTable = await harness.lead()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        harness.submit(liveTable, 'ann', { type: 'sit', name: 'Ann' }),
      ),
    )
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code))
    expect(codes.filter((code) => code === 'ok')).toHaveLength(2)
    expect(codes.filter((code) => code === 'full')).toHaveLength(62)
    expect(codes.filter((code) => code === 'busy')).toHaveLength(36)
  })

  test('is not harmed by somebody who cannot receive the answer or the news', async () => {
    const harness = harnessOf()
    const liveTable = await harness.lead()
    const heard: number[] = []
    liveTable.subscribe(() => {
      throw new Error('deaf')
    })
    liveTable.subscribe((_, entries) => heard.push(...entries.map(({ number }) => number)))
    const request = { id: 'request-a', seen: 0, wish: { type: 'sit', name: 'Ann' } } as const
    await harness.done(
      liveTable.submit('ann', request, () => {
        throw new Error('gone')
      }),
    )
    expect(heard).toEqual([1])
    expect(harness.reports.map(String)).toEqual(['Error: gone', 'Error: deaf'])
  })
})

describe('what cannot be stored', () => {
  test('changes nothing, and the same request succeeds a moment later', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    harness.nextFault = 'refused'
    const answer = await harness.submit(liveTable, 'ann', HOLD, { id: 'hold-it-' })
    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: 'storage' },
      number: 3,
      retry: true,
    })
    expect(await harness.done(liveTable.read((table) => table.actor?.seat))).toBe(0)
    expect(await harness.submit(liveTable, 'ann', HOLD, { id: 'hold-it-' })).toEqual({
      ok: true,
      number: 4,
    })
  })

  test('and was stored all the same is found', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    const heard: number[] = []
    liveTable.subscribe((_, entries) => heard.push(...entries.map(({ number }) => number)))
    harness.nextFault = 'unconfirmed'
    expect(await harness.submit(liveTable, 'ann', HOLD)).toEqual({ ok: true, number: 4 })
    expect(heard).toEqual([4])
  })

  test('for certain may be stored later: nobody says that nothing was changed', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    const heard: number[] = []
    liveTable.subscribe((_, entries) => heard.push(...entries.map(({ number }) => number)))
    harness.nextFault = 'late'
    const answer = await harness.submit(liveTable, 'ann', HOLD, { id: 'hold-it-', seen: 3 })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'uncertain' }, retry: true })
    // The process finds out that it knows less than is stored, and asks who leads.
    const again = await harness.submit(liveTable, 'ann', HOLD, { id: 'hold-it-', seen: 3 })
    expect(again).toEqual({ ok: true, number: 4 })
    expect(heard).toEqual([4])
    expect(harness.stored.entries).toHaveLength(4)
  })

  test('nor read, is answered so, and comes right when it can be', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    harness.down = true
    const answer = await harness.submit(liveTable, 'ann', HOLD)
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'storage' }, number: 3 })
    await expect(harness.done(liveTable.read(({ number }) => number))).rejects.toThrow(
      'the disk is gone',
    )
    harness.down = false
    expect(await harness.done(liveTable.read(({ number }) => number))).toBe(3)
  })

  test('is unattributed time', async () => {
    const harness = harnessOf()
    const liveTable = await harness.lead()
    await harness.submit(liveTable, 'ann', { type: 'setPace', pace: LIVE })
    await harness.submit(liveTable, 'ann', { type: 'sit', name: 'Ann' })
    await harness.submit(liveTable, 'ann', { type: 'seatBot', seat: 1, bot: 'random' })
    await harness.submit(liveTable, 'ann', { type: 'start' })
    await harness.run.advance(9900)
    harness.down = true
    await harness.submit(liveTable, 'ann', HOLD)
    await harness.run.advance(100_000)
    harness.down = false
    await harness.run.advance(2000)
    expect(harness.eventTypes.at(-1)).toBe('waited')
    const left = await harness.done(
      liveTable.read(({ clock }) => timeLeft(clock, 0, harness.ports.time.now())),
    )
    expect(left).toBeGreaterThan(47_000)
  })
})

describe('leading', () => {
  test('who does not lead sends on, and may answer the same request later', async () => {
    const harness = harnessOf()
    const liveTable = harness.read()
    const sit = { type: 'sit', name: 'Ann' } as const
    const answer = await harness.submit(liveTable, 'ann', sit, { id: 'sit-down' })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'moved' }, retry: true })
    await harness.done(liveTable.lead('p1', harness.ports.time.now()))
    expect(await harness.submit(liveTable, 'ann', sit, { id: 'sit-down' })).toEqual({
      ok: true,
      number: 1,
    })
  })

  test('another process that has written is followed, and what it wrote is announced', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    const heard: number[] = []
    liveTable.subscribe((_, entries) => heard.push(...entries.map(({ number }) => number)))
    harness.stored.leader = 'p2'
    const other = harness.read()
    await harness.done(other.lead('p2', harness.ports.time.now()))
    await harness.submit(other, 'ann', HOLD)
    const moved = await harness.submit(liveTable, 'bob', HOLD, { seen: 4 })
    expect(moved).toMatchObject({ ok: false, refusal: { code: 'moved' }, number: 4, retry: true })
    expect(liveTable.leads).toBe(false)
    expect(heard).toEqual([4])
  })

  test('who is not alive to others leads nothing, and times nobody out', async () => {
    const harness = harnessOf()
    const liveTable = await harness.lead()
    await harness.submit(liveTable, 'ann', { type: 'setPace', pace: LIVE })
    await harness.submit(liveTable, 'ann', { type: 'sit', name: 'Ann' })
    await harness.submit(liveTable, 'ann', { type: 'seatBot', seat: 1, bot: 'random' })
    await harness.submit(liveTable, 'ann', { type: 'start' })
    harness.alive = false
    await harness.run.advance(100_000)
    expect(harness.eventTypes.at(-1)).toBe('started')
    const answer = await harness.submit(liveTable, 'ann', HOLD)
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'moved' } })
    harness.alive = true
    const silentSince = harness.ports.time.now() - 100_000
    await harness.done(liveTable.lead('p1', silentSince))
    const { event } = harness.stored.entries.at(-1) ?? {}
    expect(event?.type === 'waited' && event.ms - 100_000).toBeLessThan(10)
    expect(event?.type === 'waited' && event.ms).toBeGreaterThanOrEqual(100_000)
  })

  test('who is taken for dead while taking the lead does not take it', async () => {
    const harness = harnessOf()
    const liveTable = await harness.lead()
    await harness.submit(liveTable, 'ann', { type: 'setPace', pace: LIVE })
    await harness.submit(liveTable, 'ann', { type: 'sit', name: 'Ann' })
    await harness.submit(liveTable, 'ann', { type: 'seatBot', seat: 1, bot: 'random' })
    await harness.submit(liveTable, 'ann', { type: 'start' })
    const other = harness.read()
    const taken = other.lead('p1', harness.ports.time.now() - 60_000)
    taken.catch(() => {})
    harness.alive = false // while it still reads what is stored
    await harness.run.advance(100)
    harness.alive = true
    await expect(taken).rejects.toThrow('does not lead')
    expect(other.leads).toBe(false)
    expect(harness.eventTypes.at(-1)).toBe('started')
  })

  test('the lead is not taken where the silence cannot be written down', async () => {
    const harness = harnessOf()
    const liveTable = await harness.lead()
    await harness.submit(liveTable, 'ann', { type: 'setPace', pace: LIVE })
    await harness.submit(liveTable, 'ann', { type: 'sit', name: 'Ann' })
    await harness.submit(liveTable, 'ann', { type: 'seatBot', seat: 1, bot: 'random' })
    await harness.submit(liveTable, 'ann', { type: 'start' })
    const other = harness.read()
    harness.nextFault = 'refused'
    await harness.run.advance(5000)
    const taken = other.lead('p1', harness.ports.time.now() - 5000)
    await expect(harness.done(taken)).rejects.toThrow('the disk is full')
    expect(other.leads).toBe(false)
  })
})

describe('a bot', () => {
  test('is asked once for each decision, sees what its seat may see, and plays', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', ':random')
    await harness.submit(liveTable, 'ann', HOLD)
    expect(harness.questions).toHaveLength(1)
    const [question] = harness.questions
    expect(question).toMatchObject({ bot: 'random', seat: 1 })
    const view = question?.view as { players: { hand: number[] }[] }
    expect(view.players[0]?.hand).toEqual([0, 0])
    expect(view.players[1]?.hand).not.toEqual([0, 0])
    await harness.done(liveTable.actIfDue())
    await harness.submit(liveTable, 'ann', {
      type: 'propose',
      proposal: { what: 'pace', pace: LIVE },
    })
    expect(harness.questions).toHaveLength(1)
  })

  test('that answers after its seat was taken back is not heard', async () => {
    const harness = harnessOf()
    let answer = (_: number) => {}
    harness.botAnswer = () => new Promise((resolve) => (answer = resolve))
    const liveTable = await harness.play('ann', 'bob')
    await harness.submit(liveTable, 'ann', { type: 'hand', seat: 0, bot: 'random' })
    await harness.submit(liveTable, 'ann', { type: 'reclaim', seat: 0 })
    answer(0)
    await harness.run.advance(100)
    expect(harness.eventTypes.at(-1)).toBe('reclaimed')
  })

  test('that fails is asked again', async () => {
    const harness = harnessOf()
    harness.botAnswer = () => Promise.reject(new Error('out of memory'))
    const liveTable = await harness.play('ann', ':random')
    await harness.submit(liveTable, 'ann', HOLD)
    expect(harness.questions).toHaveLength(1)
    harness.botAnswer = () => Promise.resolve(0)
    await harness.run.advance(2000)
    expect(harness.questions.length).toBeGreaterThan(1)
    expect(harness.eventTypes.at(-1)).toBe('played')
    expect(String(harness.reports[0])).toContain('out of memory')
  })

  test('that names no legal command plays the first', async () => {
    const harness = harnessOf()
    harness.botAnswer = () => Promise.resolve(99)
    const liveTable = await harness.play('ann', ':random')
    await harness.submit(liveTable, 'ann', HOLD)
    expect(harness.eventTypes.at(-1)).toBe('played')
  })

  test('has chance that follows from the secret, not from what all can see', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', ':random')
    await harness.submit(liveTable, 'ann', HOLD)
    expect(harness.questions[0]?.seed).toMatch(/^\d+ \d+$/)
    expect(harness.questions[0]?.seed).not.toContain('table')
  })
})

describe('a clock', () => {
  test('that runs out lets a bot play on, at the very moment', async () => {
    const harness = harnessOf()
    const liveTable = await harness.lead()
    await harness.submit(liveTable, 'ann', { type: 'setPace', pace: LIVE })
    await harness.submit(liveTable, 'ann', { type: 'sit', name: 'Ann' })
    await harness.submit(liveTable, 'bob', { type: 'sit', name: 'Bob' })
    await harness.submit(liveTable, 'ann', { type: 'start' })
    const start = harness.stored.entries.at(-1)?.at ?? 0
    await harness.run.advance(59_800)
    expect(harness.eventTypes.at(-1)).toBe('started')
    await harness.run.advance(300)
    expect(harness.stored.entries.at(-1)).toMatchObject({
      at: start + 60_000,
      event: { type: 'handed', seat: 0, by: 'timeOut' },
    })
    expect(harness.questions).toHaveLength(1)
  })

  test('may run for weeks, longer than timers can', async () => {
    const harness = harnessOf()
    const liveTable = await harness.lead()
    const pace = { kind: 'days', bank: 60 * 86_400_000, refund: 0 } as const
    await harness.submit(liveTable, 'ann', { type: 'setPace', pace })
    await harness.submit(liveTable, 'ann', { type: 'sit', name: 'Ann' })
    await harness.submit(liveTable, 'bob', { type: 'sit', name: 'Bob' })
    await harness.submit(liveTable, 'ann', { type: 'start' })
    await harness.run.advance(60 * 86_400_000 - 1000)
    expect(harness.eventTypes.at(-1)).toBe('started')
    await harness.run.advance(1000)
    expect(harness.eventTypes.at(-1)).toBe('handed')
  })
})

describe('a game that is wrong', () => {
  const broken = (fault: Partial<AnyGame>): AnyGame => ({ ...createToyGame(2), ...fault })
  const fail = () => {
    throw new Error('a bug')
  }

  test('in what follows from a command: nothing changes, and the table lives on', async () => {
    const game = createToyGame(2)
    const harness = harnessOf(
      broken({
        decide: (state, seat, command, chance) =>
          (command as { type: string }).type === 'draw'
            ? fail()
            : game.decide(state, seat, command, chance),
      }),
    )
    const liveTable = await harness.play('ann', 'bob')
    const draw = { type: 'play', command: { type: 'draw' } } as const
    const answer = await harness.submit(liveTable, 'ann', draw)
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'fault' }, retry: false })
    expect(await harness.submit(liveTable, 'ann', HOLD)).toMatchObject({ ok: true })
  })

  test('in how an event is applied: the same, and the memory is what is stored', async () => {
    const game = createToyGame(2)
    const harness = harnessOf(
      broken({
        evolve: (state, event) => {
          game.evolve(state, event)
          if (event.type === 'rolled') fail()
        },
      }),
    )
    const liveTable = await harness.play('ann', 'bob')
    const answer = await harness.submit(liveTable, 'ann', {
      type: 'play',
      command: { type: 'roll' },
    })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'fault' }, number: 3 })
    expect(await harness.submit(liveTable, 'ann', HOLD)).toMatchObject({ ok: true, number: 4 })
  })

  test('when a bot is to play: the table is quarantined, until somebody has seen to it', async () => {
    const harness = harnessOf(broken({ view: fail }))
    const liveTable = await harness.play('ann', ':random')
    await harness.submit(liveTable, 'ann', HOLD)
    expect(harness.stored.fault).toContain('a bug')
    const answer = await harness.submit(liveTable, 'ann', BACK)
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'setAside' }, retry: false })
    const closed = liveTable.write(() => [{ type: 'closed', by: 'administrator' }])
    expect(await harness.done(closed)).toBe(true)
    expect(harness.stored.fault).toBe(null)
  })

  test('in what is stored: nobody gets further', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    harness.nextFault = 'refused'
    const [first] = harness.stored.entries
    if (first !== undefined) harness.stored.entries[0] = { ...first, number: 7 }
    await harness.submit(liveTable, 'ann', HOLD)
    const answer = await harness.submit(liveTable, 'ann', HOLD)
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'setAside' }, retry: false })
    expect(() => harness.read()).toThrow('entry 7 cannot be applied')
  })
})

describe('reading', () => {
  const missedAt = (
    harness: ReturnType<typeof harnessOf>,
    liveTable: LiveTable,
    seen: number,
    most: number,
  ) =>
    harness.done(
      liveTable.readSince({ seen, most, viewer: () => () => 0 }, (_, missed) =>
        missed.map(({ number }) => number),
      ),
    )

  test('waits until what is being stored is stored', async () => {
    const harness = harnessOf()
    const liveTable = await harness.lead()
    const request = { id: 'request-a', seen: 0, wish: { type: 'sit', name: 'Ann' } } as const
    const written = liveTable.submit('ann', request, () => {})
    const read = liveTable.read(({ number }) => [number, harness.stored.entries.length])
    expect(await harness.done(read)).toEqual([1, 1])
    await written
  })

  test('since a number comes with what was missed, or with nothing for who knows it', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    expect(await missedAt(harness, liveTable, 1, 10)).toEqual([2, 3])
    expect(await missedAt(harness, liveTable, 3, 10)).toEqual([])
  })

  test('where too much was missed, nothing is read', async () => {
    const harness = harnessOf()
    const liveTable = await harness.play('ann', 'bob')
    expect(await missedAt(harness, liveTable, 1, 2)).toEqual([2, 3])
    harness.down = true // reading would fail
    expect(await missedAt(harness, liveTable, 1, 1)).toEqual([])
  })
})

test('a notice that cannot be made does not stop the game, one that can is stored with it', async () => {
  const harness = harnessOf()
  const notice = { person: 'bob', kind: 'turn', body: {}, due: 0, dedupe: 'turn 1' }
  const notices = [
    () => {
      throw new Error('no notices')
    },
    () => [notice],
  ]
  Object.assign(harness.ports, { notices: () => notices.shift()?.() ?? [] })
  const liveTable = await harness.lead()
  expect(await harness.submit(liveTable, 'ann', { type: 'sit', name: 'Ann' })).toMatchObject({
    ok: true,
  })
  expect(harness.reports.map(String)).toEqual(['Error: no notices'])
  await harness.submit(liveTable, 'bob', { type: 'sit', name: 'Bob' })
  expect(harness.notices).toEqual([notice])
})

test('what comes from outside is written by the leader alone', async () => {
  const harness = harnessOf()
  const close = () => [{ type: 'closed', by: 'administrator' }] as const
  expect(await harness.done(harness.read().write(close))).toBe(false)
  expect(await harness.done((await harness.lead()).write(close))).toBe(true)
  expect(harness.eventTypes).toEqual(['closed'])
})
