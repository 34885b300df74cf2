import { Command } from 'commander'
import root from '../../../package.json' with { type: 'json' }
import { arena } from './commands/arena-command.ts'
import { play } from './commands/play-command.ts'
import { record } from './commands/record-command.ts'
import { replay } from './commands/replay-command.ts'
import { review } from './commands/review-command.ts'
import { rules } from './commands/rules-command.ts'
import { simulate } from './commands/simulate-command.ts'
import { train } from './commands/train-command.ts'
import { verify } from './commands/verify-command.ts'
import { say } from './say.ts'

/** The commands of `guildhall`, their flags and their help. */
export function program(): Command {
  const guildhall = new Command('guildhall')
    .description(root.description)
    .version(root.version, '-V, --version', say('help.version'))
    .helpOption('-h, --help', say('help.help'))
    .helpCommand('help [command]', say('help.help'))
    .usage(say('help.usage'))
    .addHelpText('after', say('help.more'))
    .configureHelp({ styleTitle: (title) => TITLES[title] ?? title, helpWidth: 100 })
    // What is wrong with the flags is said in one place, in our words.
    .configureOutput({ outputError: () => {} })
    .exitOverride()
  for (const add of [play, simulate, arena, train, record, replay, review, verify, rules])
    add(guildhall)
  return guildhall
}

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': say('help.titles.usage'),
  'Arguments:': say('help.titles.arguments'),
  'Options:': say('help.titles.options'),
  'Commands:': say('help.titles.commands'),
}
