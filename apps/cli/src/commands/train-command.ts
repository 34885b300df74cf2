import { availableParallelism } from 'node:os'
import { adaptedWeights, freshWeights, inputsOf, packedWeights } from '@guildhall/bots/train'
import { type Features, seededChance, type Weights } from '@guildhall/kernel'
import { learnedOf } from '@guildhall/registry/evaluation'
import type { Command } from 'commander'
import { checkFree, writeWhole } from '../files.ts'
import { wholeNumber } from '../flags.ts'
import { t } from '../i18n.ts'
import { misuse } from '../misuse.ts'
import { GAME_IDS, gameNamed } from '../terminal-games.ts'
import type { TrainProgress, TrainRole } from '../threads/train-thread.ts'
import { threadOf } from '../threads/worker-pool.ts'
import { readWeights } from '../weights-file.ts'
import { define } from './define.ts'

interface Flags {
  readonly game: string
  readonly out: string
  readonly minutes?: string
  readonly threads?: string
  readonly hidden?: string
  readonly lambda?: string
  readonly simulations?: string
  readonly from?: string
  readonly seed?: string
  readonly force?: boolean
}

const MOST_THREADS = 256
const MOST_HIDDEN = 256
const MOST_SIMULATIONS = 10_000
/** Room for positions to be learned from again, for all threads together. */
const KEPT_BYTES = 800_000_000

export function train(program: Command): void {
  define(program, 'train')
    .requiredOption('--game <id>', t('flag.game', { known: GAME_IDS.join(', ') }))
    .requiredOption('--out <file>', t('train.out'))
    .option('--minutes <n>', t('train.minutes'))
    .option('--threads <n>', t('train.threads'))
    .option('--hidden <n>', t('train.hidden'))
    .option('--lambda <x>', t('train.lambda'))
    .option('--simulations <n>', t('train.simulations'))
    .option('--from <file>', t('train.from'))
    .option('--seed <s>', t('train.seed'))
    .option('--force', t('flag.force'))
    .action(run)
}

async function run(flags: Flags): Promise<void> {
  const { seed = '1', force = false } = flags
  const { definition } = gameNamed(flags.game)
  const learned = learnedOf(definition.id)
  if (learned === undefined) throw misuse('train.noFeatures', { game: definition.id })
  checkFree(flags.out, { force })
  const minutes = fraction('--minutes', flags.minutes ?? '5', 0.01, 10_000)
  const lambda = fraction('--lambda', flags.lambda ?? '0.97', 0, 1)
  const cores = String(Math.min(availableParallelism(), MOST_THREADS))
  const threads = wholeNumber('--threads', flags.threads ?? cores, 1, MOST_THREADS)
  const hidden = wholeNumber('--hidden', flags.hidden ?? '32', 0, MOST_HIDDEN)
  const features = learned.features({
    players: definition.minPlayers,
    options: definition.automatic,
  })
  const simulations = wholeNumber('--simulations', flags.simulations ?? '0', 0, MOST_SIMULATIONS)
  const inputs = inputsOf(features)
  const first =
    flags.from === undefined
      ? freshWeights(inputs, hidden, seededChance(seed))
      : weightsIn(flags.from, features, hidden, seed)
  const shared = new SharedArrayBuffer(first.byteLength)
  const values = new Float32Array(shared)
  values.set(first)
  const part = {
    role: 'train',
    game: definition.id,
    inputs,
    hidden,
    lambda,
    simulations,
    shared,
    seed,
    kept: Math.floor(KEPT_BYTES / threads / Float32Array.BYTES_PER_ELEMENT / inputs),
    continues: flags.from !== undefined,
  } as const
  const ms = minutes * 60_000
  const flagsMade = `--game ${definition.id} --minutes ${minutes} --threads ${threads} --hidden ${hidden} --lambda ${lambda} --simulations ${simulations} --seed ${seed}${flags.from === undefined ? '' : ' --from …'}`
  const write = (file: string, { games, positions }: Extent, over: boolean) => {
    const made = `guildhall train ${flagsMade}: ${games} games, ${positions} positions`
    writeWhole(file, inLines(packedWeights(features, hidden, values, made)), { force: over })
  }
  const roles = Array.from({ length: threads }, (_, thread) => ({ ...part, thread, ms }))
  const all = await together(roles, (step, extent) => write(`${flags.out}.${step}`, extent, true))
  write(flags.out, all, force)
}

/** How much was played. */
interface Extent {
  readonly games: number
  readonly positions: number
}

/** So many times what is known on the way is kept. */
const STEPS = 5

/** One line for every row of the net, so that a change of the file can be looked at. */
function inLines({ values, ...rest }: Weights): string {
  const row = rest.hidden + 2
  const lines: string[] = []
  for (let i = 0; i < values.length; i += row) lines.push(values.slice(i, i + row).join(','))
  return `${JSON.stringify(rest).slice(0, -1)},"values":[\n${lines.join(',\n')}\n]}\n`
}

function weightsIn(
  file: string,
  features: Features<unknown>,
  hidden: number,
  seed: string,
): Float32Array {
  const weights = adaptedWeights(readWeights(file), features, hidden, seededChance(seed))
  if (weights === null) throw misuse('train.otherFeatures', { file })
  return weights
}

function fraction(flag: string, text: string, from: number, to: number): number {
  const value = /^[\d.]+$/.test(text) ? Number(text) : Number.NaN
  if (value >= from && value <= to) return value
  throw misuse('train.badNumber', { flag, text, from: String(from), to: String(to) })
}

/** All threads at once; how far they have come is reported on the way, and kept at every fifth of it. */
function together(
  roles: readonly TrainRole[],
  keep: (step: number, extent: Extent) => void,
): Promise<Extent> {
  const progress = roles.map(
    (): TrainProgress => ({ games: 0, positions: 0, error: 0, over: false }),
  )
  const start = performance.now()
  const sum = (of: (each: TrainProgress) => number) =>
    progress.reduce((total, each) => total + of(each), 0)
  let kept = 0
  return new Promise((resolve, reject) => {
    for (const [thread, role] of roles.entries()) {
      threadOf(role)
        .on('error', reject)
        .on('message', (latest: TrainProgress) => {
          progress[thread] = latest
          const extent = {
            games: sum((each) => each.games),
            positions: sum((each) => each.positions),
          }
          const step = Math.floor((STEPS * (performance.now() - start)) / role.ms)
          if (step > kept && step < STEPS) {
            kept = step
            keep(step, extent)
          }
          if (thread === 0) report(start, extent, sum((each) => each.error) / roles.length)
          if (progress.every(({ over }) => over)) resolve(extent)
        })
    }
  })
}

function report(start: number, { games, positions }: Extent, error: number): void {
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  const line = t('train.progress', { minutes, games, positions, error: error.toFixed(4) })
  process.stderr.write(`${line}\n`)
}
