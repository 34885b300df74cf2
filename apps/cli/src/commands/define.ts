import type { Command } from 'commander'
import { say } from '../say.ts'

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
    .description(say(`${name}.about`))
    .addHelpText('after', `\n${say('help.titles.example')}\n${say(`${name}.example`)}`)
