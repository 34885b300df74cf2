import { describe, expect, test } from 'vitest'
import { timeLeft } from './clock.ts'
import type { AnyGame } from './table.ts'
import { OneRoom } from './testing/one-room.ts'
import { openToy } from './testing/sitting.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const oneRoom = (game?: AnyGame): OneRoom => new OneRoom(settle, game)

const HOLD = { type: 'play', command: { type: 'hold' } } as const
const LIVE = { kind: 'live', bank: 60_000, increment: 0 } as const
const BACK = { type: 'propose', proposal: { what: 'takeBack', count: 1 } } as const

describe('a request', () => {
  test('is stored, answered with its number, and then told to all who listen', async () => {
    const house = oneRoom()
    const room = await house.lead()
    const order: string[] = []
    room.subscribe((table, entry) => {
      order.push(`told ${entry.number} at ${table.number}, stored ${house.stored.entries.length}`)
    })
    const request = { id: 'request-a', seen: 0, wish: { type: 'sit', name: 'Ann' } } as const
    await house.done(room.request('ann', request, (answer) => order.push(JSON.stringify(answer))))
    expect(order).toEqual(['{"ok":true,"number":1}', 'told 1 at 1, stored 1'])
  })

  test('that comes again gets the first answer, also from another process', async () => {
    const house = oneRoom()
    const room = await house.play('ann', 'bob')
    const first = await house.ask(room, 'ann', HOLD, { id: 'the-same-id', seen: 3 })
    expect(first).toEqual({ ok: true, number: 4 })
    await house.ask(room, 'bob', HOLD)
    expect(await house.ask(room, 'ann', HOLD, { id: 'the-same-id', seen: 3 })).toEqual(first)
    const other = await house.lead()
    expect(await house.ask(other, 'ann', HOLD, { id: 'the-same-id', seen: 3 })).toEqual(first)
    expect(house.stored.entries).toHaveLength(5)
  })

  test('of several facts has the number of the last, however often it comes', async () => {
    const house = oneRoom()
    const room = await house.play('ann', ':random')
    await house.ask(room, 'ann', HOLD)
    const first = await house.ask(room, 'ann', BACK, { id: 'take-it-back' })
    expect(house.facts.slice(-2)).toEqual(['proposed', 'takenBack'])
    expect(first).toEqual({ ok: true, number: house.stored.entries.length })
    expect(await house.ask(room, 'ann', BACK, { id: 'take-it-back' })).toEqual(first)
  })

  test('that was refused stays refused', async () => {
    const house = oneRoom()
    const room = await house.play('ann', 'bob')
    const early = await house.ask(room, 'bob', HOLD, { id: 'too-early' })
    expect(early).toMatchObject({ ok: false, refusal: { code: 'notYourTurn' }, retry: false })
    await house.ask(room, 'ann', HOLD)
    expect(await house.ask(room, 'bob', HOLD, { id: 'too-early' })).toEqual(early)
  })

  test('that was refused by one who led is not answered by that once another may lead', async () => {
    const house = oneRoom()
    const room = await house.play('ann', 'bob')
    const sit = { type: 'sit', name: 'Cleo' } as const
    const refused = await house.ask(room, 'cleo', sit, { id: 'too-early' })
    expect(refused).toMatchObject({ refusal: { code: 'started' }, retry: false })
    room.follow()
    const other = await house.lead()
    await house.ask(other, 'bob', { type: 'offer', seat: 1, open: true })
    const granted = await house.ask(other, 'cleo', sit, { id: 'too-early' })
    expect(granted).toMatchObject({ ok: true })
    const again = await house.ask(room, 'cleo', sit, { id: 'too-early' })
    expect(again).toMatchObject({ refusal: { code: 'moved' }, retry: true })
  })

  test('of another person may have the same id', async () => {
    const house = oneRoom()
    const room = await house.lead()
    const sit = (person: string) =>
      house.ask(room, person, { type: 'sit', name: person }, { id: 'the-same-id' })
    expect(await sit('ann')).toEqual({ ok: true, number: 1 })
    expect(await sit('bob')).toEqual({ ok: true, number: 2 })
  })

  test('of somebody who has not seen the newest is stale', async () => {
    const house = oneRoom()
    const room = await house.play('ann', 'bob')
    await house.ask(room, 'ann', HOLD)
    const late = await house.ask(room, 'ann', { type: 'undo', count: 1 }, { seen: 3 })
    expect(late).toMatchObject({ ok: false, refusal: { code: 'stale' }, number: 4, retry: false })
  })

  test('that was stale stays so though the seat whose change was not seen is another’s', async () => {
    const house = oneRoom(openToy(3))
    const room = await house.play('ann', 'ann', 'bob')
    const late = { id: 'too-late', seen: house.stored.entries.length }
    await house.ask(room, 'ann', { type: 'offer', seat: 1, open: true })
    const stale = { ok: false, refusal: { code: 'stale' }, retry: false }
    expect(await house.ask(room, 'ann', HOLD, late)).toMatchObject(stale)
    await house.ask(room, 'cleo', { type: 'sit', name: 'Cleo' })
    const other = await house.lead()
    expect(await house.ask(other, 'ann', HOLD, late)).toMatchObject(stale)
  })

  test('of somebody who has seen what is not there is refused', async () => {
    const house = oneRoom()
    const room = await house.play('ann', 'bob')
    const answer = await house.ask(room, 'ann', HOLD, { seen: 9 })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'ahead' } })
  })

  test('to agree is not meant for a later proposal', async () => {
    const house = oneRoom()
    const room = await house.play('ann', 'bob')
    await house.ask(room, 'ann', HOLD)
    await house.ask(room, 'ann', BACK)
    const seen = house.stored.entries.length
    await house.ask(room, 'ann', { type: 'answer', agree: false })
    await house.ask(room, 'ann', { type: 'propose', proposal: { what: 'end' } })
    const answer = await house.ask(room, 'bob', { type: 'answer', agree: true }, { seen })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'stale' } })
  })

  test('waits its turn; of too many at once some are sent away', async () => {
    const house = oneRoom()
    const room = await house.lead()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => house.ask(room, 'ann', { type: 'sit', name: 'Ann' })),
    )
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code))
    expect(codes.filter((code) => code === 'ok')).toHaveLength(2)
    expect(codes.filter((code) => code === 'full')).toHaveLength(62)
    expect(codes.filter((code) => code === 'busy')).toHaveLength(36)
  })

  test('is not harmed by somebody who cannot hear the answer or the news', async () => {
    const house = oneRoom()
    const room = await house.lead()
    const heard: number[] = []
    room.subscribe(() => {
      throw new Error('deaf')
    })
    room.subscribe((_, { number }) => heard.push(number))
    const request = { id: 'request-a', seen: 0, wish: { type: 'sit', name: 'Ann' } } as const
    await house.done(
      room.request('ann', request, () => {
        throw new Error('gone')
      }),
    )
    expect(heard).toEqual([1])
    expect(house.reports.map(String)).toEqual(['Error: gone', 'Error: deaf'])
  })
})

describe('what cannot be stored', () => {
  test('changes nothing, and the same request succeeds a moment later', async () => {
    const house = oneRoom()
    const room = await house.play('ann', 'bob')
    house.trouble = 'refused'
    const answer = await house.ask(room, 'ann', HOLD, { id: 'hold-it-' })
    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: 'storage' },
      number: 3,
      retry: true,
    })
    expect(await house.done(room.read((table) => table.actor?.seat))).toBe(0)
    expect(await house.ask(room, 'ann', HOLD, { id: 'hold-it-' })).toEqual({ ok: true, number: 4 })
  })

  test('and was stored all the same is found', async () => {
    const house = oneRoom()
    const room = await house.play('ann', 'bob')
    const heard: number[] = []
    room.subscribe((_, { number }) => heard.push(number))
    house.trouble = 'unheard'
    expect(await house.ask(room, 'ann', HOLD)).toEqual({ ok: true, number: 4 })
    expect(heard).toEqual([4])
  })

  test('for certain may be stored later: nobody says that nothing was changed', async () => {
    const house = oneRoom()
    const room = await house.play('ann', 'bob')
    const heard: number[] = []
    room.subscribe((_, { number }) => heard.push(number))
    house.trouble = 'late'
    const answer = await house.ask(room, 'ann', HOLD, { id: 'hold-it-', seen: 3 })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'uncertain' }, retry: true })
    // The process finds out that it knows less than is stored, and asks who leads.
    const again = await house.ask(room, 'ann', HOLD, { id: 'hold-it-', seen: 3 })
    expect(again).toEqual({ ok: true, number: 4 })
    expect(heard).toEqual([4])
    expect(house.stored.entries).toHaveLength(4)
  })

  test('nor read, is answered so, and comes right when it can be', async () => {
    const house = oneRoom()
    const room = await house.play('ann', 'bob')
    house.down = true
    const answer = await house.ask(room, 'ann', HOLD)
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'storage' }, number: 3 })
    await expect(house.done(room.read(({ number }) => number))).rejects.toThrow('the disk is gone')
    house.down = false
    expect(await house.done(room.read(({ number }) => number))).toBe(3)
  })

  test('is nobody’s time', async () => {
    const house = oneRoom()
    const room = await house.lead()
    await house.ask(room, 'ann', { type: 'setPace', pace: LIVE })
    await house.ask(room, 'ann', { type: 'sit', name: 'Ann' })
    await house.ask(room, 'ann', { type: 'seatBot', seat: 1, bot: 'random' })
    await house.ask(room, 'ann', { type: 'start' })
    await house.world.go(9900)
    house.down = true
    await house.ask(room, 'ann', HOLD)
    await house.world.go(100_000)
    house.down = false
    await house.world.go(2000)
    expect(house.facts.at(-1)).toBe('waited')
    const left = await house.done(
      room.read(({ clock }) => timeLeft(clock, 0, house.ports.time.now())),
    )
    expect(left).toBeGreaterThan(47_000)
  })
})

describe('leading', () => {
  test('who does not lead sends on, and may answer the same request later', async () => {
    const house = oneRoom()
    const room = house.read()
    const sit = { type: 'sit', name: 'Ann' } as const
    const answer = await house.ask(room, 'ann', sit, { id: 'sit-down' })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'moved' }, retry: true })
    await house.done(room.lead('p1', house.ports.time.now()))
    expect(await house.ask(room, 'ann', sit, { id: 'sit-down' })).toEqual({ ok: true, number: 1 })
  })

  test('another process that has written is followed, and what it wrote is told', async () => {
    const house = oneRoom()
    const room = await house.play('ann', 'bob')
    const heard: number[] = []
    room.subscribe((_, { number }) => heard.push(number))
    house.stored.leader = 'p2'
    const other = house.read()
    await house.done(other.lead('p2', house.ports.time.now()))
    await house.ask(other, 'ann', HOLD)
    const moved = await house.ask(room, 'bob', HOLD, { seen: 4 })
    expect(moved).toMatchObject({ ok: false, refusal: { code: 'moved' }, number: 4, retry: true })
    expect(room.leads).toBe(false)
    expect(heard).toEqual([4])
  })

  test('who is not alive to others leads nothing, and times nobody out', async () => {
    const house = oneRoom()
    const room = await house.lead()
    await house.ask(room, 'ann', { type: 'setPace', pace: LIVE })
    await house.ask(room, 'ann', { type: 'sit', name: 'Ann' })
    await house.ask(room, 'ann', { type: 'seatBot', seat: 1, bot: 'random' })
    await house.ask(room, 'ann', { type: 'start' })
    house.alive = false
    await house.world.go(100_000)
    expect(house.facts.at(-1)).toBe('started')
    const answer = await house.ask(room, 'ann', HOLD)
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'moved' } })
    house.alive = true
    const silentSince = house.ports.time.now() - 100_000
    await house.done(room.lead('p1', silentSince))
    const { fact } = house.stored.entries.at(-1) ?? {}
    expect(fact?.type === 'waited' && fact.ms - 100_000).toBeLessThan(10)
    expect(fact?.type === 'waited' && fact.ms).toBeGreaterThanOrEqual(100_000)
  })

  test('who is taken for dead while taking the lead does not take it', async () => {
    const house = oneRoom()
    const room = await house.lead()
    await house.ask(room, 'ann', { type: 'setPace', pace: LIVE })
    await house.ask(room, 'ann', { type: 'sit', name: 'Ann' })
    await house.ask(room, 'ann', { type: 'seatBot', seat: 1, bot: 'random' })
    await house.ask(room, 'ann', { type: 'start' })
    const other = house.read()
    const taken = other.lead('p1', house.ports.time.now() - 60_000)
    taken.catch(() => {})
    house.alive = false // while it still reads what is stored
    await house.world.go(100)
    house.alive = true
    await expect(taken).rejects.toThrow('does not lead')
    expect(other.leads).toBe(false)
    expect(house.facts.at(-1)).toBe('started')
  })

  test('the lead is not taken where the silence cannot be written down', async () => {
    const house = oneRoom()
    const room = await house.lead()
    await house.ask(room, 'ann', { type: 'setPace', pace: LIVE })
    await house.ask(room, 'ann', { type: 'sit', name: 'Ann' })
    await house.ask(room, 'ann', { type: 'seatBot', seat: 1, bot: 'random' })
    await house.ask(room, 'ann', { type: 'start' })
    const other = house.read()
    house.trouble = 'refused'
    await house.world.go(5000)
    const taken = other.lead('p1', house.ports.time.now() - 5000)
    await expect(house.done(taken)).rejects.toThrow('the disk is full')
    expect(other.leads).toBe(false)
  })
})

describe('a bot', () => {
  test('is asked once for each decision, sees what its seat may see, and plays', async () => {
    const house = oneRoom()
    const room = await house.play('ann', ':random')
    await house.ask(room, 'ann', HOLD)
    expect(house.questions).toHaveLength(1)
    const [question] = house.questions
    expect(question).toMatchObject({ bot: 'random', seat: 1 })
    const view = question?.view as { players: { hand: number[] }[] }
    expect(view.players[0]?.hand).toEqual([0, 0])
    expect(view.players[1]?.hand).not.toEqual([0, 0])
    await house.done(room.nudge())
    await house.ask(room, 'ann', { type: 'propose', proposal: { what: 'pace', pace: LIVE } })
    expect(house.questions).toHaveLength(1)
  })

  test('that answers after its seat was taken back is not heard', async () => {
    const house = oneRoom()
    let answer = (_: number) => {}
    house.botAnswer = () => new Promise((resolve) => (answer = resolve))
    const room = await house.play('ann', 'bob')
    await house.ask(room, 'ann', { type: 'hand', seat: 0, bot: 'random' })
    await house.ask(room, 'ann', { type: 'reclaim', seat: 0 })
    answer(0)
    await house.world.go(100)
    expect(house.facts.at(-1)).toBe('reclaimed')
  })

  test('that fails is asked again', async () => {
    const house = oneRoom()
    house.botAnswer = () => Promise.reject(new Error('out of memory'))
    const room = await house.play('ann', ':random')
    await house.ask(room, 'ann', HOLD)
    expect(house.questions).toHaveLength(1)
    house.botAnswer = () => Promise.resolve(0)
    await house.world.go(2000)
    expect(house.questions.length).toBeGreaterThan(1)
    expect(house.facts.at(-1)).toBe('played')
    expect(String(house.reports[0])).toContain('out of memory')
  })

  test('that names no legal command plays the first', async () => {
    const house = oneRoom()
    house.botAnswer = () => Promise.resolve(99)
    const room = await house.play('ann', ':random')
    await house.ask(room, 'ann', HOLD)
    expect(house.facts.at(-1)).toBe('played')
  })

  test('has luck that follows from the secret, not from what all can see', async () => {
    const house = oneRoom()
    const room = await house.play('ann', ':random')
    await house.ask(room, 'ann', HOLD)
    expect(house.questions[0]?.seed).toMatch(/^\d+ \d+$/)
    expect(house.questions[0]?.seed).not.toContain('table')
  })
})

describe('a clock', () => {
  test('that runs out lets a bot play on, at the very moment', async () => {
    const house = oneRoom()
    const room = await house.lead()
    await house.ask(room, 'ann', { type: 'setPace', pace: LIVE })
    await house.ask(room, 'ann', { type: 'sit', name: 'Ann' })
    await house.ask(room, 'bob', { type: 'sit', name: 'Bob' })
    await house.ask(room, 'ann', { type: 'start' })
    const start = house.stored.entries.at(-1)?.at ?? 0
    await house.world.go(59_800)
    expect(house.facts.at(-1)).toBe('started')
    await house.world.go(300)
    expect(house.stored.entries.at(-1)).toMatchObject({
      at: start + 60_000,
      fact: { type: 'handed', seat: 0, by: 'timeOut' },
    })
    expect(house.questions).toHaveLength(1)
  })

  test('may run for weeks, longer than timers can', async () => {
    const house = oneRoom()
    const room = await house.lead()
    const pace = { kind: 'days', bank: 60 * 86_400_000, refund: 0 } as const
    await house.ask(room, 'ann', { type: 'setPace', pace })
    await house.ask(room, 'ann', { type: 'sit', name: 'Ann' })
    await house.ask(room, 'bob', { type: 'sit', name: 'Bob' })
    await house.ask(room, 'ann', { type: 'start' })
    await house.world.go(60 * 86_400_000 - 1000)
    expect(house.facts.at(-1)).toBe('started')
    await house.world.go(1000)
    expect(house.facts.at(-1)).toBe('handed')
  })
})

describe('a game that is wrong', () => {
  const broken = (fault: Partial<AnyGame>): AnyGame => ({ ...openToy(2), ...fault })
  const fail = () => {
    throw new Error('a bug')
  }

  test('in what follows from a command: nothing changes, and the table lives on', async () => {
    const game = openToy(2)
    const house = oneRoom(
      broken({
        decide: (state, seat, wish, chance) =>
          (wish as { type: string }).type === 'draw'
            ? fail()
            : game.decide(state, seat, wish, chance),
      }),
    )
    const room = await house.play('ann', 'bob')
    const draw = { type: 'play', command: { type: 'draw' } } as const
    const answer = await house.ask(room, 'ann', draw)
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'fault' }, retry: false })
    expect(await house.ask(room, 'ann', HOLD)).toMatchObject({ ok: true })
  })

  test('in how an event is applied: the same, and the memory is what is stored', async () => {
    const game = openToy(2)
    const house = oneRoom(
      broken({
        evolve: (state, event) => {
          game.evolve(state, event)
          if (event.type === 'rolled') fail()
        },
      }),
    )
    const room = await house.play('ann', 'bob')
    const answer = await house.ask(room, 'ann', { type: 'play', command: { type: 'roll' } })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'fault' }, number: 3 })
    expect(await house.ask(room, 'ann', HOLD)).toMatchObject({ ok: true, number: 4 })
  })

  test('when a bot is to play: the table is set aside, until somebody has seen to it', async () => {
    const house = oneRoom(broken({ view: fail }))
    const room = await house.play('ann', ':random')
    await house.ask(room, 'ann', HOLD)
    expect(house.stored.fault).toContain('a bug')
    const answer = await house.ask(room, 'ann', BACK)
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'setAside' }, retry: false })
    const closed = room.impose(() => [{ type: 'closed', by: 'administrator' }])
    expect(await house.done(closed)).toBe(true)
    expect(house.stored.fault).toBe(null)
  })

  test('in what is stored: nobody gets further', async () => {
    const house = oneRoom()
    const room = await house.play('ann', 'bob')
    house.trouble = 'refused'
    const [first] = house.stored.entries
    if (first !== undefined) house.stored.entries[0] = { ...first, number: 7 }
    await house.ask(room, 'ann', HOLD)
    const answer = await house.ask(room, 'ann', HOLD)
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'setAside' }, retry: false })
    expect(() => house.read()).toThrow('entry 7 cannot be applied')
  })
})

describe('reading', () => {
  test('waits until what is being stored is stored', async () => {
    const house = oneRoom()
    const room = await house.lead()
    const request = { id: 'request-a', seen: 0, wish: { type: 'sit', name: 'Ann' } } as const
    const written = room.request('ann', request, () => {})
    const read = room.read(({ number }) => [number, house.stored.entries.length])
    expect(await house.done(read)).toEqual([1, 1])
    await written
  })

  test('since a number comes with all that is stored, or with nothing for who knows it', async () => {
    const house = oneRoom()
    const room = await house.play('ann', 'bob')
    const entries = (seen: number) =>
      house.done(room.readSince(seen, (_, all) => all.map(({ number }) => number)))
    expect(await entries(1)).toEqual([1, 2, 3])
    expect(await entries(3)).toEqual([])
  })
})

test('a notice that cannot be made does not stop the game, one that can is stored with it', async () => {
  const house = oneRoom()
  const notice = { person: 'bob', kind: 'turn', body: {}, due: 0, dedupe: 'turn 1' }
  const notices = [
    () => {
      throw new Error('no words')
    },
    () => [notice],
  ]
  Object.assign(house.ports, { notices: () => notices.shift()?.() ?? [] })
  const room = await house.lead()
  expect(await house.ask(room, 'ann', { type: 'sit', name: 'Ann' })).toMatchObject({ ok: true })
  expect(house.reports.map(String)).toEqual(['Error: no words'])
  await house.ask(room, 'bob', { type: 'sit', name: 'Bob' })
  expect(house.notices).toEqual([notice])
})

test('what comes from outside is written by the leader alone', async () => {
  const house = oneRoom()
  const close = () => [{ type: 'closed', by: 'administrator' }] as const
  expect(await house.done(house.read().impose(close))).toBe(false)
  expect(await house.done((await house.lead()).impose(close))).toBe(true)
  expect(house.facts).toEqual(['closed'])
})
