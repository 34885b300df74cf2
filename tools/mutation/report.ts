import { percent, table } from '../balance/tally.ts'
import type { Mutated } from './mutated-rules.ts'

interface Mutant {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number } }
}

/** What Stryker leaves in `reports/mutation.json`, as far as the page needs it. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>
}

const KILLED = ['Killed', 'Timeout']
const LEFT = ['Survived', 'NoCoverage']

/** The page of a game: how many mutants of each file were killed, and every one that was not. */
export const page = ({ title, what, against }: Mutated, name: string, { files }: Report): string =>
  `# Mutation of the rules of ${title}

Made by \`npm run mutate ${name}\`: Stryker on ${what}, held against the tests of
${against} only. A mutant that makes a test fail or hang is killed.

${table(
  ['file', 'mutants', 'killed', 'left', 'score'],
  [
    ...Object.entries(files).map(([file, { mutants }]) => row(short(file), mutants)),
    row(
      'all',
      Object.values(files).flatMap(({ mutants }) => mutants),
    ),
  ],
)}

## Those that lived

${table(['where', 'mutation', 'by'], Object.entries(files).flatMap(survivors))}
`

const short = (file: string): string => file.split('/src/')[1] ?? file

const count = (mutants: readonly Mutant[], kinds: readonly string[]): number =>
  mutants.filter(({ status }) => kinds.includes(status)).length

function row(name: string, mutants: readonly Mutant[]): (string | number)[] {
  const killed = count(mutants, KILLED)
  const left = count(mutants, LEFT)
  return [name, killed + left, killed, left, percent(killed, killed + left)]
}

const survivors = ([file, { mutants }]: [string, Report['files'][string]]): string[][] =>
  mutants
    .filter(({ status }) => LEFT.includes(status))
    .map(({ location, mutatorName, replacement = '' }) => [
      `${short(file)}:${location.start.line}`,
      mutatorName,
      `\`${replacement.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 60)}\``,
    ])
