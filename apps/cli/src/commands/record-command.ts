import { commitmentOf, secretChance, secretFromSeed, secretToHex } from '@guildhall/fairness'
import { gameFile, gameFileText } from '@guildhall/kernel'
import type { Command } from 'commander'
import { botGame } from '../bot-game.ts'
import { checkFree, writeWhole } from '../files.ts'
import { winners } from '../final-account.ts'
import { automaticRequest, botsFlag, playersFlag, type TableFlags } from '../flags.ts'
import { createTable, drawnRequest } from '../game-table.ts'
import { t } from '../i18n.ts'
import { print } from '../output.ts'
import { GAME_IDS, gameNamed } from '../terminal-games.ts'
import { define } from './define.ts'

interface Flags extends TableFlags {
  readonly game: string
  readonly players: string
  readonly seed: string
  readonly out: string
  readonly bots?: string
  readonly force?: boolean
}

export function record(program: Command): void {
  define(program, 'record')
    .requiredOption('--game <id>', t('flag.game', { known: GAME_IDS.join(', ') }))
    .requiredOption('--players <n>', t('flag.players'))
    .requiredOption('--seed <s>', t('record.seed'))
    .requiredOption('--out <file>', t('record.out'))
    .option('--bots <list>', t('flag.bots'))
    .option('--options <json>', t('flag.options'))
    .option('--components <file>', t('flag.components'))
    .option('--force', t('flag.force'))
    .action(run)
}

function run({ bots: names = 'random', force = false, ...flags }: Flags): void {
  const registered = gameNamed(flags.game)
  const players = playersFlag(flags.players)
  const secret = secretFromSeed(flags.seed)
  const chance = secretChance(secret)
  const { game, renderer, title, request } = createTable(
    registered,
    drawnRequest(registered, automaticRequest(registered, players, flags), chance),
  )
  const bots = botsFlag(names, players)
  checkFree(flags.out, { force })
  const { log, outcome } = botGame(game, bots, flags.seed, { keepLog: true, chance })
  if (log === undefined) throw new Error('the simulation kept no log')
  const known = { commitment: commitmentOf(secret), secret: secretToHex(secret) }
  const text = gameFileText(gameFile(game, log, known, request.components))
  writeWhole(flags.out, text, { force })
  print(
    t('record.done', {
      file: flags.out,
      title,
      players,
      steps: log.steps.length,
      result: winners(outcome, renderer),
    }),
  )
}
