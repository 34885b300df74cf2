import type { TableView } from '@guildhall/tables'
import { Ear, exchange, type Heard } from './overheard.ts'
import { PLAYERS, type TwinHouses } from './twin-houses.ts'
import { until } from './until.ts'

/** What everybody but the one who knows the secret hears of a table, on every way there is. */
export async function allChannels(
  houses: TwinHouses,
  house: 0 | 1,
  program?: string,
): Promise<Heard> {
  const server = await houses.run(house, program)
  houses.box.received.length = 0
  houses.mail.received.length = 0
  const round = new Round(houses, server.url)
  await round.ask('before')
  await round.listen()
  await round.play()
  await round.wish()
  await round.hint()
  await round.readLetters()
  await round.ask('after')
  await round.administer()
  await server.end()
  round.note('log of the server', 'everybody', logged(server.output()))
  return round.heard
}

class Round {
  readonly heard: Heard = new Map()
  readonly #houses: TwinHouses
  readonly #url: string
  readonly #viewers: readonly string[]
  readonly #ears = new Map<string, Ear>()

  constructor(houses: TwinHouses, url: string) {
    this.#houses = houses
    this.#url = url
    const knower = PLAYERS[houses.plan.knower]
    this.#viewers = [...PLAYERS.filter((name) => name !== knower), 'Stranger', 'Nobody']
  }

  note(channel: string, viewer: string, text: string): void {
    this.heard.set(`${channel} to ${viewer}`, text)
  }

  /** Every page that can be read about a table or about oneself. */
  async ask(when: string): Promise<void> {
    const path = `/api/tables/${this.#houses.table}`
    const paths = [
      ...[path, `${path}/log`, `${path}/log?after=40`, `${path}/talk`, `${path}/file`],
      ...[`${path}/replay?step=1`, `${path}/replay?step=1&seat=0`, '/api/tables', '/metrics'],
      ...['/api/me', '/api/me/tables', '/api/me/games', '/api/me/data', '/api/me/silenced'],
      ...['/api/notifications', `/api/admin${path.slice(4)}/export`, `/table/${path.slice(12)}`],
    ]
    for (const viewer of this.#viewers) {
      for (const each of paths) {
        this.note(`${each} ${when}`, viewer, await this.#exchange(viewer, 'GET', each))
      }
    }
  }

  /** All of them open the table, one after the other, with everything that they have missed. */
  async listen(): Promise<void> {
    const { table } = this.#houses
    for (const viewer of this.#viewers) {
      const ear = await Ear.open(this.#url, this.#houses.visitor(viewer))
      this.#ears.set(viewer, ear)
      ear.send({ type: 'watch', table, as: 0, seen: 0 })
      const there = [...this.#ears.values()]
      for (const [i, one] of there.entries()) await one.heard('presence', there.length - i)
    }
  }

  /** Goes on with the game, and somebody speaks. */
  async play(): Promise<void> {
    const { live, next } = this.#houses.plan
    for (const [i, { seat, command }] of live.entries()) {
      const wish = { type: 'play', command }
      const answer = await this.#request(PLAYERS[seat] ?? '', `live-move-${i}`, wish)
      if (!answer.startsWith('200')) throw new Error(answer)
    }
    const text = { text: 'My turn' }
    const path = `/api/tables/${this.#houses.table}/talk`
    await this.#exchange(PLAYERS[next] ?? '', 'POST', path, text)
    for (const [viewer, ear] of this.#ears) {
      await ear.heard('news', live.length)
      await ear.heard('said', 1)
      const types = new Set(ear.frames.map(typeOf))
      for (const type of types) {
        const frames = ear.frames.filter((frame) => typeOf(frame) === type)
        this.note(`${type} frames`, viewer, frames.join('\n'))
      }
    }
    for (const ear of this.#ears.values()) await ear.close()
  }

  /** Wishes that are refused to everybody. */
  async wish(): Promise<void> {
    const wishes = [
      { type: 'play', command: { type: 'no such command' } },
      { type: 'play', command: { type: 'keepContract', contract: 'con-01', back: null } },
      { type: 'undo', count: 99_999 },
      { type: 'propose', proposal: { what: 'takeBack', count: 99_999 } },
      { type: 'reclaim', seat: this.#houses.plan.knower },
      { type: 'start' },
      { type: 'rematch' },
    ]
    for (const viewer of this.#viewers) {
      for (const [i, wish] of wishes.entries()) {
        const answer = await this.#request(viewer, `refused-${viewer}-${i}`, wish)
        if (answer.startsWith('200')) throw new Error(`${wish.type} was granted: ${answer}`)
        this.note(`refusal ${i}`, viewer, answer)
      }
    }
  }

  /** Whoever is to decide asks what looks best; the others are refused. */
  async hint(): Promise<void> {
    const path = `/api/tables/${this.#houses.table}/hint`
    for (const viewer of this.#viewers) {
      const answer = await this.#exchange(viewer, 'POST', path)
      if (answer.startsWith('200') !== (viewer === PLAYERS[this.#houses.plan.next])) {
        throw new Error(`${viewer}: ${answer}`)
      }
      this.note('hint', viewer, answer)
    }
  }

  async readLetters(): Promise<void> {
    const { box, mail, browsers, plan } = this.#houses
    const name = PLAYERS[plan.next] ?? ''
    const [hook] = await box.waitFor(`/hook/${name}`, 1)
    const [push] = await box.waitFor(`/push/${name}`, 1)
    const [letter] = await mail.waitFor(`${name.toLowerCase()}@post.example`, 1)
    if (hook === undefined || push === undefined) throw new Error('no letters')
    await until(async () => {
      const data = await this.#exchange(name, 'GET', '/api/me/data')
      return !data.includes('"sent":null')
    })
    this.note('webhook', name, hook.body.toString())
    this.note('push', name, JSON.stringify(browsers.get(name)?.read(push)))
    this.note('size of the push', name, String(push.body.length))
    this.note('mail', name, letter?.text ?? '')
  }

  /** What the house itself tells its administrator. */
  async administer(): Promise<void> {
    for (const path of ['tables', `tables/${this.#houses.table}/export`]) {
      const told = await this.#exchange('Administrator', 'GET', `/api/admin/${path}`)
      this.note(path, 'Administrator', told.replaceAll(/"leader":"[^"]+"/g, '"leader":"L"'))
    }
    const metrics = await this.#exchange('Administrator', 'GET', '/metrics')
    // What is counted is a matter of time; what it is called is not.
    const ours = metrics.split('\n').filter((line) => line.startsWith('guildhall_'))
    const names = ours.map((line) => line.replace(/ [\d.e+-]+$/, ''))
    this.note('metrics', 'Administrator', names.join('\n'))
  }

  #exchange(viewer: string, method: string, path: string, body?: unknown): Promise<string> {
    const { cookie } = this.#houses.visitor(viewer)
    return exchange(this.#url, cookie, method, path, body)
  }

  async #request(viewer: string, id: string, wish: object): Promise<string> {
    const path = `/api/tables/${this.#houses.table}`
    const { number } = await this.#houses.visitor('Stranger').ask<TableView>('GET', path)
    return this.#exchange(viewer, 'POST', `${path}/requests`, { id, seen: number, wish })
  }
}

const typeOf = (frame: string): string => JSON.parse(frame).type

/** The lines of a log, without when and by whom they were written. */
const logged = (output: string): string =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => {
      const { time: _, pid: __, hostname: ___, storage: ____, ...said } = JSON.parse(line)
      return JSON.stringify(said)
    })
    .join('\n')
