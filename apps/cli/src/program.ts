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
import { t } from './i18n.ts'

/** The commands of `guildhall`, their flags and their help. */
export function program(): Command {
  const guildhall = new Command('guildhall')
    .description(root.description)
    .version(root.version, '-V, --version', t('help.version'))
    .helpOption('-h, --help', t('help.help'))
    .helpCommand('help [command]', t('help.help'))
    .usage(t('help.usage'))
    .addHelpText('after', t('help.more'))
    .configureHelp({ styleTitle: (title) => TITLES[title] ?? title, helpWidth: 100 })
    // What is wrong with the flags is said in one place, in our words.
    .configureOutput({ outputError: () => {} })
    .exitOverride()
  for (const add of [play, simulate, arena, train, record, replay, review, verify, rules])
    add(guildhall)
  return guildhall
}

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': t('help.titles.usage'),
  'Arguments:': t('help.titles.arguments'),
  'Options:': t('help.titles.options'),
  'Commands:': t('help.titles.commands'),
}
