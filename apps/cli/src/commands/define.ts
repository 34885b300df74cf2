import type { Command } from 'commander'
import { t } from '../i18n.ts'

type Name =
  | 'play'
  | 'simulate'
  | 'arena'
  | 'train'
  | 'record'
  | 'replay'
  | 'review'
  | 'verify'
  | 'rules'

/** A command of the program with its description and an example. */
export const define = (program: Command, name: Name): Command =>
  program
    .command(name)
    .description(t(`${name}.about`))
    .addHelpText('after', `\n${t('help.titles.example')}\n${t(`${name}.example`)}`)
