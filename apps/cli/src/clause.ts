import type { Clause } from '@guildhall/texts'
import { paint } from './output.ts'
import { wrapped } from './text.ts'

/** A clause for a reader: its number, its words, its table. */
export function clauseLines({ id, text, table }: Clause): string[] {
  return [...wrapped(`${paint.bold(id)}  ${plain(text)}`, 100, '    '), ...table.map(plain)]
}

/** A clause for a player in the middle of a game: the rule alone, without its marks and reasons. */
export const ruleLines = (clause: Clause): string[] =>
  clauseLines({ ...clause, text: ruleOf(clause) })

export const ruleOf = ({ text }: Clause): string =>
  text.replaceAll(/ *(\[(decide|random): [^\]]*\]|\(ruling[^:)]*:.*?\)|`setting: \w+`)/g, '')

/** Markdown for a terminal: emphasis as colour, links as their words. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*([^*]+)\*\*/g, (_, text: string) => paint.bold(text))
    .replaceAll(/(?<![\w*])\*([^*]+)\*(?![\w*])/g, (_, text: string) => paint.italic(text))
    .replaceAll(/`([^`]+)`/g, (_, text: string) => paint.cyan(text))
