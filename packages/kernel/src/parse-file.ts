import { type FileChance, GAME_FILE_FORMAT, GAME_FILE_VERSION, type GameFile } from './file.ts'
import type { Outcome, Parsed, ScoreLine, SeatOutcome } from './game.ts'
import { unpackLog } from './pack.ts'
import { inWords, Reader } from './reader.ts'

/** Reads a file from its text. Never throws. */
export function readGameFile(text: string): Parsed<GameFile> {
  try {
    return parseGameFile(JSON.parse(text))
  } catch (error) {
    const message = error instanceof SyntaxError ? `is not JSON: ${error.message}` : String(error)
    return { ok: false, problems: [{ path: 'file', message }] }
  }
}

const NEEDED = [
  'format',
  'formatVersion',
  'game',
  'rulesVersion',
  'players',
  'options',
  'chance',
  'log',
] as const

/** Reads a file from its JSON value, or says what is wrong with it and where. Never throws. */
export function parseGameFile(value: unknown): Parsed<GameFile> {
  const reader = new Reader()
  reader.harmless(value, 'file')
  if (!reader.failed) checkFormat(reader, value)
  if (reader.failed) return reader.result(NO_FILE)
  const fields = reader.fields(value, 'file', NEEDED, ['components', 'outcome'])
  const log = unpackLog(fields.log, 'file.log')
  if (!log.ok) for (const { path, message } of log.problems) reader.note(path, message)
  return reader.result({
    format: GAME_FILE_FORMAT,
    formatVersion: GAME_FILE_VERSION,
    game: reader.text(fields.game, 'file.game'),
    rulesVersion: reader.whole(fields.rulesVersion, 'file.rulesVersion', 0),
    players: reader.whole(fields.players, 'file.players', 1),
    options: reader.object(fields.options, 'file.options') ?? {},
    ...(Object.hasOwn(fields, 'components') ? { components: fields.components } : {}),
    chance: readChance(reader, fields.chance),
    log: log.ok ? log.value : NO_FILE.log,
    ...(Object.hasOwn(fields, 'outcome') ? { outcome: readOutcome(reader, fields.outcome) } : {}),
  })
}

const NO_FILE: GameFile = {
  format: GAME_FILE_FORMAT,
  formatVersion: GAME_FILE_VERSION,
  game: '',
  rulesVersion: 0,
  players: 0,
  options: {},
  chance: { commitment: '' },
  log: { setup: [], steps: [] },
}

/** A wrong format or version is the only problem reported; others would follow from it. */
function checkFormat(reader: Reader, value: unknown): void {
  const file = reader.object(value, 'file')
  if (file === null) return
  const { format, formatVersion } = file
  if (format !== GAME_FILE_FORMAT) {
    reader.note('file.format', `must be "${GAME_FILE_FORMAT}", not ${inWords(format)}`)
  } else if (formatVersion !== GAME_FILE_VERSION) {
    const known = `this program reads version ${GAME_FILE_VERSION} of the format`
    reader.note('file.formatVersion', `${known}, the file is of version ${inWords(formatVersion)}`)
  }
}

function readChance(reader: Reader, value: unknown): FileChance {
  const fields = reader.fields(value, 'file.chance', ['commitment'], ['secret'])
  const commitment = reader.hex(fields.commitment, 'file.chance.commitment')
  if (!Object.hasOwn(fields, 'secret')) return { commitment }
  return { commitment, secret: reader.hex(fields.secret, 'file.chance.secret') }
}

function readOutcome(reader: Reader, value: unknown): Outcome {
  const path = 'file.outcome.seats'
  const { seats } = reader.fields(value, 'file.outcome', ['seats'])
  return {
    seats: reader.list(seats, path).map((seat, i) => readSeat(reader, seat, `${path}[${i}]`)),
  }
}

function readSeat(reader: Reader, value: unknown, path: string): SeatOutcome {
  const fields = reader.fields(value, path, ['seat', 'total', 'rank', 'lines'])
  const lines = reader.list(fields.lines, `${path}.lines`)
  return {
    seat: reader.whole(fields.seat, `${path}.seat`, 0),
    total: reader.number(fields.total, `${path}.total`),
    rank: reader.whole(fields.rank, `${path}.rank`, 1),
    lines: lines.map((line, i) => readLine(reader, line, `${path}.lines[${i}]`)),
  }
}

function readLine(reader: Reader, value: unknown, path: string): ScoreLine {
  const fields = reader.fields(value, path, ['label', 'points'])
  const label = reader.text(fields.label, `${path}.label`)
  return { label, points: reader.number(fields.points, `${path}.points`) }
}
