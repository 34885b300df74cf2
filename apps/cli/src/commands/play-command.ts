import { randomBytes } from 'node:crypto'
import { newSecret, type Secret, secretChance, secretFromSeed } from '@guildhall/fairness'
import { LANGUAGES } from '@guildhall/texts'
import type { Command } from 'commander'
import { playersFlag, type TableFlags, tableRequest } from '../flags.ts'
import { createTable, drawnRequest } from '../game-table.ts'
import { t } from '../i18n.ts'
import { misuse } from '../misuse.ts'
import { answer } from '../play/answer.ts'
import { Input } from '../play/input.ts'
import { LiveGame } from '../play/live-game.ts'
import { load } from '../play/saves.ts'
import { type SeatHolder, seatsFrom, viewerOf } from '../play/seats.ts'
import { Session } from '../play/session.ts'
import { GAME_IDS, gameNamed } from '../terminal-games.ts'
import { WIDTH } from '../text.ts'
import { define } from './define.ts'

interface Flags extends TableFlags {
  readonly game?: string
  readonly players?: string
  readonly seats?: string
  readonly bots?: string
  readonly seed?: string
  readonly load?: string
  readonly lang?: string
}

export function play(program: Command): void {
  define(program, 'play')
    .argument('[game]', t('play.gameArgument'))
    .option('--game <id>', t('play.game', { known: GAME_IDS.join(', ') }))
    .option('--players <n>', t('play.players'))
    .option('--bots <list>', t('play.bots'))
    .option('--seats <list>', t('play.seats'))
    .option('--seed <s>', t('play.seed'))
    .option('--options <json>', t('flag.options'))
    .option('--components <file>', t('flag.components'))
    .option('--load <file>', t('play.load'))
    .option('--lang <code>', t('play.lang', { known: LANGUAGES.join(', ') }))
    .action(run)
}

async function run(named: string | undefined, given: Flags): Promise<void> {
  checkLanguage(given.lang)
  const flags = named === undefined ? given : { ...given, game: theGame(named, given.game) }
  const players = flags.players === undefined ? undefined : playersFlag(flags.players)
  const begun = flags.load === undefined ? newGame(flags, players) : loadedGame(flags, flags.load)
  const { live, holders, notes } = begun
  const session = new Session(new Input(), live, holders, flags.seed)
  if (flags.load !== undefined) {
    session.saved = { path: flags.load, steps: live.play.log.steps.length }
  }
  session.note(...notes, ...widthNote(session.input))
  await session.run(answer)
}

/** It was chosen before anything was said, see `language.ts`. */
function checkLanguage(code: string | undefined): void {
  if (code === undefined || LANGUAGES.some((each) => each === code)) return
  throw misuse('play.noLanguage', { code, known: LANGUAGES.join(', ') })
}

/** The game is named by its place in the line or by its flag; both say the same, or it is a slip. */
function theGame(named: string, flag: string | undefined): string {
  if (flag !== undefined && flag !== named) throw misuse('play.twoGames', { named, flag })
  return named
}

/** A table that does not fit is mentioned, not squeezed. */
const widthNote = ({ terminal }: Input): string[] =>
  terminal && process.stdout.columns < WIDTH
    ? [t('play.narrow', { width: WIDTH, columns: process.stdout.columns })]
    : []

interface Begun {
  readonly live: LiveGame
  readonly holders: readonly SeatHolder[]
  readonly notes: readonly string[]
}

function newGame(flags: Flags, players: number | undefined): Begun {
  const registered = gameNamed(flags.game ?? GAME_IDS[0] ?? '')
  const holders = seatsFrom(players, flags.seats, flags.bots)
  // Where no person sits, nobody would notice a game without end.
  const under = holders.every((holder) => holder !== null) ? registered.definition.automatic : {}
  const secret = secretFor(flags.seed)
  const request = tableRequest(holders.length, flags, under)
  const table = createTable(registered, drawnRequest(registered, request, secretChance(secret)))
  const live = new LiveGame(table, secret, viewerOf(holders))
  return { live, holders, notes: [t('play.commitment', { commitment: live.commitment })] }
}

const secretFor = (seed: string | undefined): Secret =>
  seed === undefined ? newSecret(randomBytes) : secretFromSeed(seed)

/** What a file says itself cannot be asked for once more. */
const OF_THE_FILE = ['game', 'seed', 'options', 'components'] as const

function loadedGame(flags: Flags, path: string): Begun {
  const given = OF_THE_FILE.find((name) => flags[name] !== undefined)
  if (given !== undefined) throw misuse('play.loadWith', { flag: `--${given}` })
  const { table, log, secret, sameSecret } = load(path)
  const holders = seatsFrom(table.game.players, flags.seats, flags.bots)
  const live = new LiveGame(table, secret, viewerOf(holders), log)
  const loaded = t('play.loaded', { file: path, steps: log.steps.length })
  return { live, holders, notes: sameSecret ? [loaded] : [loaded, t('play.newSecret')] }
}
