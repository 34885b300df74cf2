import { type Fault, verifyFile } from '@guildhall/fairness'
import {
  type AnyEvent,
  canonicalJson,
  type Difference,
  fold,
  type GameFile,
} from '@guildhall/kernel'
import type { Command } from 'commander'
import { winners } from '../account.ts'
import { openGameFile } from '../game-file.ts'
import { misuse, problemsInWords } from '../misuse.ts'
import { paint, print } from '../output.ts'
import { type Key, say } from '../say.ts'
import type { Table } from '../table.ts'
import { define } from './define.ts'

/** What is checked, in this order; the fault that each check can find. */
const CHECKS = ['secret', 'commitment', 'setup', 'steps', 'outcome'] as const
type Check = (typeof CHECKS)[number]

export function verify(program: Command): void {
  define(program, 'verify').argument('<file>', say('flag.file')).action(run)
}

function run(path: string): void {
  const { file, table } = openGameFile(path)
  const verdict = verifyFile(table.game, file)
  if (!verdict.ok && verdict.fault.kind === 'file') {
    throw misuse('file.noGame', { file: path, problems: problemsInWords(verdict.fault.problems) })
  }
  const { title, game } = table
  print(
    say('verify.title', {
      title,
      players: say('players', { n: game.players }),
      version: game.version,
    }),
  )
  const failed = verdict.ok ? null : checkThatFailed(verdict.fault)
  const passed = CHECKS.slice(0, failed === null ? CHECKS.length : CHECKS.indexOf(failed))
  for (const check of passed) print(passedLine(table, file, check))
  if (verdict.ok) return print(paint.green(say('verify.verdict.ok')))
  for (const line of faultLines(table, file, verdict.fault)) print(line)
  print(paint.red(say('verify.verdict.failed')))
  process.exitCode = 1
}

function checkThatFailed(fault: Fault<AnyEvent>): Check {
  switch (fault.kind) {
    case 'commitment':
    case 'outcome':
      return fault.kind
    case 'step':
      return fault.difference.step === 0 ? 'setup' : 'steps'
    default:
      return 'secret'
  }
}

function passedLine({ face }: Table, { chance, log, outcome }: GameFile, check: Check): string {
  const params = {
    commitment: chance.commitment,
    steps: log.steps.length,
    result: outcome === undefined ? say('verify.notOver') : winners(outcome, face),
  }
  return `  ✔ ${say(`verify.passed.${check}`, params)}`
}

function faultLines(table: Table, file: GameFile, fault: Fault<AnyEvent>): string[] {
  if (fault.kind === 'step') return differenceLines(table, file, fault.difference)
  const { expected, found } = 'expected' in fault ? fault : { expected: null, found: null }
  const words = { expected: brief(expected), found: brief(found) }
  return [`  ✘ ${say(FAULTS[fault.kind], words)}`]
}

const FAULTS: Readonly<Record<Exclude<Fault<AnyEvent>['kind'], 'step'>, Key>> = {
  file: 'verify.fault.no-secret',
  'no-secret': 'verify.fault.no-secret',
  commitment: 'verify.fault.commitment',
  outcome: 'verify.fault.outcome',
}

function differenceLines(table: Table, file: GameFile, difference: Difference<AnyEvent>): string[] {
  const { step, expected, found } = difference
  const title =
    step === 0
      ? say('verify.fault.setup')
      : say('verify.fault.step', { step, what: wishOf(table, file, step) })
  if ('clause' in found) {
    const refusal = { clause: found.clause, words: table.say(found.message) }
    return [`  ✘ ${title}`, `    ${say('verify.fault.refused', refusal)}`]
  }
  const at = expected.findIndex((event, i) => canonicalJson(event) !== canonicalJson(found[i]))
  const index = at < 0 ? expected.length : at
  return [
    `  ✘ ${title}`,
    `    ${say('verify.fault.recorded', { event: brief(expected[index]) })}`,
    `    ${say('verify.fault.follows', { event: brief(found[index]) })}`,
  ]
}

/** Who wished what at a step. What a stranger's file says need not be a command of the game. */
function wishOf({ game, say: words, face }: Table, { log }: GameFile, step: number): string {
  const wish = log.steps[step - 1]
  if (wish === undefined) return ''
  const command = game.parse(wish.command)
  if (command === null || wish.seat >= game.players) return wish.command.type
  const label = words(game.label(fold(game, log, step - 1), command))
  return `${face.name(wish.seat)}: ${label}`
}

const MOST = 160

function brief(value: unknown): string {
  if (value === undefined || value === null) return say('verify.nothing')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text
}
