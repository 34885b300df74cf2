import { Command } from 'commander'
import root from '../../../package.json' with { type: 'json' }

/** The commands of `guildhall`, their flags and their help. */
export function program(): Command {
  return new Command('guildhall')
    .description(root.description)
    .version(root.version)
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      outputError: (words, write) => write(words.replace(/^error: /, 'guildhall: ')),
    })
}
