import { type Fault, secretChance, secretFromHex, verifyFile } from '@guildhall/fairness'
import {
  type AnyEvent,
  canonicalJson,
  type Difference,
  fold,
  type GameFile,
} from '@guildhall/kernel'
import type { Command } from 'commander'
import { winners } from '../final-account.ts'
import { tableRequest } from '../flags.ts'
import { loadGameFile, noGame } from '../game-file.ts'
import { createTable, drawnRequest, type Table } from '../game-table.ts'
import { t } from '../i18n.ts'
import { paint, print } from '../output.ts'
import { gameNamed } from '../terminal-games.ts'
import { define } from './define.ts'

/** What is checked, in this order; the fault that each check can find. */
const CHECKS = ['secret', 'commitment', 'draw', 'setup', 'steps', 'outcome'] as const
type Check = (typeof CHECKS)[number]

interface Flags {
  /** What was asked for when the table was made, as far as it was left to chance. */
  readonly options?: string
}

export function verify(program: Command): void {
  define(program, 'verify')
    .argument('<file>', t('flag.file'))
    .option('--options <json>', t('verify.options'))
    .action(run)
}

function run(path: string, { options }: Flags): void {
  const { file, table } = loadGameFile(path)
  const verdict = verifyFile(table.game, file)
  if (!verdict.ok && verdict.fault.kind === 'file') {
    throw noGame(path, verdict.fault.problems)
  }
  const { title, game } = table
  print(
    t('verify.title', {
      title,
      players: t('players', { n: game.players }),
      version: game.version,
    }),
  )
  const checks = CHECKS.filter((check) => check !== 'draw' || options !== undefined)
  const drawn = options === undefined ? game.options : drawAgain(file, options)
  const fault = verdict.ok ? null : verdict.fault
  const failed = firstFailed(
    fault === null ? null : checkThatFailed(fault),
    canonicalJson(drawn) === canonicalJson(game.options),
  )
  const passed = checks.slice(0, failed === null ? checks.length : checks.indexOf(failed))
  for (const check of passed) print(passedLine(table, file, check))
  if (failed === null) return print(paint.green(t('verify.verdict.ok')))
  const lines =
    failed === 'draw' || fault === null
      ? drawLines(drawn, game.options)
      : faultLines(table, file, fault)
  for (const line of lines) print(line)
  print(paint.red(t('verify.verdict.failed')))
  process.exitCode = 1
}

/** A draw that differs is reported after a wrong secret, and before all that follows from the draw. */
function firstFailed(failed: Check | null, drawnAlike: boolean): Check | null {
  if (drawnAlike || failed === 'secret' || failed === 'commitment') return failed
  return 'draw'
}

/** The options of the table, drawn once more with the secret of the game. */
function drawAgain(file: GameFile, asked: string): Readonly<Record<string, unknown>> {
  const { game, players, options, components, chance } = file
  if (chance.secret === undefined) return options
  const registered = gameNamed(game)
  const wanted = tableRequest(players, { options: asked }, options)
  const request = components === undefined ? wanted : { ...wanted, components }
  const luck = secretChance(secretFromHex(chance.secret))
  return createTable(registered, drawnRequest(registered, request, luck)).game.options
}

function drawLines(
  drawn: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, unknown>>,
): string[] {
  const differing = Object.keys(options).filter(
    (name) => canonicalJson(drawn[name] ?? null) !== canonicalJson(options[name] ?? null),
  )
  const shown = (of: Readonly<Record<string, unknown>>) =>
    brief(Object.fromEntries(differing.map((name) => [name, of[name]])))
  return [`  ✘ ${t('verify.fault.draw', { expected: shown(options), found: shown(drawn) })}`]
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

function passedLine({ renderer }: Table, { chance, log, outcome }: GameFile, check: Check): string {
  const params = {
    commitment: chance.commitment,
    steps: log.steps.length,
    result: outcome === undefined ? t('verify.notOver') : winners(outcome, renderer),
  }
  return `  ✔ ${t(`verify.passed.${check}`, params)}`
}

function faultLines(table: Table, file: GameFile, fault: Fault<AnyEvent>): string[] {
  if (fault.kind === 'step') return differenceLines(table, file, fault.difference)
  const { expected, found } = 'expected' in fault ? fault : { expected: null, found: null }
  const words = { expected: brief(expected), found: brief(found) }
  return [`  ✘ ${t(FAULTS[fault.kind], words)}`]
}

type VerifyFault = `verify.fault.${'no-secret' | 'commitment' | 'outcome'}`

const FAULTS: Readonly<Record<Exclude<Fault<AnyEvent>['kind'], 'step'>, VerifyFault>> = {
  file: 'verify.fault.no-secret',
  'no-secret': 'verify.fault.no-secret',
  commitment: 'verify.fault.commitment',
  outcome: 'verify.fault.outcome',
}

function differenceLines(table: Table, file: GameFile, difference: Difference<AnyEvent>): string[] {
  const { step, expected, found } = difference
  const title =
    step === 0
      ? t('verify.fault.setup')
      : t('verify.fault.step', { step, what: commandAt(table, file, step) })
  if ('clause' in found) {
    const refusal = { clause: found.clause, words: table.translate(found.message) }
    return [`  ✘ ${title}`, `    ${t('verify.fault.refused', refusal)}`]
  }
  const at = expected.findIndex((event, i) => canonicalJson(event) !== canonicalJson(found[i]))
  const index = at < 0 ? expected.length : at
  return [
    `  ✘ ${title}`,
    `    ${t('verify.fault.recorded', { event: brief(expected[index]) })}`,
    `    ${t('verify.fault.follows', { event: brief(found[index]) })}`,
  ]
}

/** Who decided what at a step. What a stranger's file says need not be a command of the game. */
function commandAt({ game, translate, renderer }: Table, { log }: GameFile, step: number): string {
  const decided = log.steps[step - 1]
  if (decided === undefined) return ''
  const command = game.parse(decided.command)
  if (command === null || decided.seat >= game.players) return decided.command.type
  const label = translate(game.label(fold(game, log, step - 1), command))
  return `${renderer.name(decided.seat)}: ${label}`
}

const MOST = 160

function brief(value: unknown): string {
  if (value === undefined || value === null) return t('verify.nothing')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text
}
