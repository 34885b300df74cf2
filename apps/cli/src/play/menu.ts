import type { AnyCommand } from '@guildhall/kernel'
import type { Family } from '../draw/table-renderer.ts'
import type { Table } from '../game-table.ts'
import { paint } from '../output.ts'
import { padded, paddedLeft, WIDTH, widthOf, wrapped } from '../text.ts'

/** Choices that share a line: what the line says, and each choice under its number. */
export interface Entry {
  readonly heading: string
  readonly text: string
  readonly choices: ReadonlyMap<number, Choice>
}

/** A command that can be chosen, in words. */
export interface Choice {
  readonly command: AnyCommand
  readonly text: string
}

/** What an answer to a menu means: a choice, a line that leaves some open, or nothing. */
type Picked =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'family'; readonly entry: Entry }
  | { readonly kind: 'none' }

/** So many choices of a family are worth a line of their own each. */
const FEW = 2
/** Longer lists stand in two columns. */
const HIGH = 8

/** The legal commands as a numbered list that fits a screen. All of them can be reached. */
export class Menu {
  readonly #entries: readonly Entry[]

  constructor(table: Table, state: unknown, view: unknown, legal: readonly AnyCommand[]) {
    const { renderer, game, translate } = table
    const choices = legal.map((command) => {
      const label = game.label(state, command)
      const text = renderer.choice(view, command, label) ?? translate(label)
      return {
        command,
        text,
        family: renderer.family(command),
        heading: renderer.heading(command),
      }
    })
    this.#entries = gathered(choices)
  }

  /** `3` is the third line, `3 5` the choice of number 5 in it. */
  pick(answer: string): Picked {
    const [, line, number] = /^(\d+)(?:[\s.,]+(\d+))?$/.exec(answer) ?? []
    const entry = this.#entries[Number(line) - 1]
    if (entry === undefined) return { kind: 'none' }
    const [first] = entry.choices.values()
    if (entry.choices.size === 1 && first !== undefined && number === undefined) {
      return { kind: 'choice', choice: first }
    }
    return number === undefined ? { kind: 'family', entry } : pickIn(entry, number)
  }

  /** What picks a command. */
  numberOf(command: AnyCommand): string | null {
    const wanted = JSON.stringify(command)
    for (const [index, { choices }] of this.#entries.entries()) {
      for (const [number, choice] of choices) {
        if (JSON.stringify(choice.command) !== wanted) continue
        return choices.size === 1 ? `${index + 1}` : `${index + 1} ${number}`
      }
    }
    return null
  }

  get size(): number {
    return this.#entries.length
  }

  lines(): string[] {
    const items = this.#entries.flatMap(({ heading, text }, index) => {
      const isNew = heading !== '' && heading !== this.#entries[index - 1]?.heading
      return [
        ...(isNew ? [{ head: true, text: paint.underline(heading) }] : []),
        { head: false, text: `${paint.bold(paddedLeft(String(index + 1), 3))}  ${text}` },
      ]
    })
    return items.length > HIGH
      ? inTwoColumns(items)
      : items.flatMap(({ text }) => hung(text, WIDTH))
  }
}

/** The choice of that number in a line. */
export function pickIn({ choices }: Entry, number: string): Picked {
  const choice = /^\d+$/.test(number) ? choices.get(Number(number)) : undefined
  return choice === undefined ? { kind: 'none' } : { kind: 'choice', choice }
}

/** The choices of one line, each with its number. */
export const entryLines = ({ choices }: Entry): string[] =>
  [...choices].map(([number, { text }]) => `${paint.bold(paddedLeft(String(number), 3))}  ${text}`)

interface Gathering extends Choice {
  readonly family: Family | null
  readonly heading: string
}

/** Choices of one family as one line, where the family is large. */
function gathered(choices: readonly Gathering[]): Entry[] {
  const sizes = new Map<string, number>()
  for (const { family } of choices) {
    if (family !== null) sizes.set(family.key, (sizes.get(family.key) ?? 0) + 1)
  }
  const seen = new Set<string>()
  return choices.flatMap((choice) => {
    const { family, heading, text } = choice
    if (family === null || (sizes.get(family.key) ?? 0) <= FEW) {
      return [{ heading, text, choices: new Map([[1, choice]]) }]
    }
    if (seen.has(family.key)) return []
    seen.add(family.key)
    return [familyEntry(family, heading, choices)]
  })
}

function familyEntry(family: Family, heading: string, all: readonly Gathering[]): Entry {
  const members = all.flatMap((choice): [number, Choice][] =>
    choice.family?.key === family.key ? [[choice.family.number, choice]] : [],
  )
  const numbers = rangeOf(members.map(([number]) => number))
  return { heading, text: family.text(numbers), choices: new Map(members) }
}

/** `1–9`, or `0, 2, 6` where there are gaps. */
function rangeOf(numbers: readonly number[]): string {
  const [first = 0] = numbers
  const last = numbers.at(-1) ?? 0
  return last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(', ')
}

interface Item {
  readonly head: boolean
  readonly text: string
}

const COLUMN = WIDTH / 2 - 1

/** Down the left column, then down the right; a heading stays with what it is above. */
function inTwoColumns(items: readonly Item[]): string[] {
  const blocks = items.map(({ head, text }) => ({ head, lines: hung(text, COLUMN) }))
  const height = blocks.reduce((sum, { lines }) => sum + lines.length, 0)
  const left: string[] = []
  let taken = 0
  for (const [index, { head, lines }] of blocks.entries()) {
    if (left.length + lines.length / 2 > height / 2 || (head && left.length + 1 >= height / 2))
      break
    left.push(...lines)
    taken = index + 1
  }
  const right = blocks.slice(taken).flatMap(({ lines }) => lines)
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `${padded(left[row] ?? '', COLUMN)}  ${right[row] ?? ''}`.trimEnd(),
  )
}

const hung = (text: string, width: number): string[] =>
  widthOf(text) <= width ? [text] : wrapped(text, width, '       ')
