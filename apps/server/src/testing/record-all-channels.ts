import type { TableView } from '@guildhall/tables'
import { exchange, SocketRecorder, type Traffic } from './raw-traffic.ts'
import { PLAYERS, type ServerPair } from './server-pair.ts'
import { until } from './until.ts'

/** What everybody but the one who knows the secret gets of a table, on every channel there is. */
export async function recordAllChannels(
  pair: ServerPair,
  index: 0 | 1,
  program?: string,
): Promise<Traffic> {
  const server = await pair.run(index, program)
  pair.receiver.received.length = 0
  pair.mail.received.length = 0
  const recorder = new ChannelRecorder(pair, server.url)
  await recorder.ask('before')
  await recorder.listen()
  await recorder.play()
  await recorder.wish()
  await recorder.hint()
  await recorder.readNotifications()
  await recorder.ask('after')
  await recorder.administer()
  await server.end()
  recorder.note('log of the server', 'everybody', logged(server.output()))
  return recorder.traffic
}

class ChannelRecorder {
  readonly traffic: Traffic = new Map()
  readonly #pair: ServerPair
  readonly #url: string
  readonly #viewers: readonly string[]
  readonly #recorders = new Map<string, SocketRecorder>()

  constructor(pair: ServerPair, url: string) {
    this.#pair = pair
    this.#url = url
    const knower = PLAYERS[pair.plan.knower]
    this.#viewers = [...PLAYERS.filter((name) => name !== knower), 'Stranger', 'Nobody']
  }

  note(channel: string, viewer: string, text: string): void {
    this.traffic.set(`${channel} to ${viewer}`, text)
  }

  /** Every page that can be read about a table or about oneself. */
  async ask(when: string): Promise<void> {
    const path = `/api/tables/${this.#pair.table}`
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
    const { table } = this.#pair
    const ways = [false, true].flatMap((folds) =>
      this.#viewers.map((viewer) => ({ viewer, folds })),
    )
    for (const { viewer, folds } of ways) {
      const recorder = await SocketRecorder.open(this.#url, this.#pair.visitor(viewer))
      this.#recorders.set(folds ? `${viewer}, who folds` : viewer, recorder)
      recorder.send({ type: 'watch', table, as: 0, seen: 0, folds })
      const there = [...this.#recorders.values()]
      for (const [i, one] of there.entries()) await one.received('presence', there.length - i)
    }
  }

  /** Goes on with the game, and somebody speaks. */
  async play(): Promise<void> {
    const { live, next } = this.#pair.plan
    for (const [i, { seat, command }] of live.entries()) {
      const play = { type: 'play', command }
      const answer = await this.#request(PLAYERS[seat] ?? '', `live-move-${i}`, play)
      if (!answer.startsWith('200')) throw new Error(answer)
    }
    const text = { text: 'My turn' }
    const path = `/api/tables/${this.#pair.table}/talk`
    await this.#exchange(PLAYERS[next] ?? '', 'POST', path, text)
    for (const [viewer, recorder] of this.#recorders) {
      await recorder.received('news|events', live.length)
      await recorder.received('said', 1)
      const types = new Set(recorder.frames.map(typeOf))
      for (const type of types) {
        const frames = recorder.frames.filter((frame) => typeOf(frame) === type)
        this.note(`${type} frames`, viewer, frames.join('\n'))
      }
    }
    for (const recorder of this.#recorders.values()) await recorder.close()
  }

  /** Commands that are refused to everybody. */
  async wish(): Promise<void> {
    const commands = [
      { type: 'play', command: { type: 'no such command' } },
      { type: 'play', command: { type: 'keepContract', contract: 'con-01', back: null } },
      { type: 'undo', count: 99_999 },
      { type: 'propose', proposal: { what: 'takeBack', count: 99_999 } },
      { type: 'reclaim', seat: this.#pair.plan.knower },
      { type: 'start' },
      { type: 'rematch' },
    ]
    for (const viewer of this.#viewers) {
      for (const [i, command] of commands.entries()) {
        const answer = await this.#request(viewer, `refused-${viewer}-${i}`, command)
        if (answer.startsWith('200')) throw new Error(`${command.type} was granted: ${answer}`)
        this.note(`refusal ${i}`, viewer, answer)
      }
    }
  }

  /** Whoever is to decide asks what looks best; the others are refused. */
  async hint(): Promise<void> {
    const path = `/api/tables/${this.#pair.table}/hint`
    for (const viewer of this.#viewers) {
      const answer = await this.#exchange(viewer, 'POST', path)
      if (answer.startsWith('200') !== (viewer === PLAYERS[this.#pair.plan.next])) {
        throw new Error(`${viewer}: ${answer}`)
      }
      this.note('hint', viewer, answer)
    }
  }

  async readNotifications(): Promise<void> {
    const { receiver, mail, browsers, plan } = this.#pair
    const name = PLAYERS[plan.next] ?? ''
    const [hook] = await receiver.waitFor(`/hook/${name}`, 1)
    const [push] = await receiver.waitFor(`/push/${name}`, 1)
    const [notification] = await mail.waitFor(`${name.toLowerCase()}@post.example`, 1)
    if (hook === undefined || push === undefined) throw new Error('no notifications')
    await until(async () => {
      const data = await this.#exchange(name, 'GET', '/api/me/data')
      return !data.includes('"sent":null')
    })
    this.note('webhook', name, hook.body.toString())
    this.note('push', name, JSON.stringify(browsers.get(name)?.read(push)))
    this.note('size of the push', name, String(push.body.length))
    this.note('mail', name, notification?.text ?? '')
  }

  /** What the server shows its administrator. */
  async administer(): Promise<void> {
    for (const path of ['tables', `tables/${this.#pair.table}/export`]) {
      const shown = await this.#exchange('Administrator', 'GET', `/api/admin/${path}`)
      this.note(path, 'Administrator', shown.replaceAll(/"leader":"[^"]+"/g, '"leader":"L"'))
    }
    const metrics = await this.#exchange('Administrator', 'GET', '/metrics')
    // What is counted is a matter of time; what it is called is not.
    const ours = metrics.split('\n').filter((line) => line.startsWith('guildhall_'))
    const names = ours.map((line) => line.replace(/ [\d.e+-]+$/, ''))
    this.note('metrics', 'Administrator', names.join('\n'))
  }

  #exchange(viewer: string, method: string, path: string, body?: unknown): Promise<string> {
    const { cookie } = this.#pair.visitor(viewer)
    return exchange({ url: this.#url, cookie, method, path, body })
  }

  async #request(viewer: string, id: string, command: object): Promise<string> {
    const path = `/api/tables/${this.#pair.table}`
    const { number } = await this.#pair.visitor('Stranger').ask<TableView>('GET', path)
    return this.#exchange(viewer, 'POST', `${path}/requests`, { id, seen: number, wish: command })
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
