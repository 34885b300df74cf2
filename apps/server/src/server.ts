import { randomUUID } from 'node:crypto'
import { BotPool, type PoolPorts } from '@guildhall/bots/thread'
import { TableManager, type Time } from '@guildhall/tables'
import { pino } from 'pino'
import { Accounts } from './accounts/accounts.ts'
import { Devices } from './accounts/devices.ts'
import { Emails } from './accounts/emails.ts'
import { Recovery } from './accounts/recovery.ts'
import { SecurityLog } from './accounts/security-log.ts'
import { startSweeping } from './accounts/sweep.ts'
import { maySeatBot } from './bots/seatable.ts'
import { threadsOf } from './bots/threads.ts'
import { Chat } from './chat/chat.ts'
import { Typing } from './chat/typing.ts'
import type { Config } from './config.ts'
import { createApp } from './http/app.ts'
import { trustsNobody } from './http/client-address.ts'
import { portOf } from './http/port-of.ts'
import { Metrics } from './metrics.ts'
import { Mail } from './notify/mail.ts'
import { MailQueue } from './notify/mail-queue.ts'
import { noticesOf } from './notify/notices.ts'
import { Notifier } from './notify/notifier.ts'
import { Push } from './notify/push.ts'
import { mailWriter } from './notify/write-mail.ts'
import { Peers } from './peers/peers.ts'
import { Invitations } from './people/invitations.ts'
import { Moderation } from './people/moderation.ts'
import { People } from './people/people.ts'
import { Reading } from './reading/reading.ts'
import { readersOf } from './reading/threads.ts'
import { Reviews } from './reviews.ts'
import { ROUTES } from './routes/index.ts'
import type { Services } from './services.ts'
import { Sockets } from './socket/sockets.ts'
import { steadyTime } from './steady-time.ts'
import { openStorage } from './storage/open-storage.ts'
import { Readiness } from './storage/readiness.ts'
import { TableStore } from './storage/table-store.ts'
import { Hints } from './tables/hints.ts'
import { Quotas } from './tables/quotas.ts'
import { unwritableLog } from './unwritable-log.ts'

/** A running server. */
export interface RunningServer {
  readonly port: number
  /** Answers open requests, informs all clients, and ends. */
  readonly stop: () => Promise<void>
}

/** Fields that are never logged. */
const SECRETS = [
  '*.secret',
  '*.token',
  '*.password',
  '*.authorization',
  '*.cookie',
  'req.headers.authorization',
  'req.headers.cookie',
]

/** Starts everything, in the order in which one part needs the other. */
export async function startServer(config: Config): Promise<RunningServer> {
  const process = randomUUID()
  const { services, sockets } = await createServices(config, process)
  const { log, storage, tableManager } = services
  const app = await createApp(services, ROUTES)
  measure(services)
  await app.listen({ host: config.host, port: config.port })
  const port = portOf(app.server)
  sockets.attach(app.server)
  await tableManager.start()
  const unlisten = await listenToTables(services)
  const notifier = new Notifier(services, process)
  notifier.start()
  services.mailQueue.start(mailWriter(services))
  const stopSweeping = startSweeping(services)
  log.info({ port, storage: storage.place }, 'open')
  warnOfProxy(services)
  return {
    port,
    async stop() {
      await sockets.close()
      await close(app)
      await tableManager.stop()
      await unlisten()
      await notifier.stop()
      await services.mailQueue.stop()
      stopSweeping()
      await closeServices(services)
      log.info('closed')
    },
  }
}

/** TLS ends somewhere in front of us, and then all requests seem to come from there. */
function warnOfProxy({ config, log }: Services): void {
  if (config.publicUrl.protocol !== 'https:' || !trustsNobody(config.trustProxy)) return
  log.warn(
    'PUBLIC_URL is https, but TRUST_PROXY trusts no proxy: everybody behind one counts as one address',
  )
}

/** Everything that routes and sockets use. */
async function createServices(
  config: Config,
  process: string,
): Promise<{ readonly services: Services; readonly sockets: Sockets }> {
  const time = steadyTime()
  const now = () => time.now()
  const hooks = { logMethod: unwritableLog(now) }
  const log = pino({ level: config.logLevel, redact: SECRETS, hooks })
  const storage = await openStorage(config.storage)
  const { db } = storage
  const address = config.peerUrl ?? `http://127.0.0.1:${config.port}`
  const store = new TableStore(storage, address)
  const metrics = new Metrics()
  const report = reporter(metrics, log)
  const bots = createBots(config, time, {
    report: (error) => report('bots', error),
    onHurry: (table, hurries) =>
      sockets.broadcast(table, () => ({ type: 'hurry', table, hurries })),
  })
  const peers = await Peers.open(storage, { own: address, now })
  const notices = noticesOf(config.noticeAfter)
  const { forward, tellWatched } = peers
  const devices = await Devices.open(db)
  const mail = new Mail(db, config, now, (error) => report('mail', error))
  const mailQueue = new MailQueue({ storage, mail, metrics, log, time, process })
  const services: Services = {
    ...{ config, log, time, storage, store, bots, metrics, report, peers },
    tableManager: new TableManager({
      ...{ store, time, process, report, forward, tellWatched, notices },
      unattended: config.limits.unattended,
      bots: {
        knows: (bot) => maySeatBot(bot, config),
        choose: (question) => bots.choose(question),
      },
    }),
    reviews: new Reviews(db, bots, { now, report: (error) => report('reviews', error) }),
    reading: new Reading({
      start: readersOf(new URL('./read-worker.mjs', import.meta.url), config.storage),
      after: (ms, call) => time.after(ms, call),
      onDamage: (table, reason) => {
        store.quarantine(table, reason).catch((error: unknown) => report(table, error))
      },
    }),
    hints: new Hints(bots, (error) => report('hints', error)),
    ...{ mail, mailQueue },
    security: new SecurityLog(db, { config, mail, mailQueue, now }),
    emails: new Emails(storage, config, mailQueue, now),
    recovery: new Recovery(db, { config, mail, mailQueue, now }),
    push: await Push.open(db, config),
    readiness: new Readiness(storage, log, now),
    people: new People(db, config.sessions, now),
    devices,
    moderation: new Moderation(db, now),
    quotas: await Quotas.open(storage, config),
    invitations: new Invitations(db, now),
    accounts: new Accounts(db, config, now, devices),
    chat: new Chat(db, () => services),
    typing: new Typing(() => services),
    get sockets() {
      return sockets
    },
  }
  const sockets = new Sockets(services)
  return { services, sockets }
}

/** Counts and logs errors that belong to no request. */
const reporter =
  (metrics: Metrics, log: Services['log']): Services['report'] =>
  (where, error) => {
    metrics.faults.inc()
    log.error({ err: error, where }, 'something went wrong')
  }

const createBots = (
  config: Config,
  time: Time,
  ports: Pick<PoolPorts, 'report' | 'onHurry'>,
): BotPool =>
  new BotPool({
    ...ports,
    start: threadsOf(new URL('./bot-worker.mjs', import.meta.url)),
    threads: config.botThreads,
    limit: config.botLimit,
    ...(config.hintSimulations > 0 ? { advice: { simulations: config.hintSimulations } } : {}),
    now: () => time.now(),
    after: (ms, call) => time.after(ms, call),
    perMinute: config.limits.thinkingPerMinute,
  })

/** Reads what other processes store. Call the result to stop. */
const listenToTables = ({
  storage,
  tableManager,
  report,
}: Services): Promise<() => Promise<void>> =>
  storage.listen(
    (table, number) => {
      tableManager.storedElsewhere(table, number).catch((error: unknown) => report(table, error))
    },
    (error) => report('listen', error),
  )

async function closeServices({ mail, reviews, bots, reading, storage }: Services): Promise<void> {
  await mail.close()
  const reviewed = reviews.close()
  await Promise.all([bots.close(), reading.close()])
  await reviewed
  await storage.close()
}

/** Closes once open requests are answered. Idle connections would delay it. */
async function close(app: Awaited<ReturnType<typeof createApp>>): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 100)
  await app.close()
  clearInterval(idle)
}

function measure({ metrics, sockets, tableManager, bots, reading }: Services): void {
  metrics.gauge('sockets', 'Open sockets', () => sockets.count)
  metrics.gauge('tables_in_memory', 'Tables in memory', () => tableManager.size)
  metrics.gauge('bots_waiting', 'Decisions that wait for a bot', () => bots.waiting)
  metrics.gauge('reads_waiting', 'Long reads that wait for their turn', () => reading.waiting)
  metrics.gauge('bot_fallbacks', 'Decisions made for a bot that was late', () => bots.fallbacks)
}
