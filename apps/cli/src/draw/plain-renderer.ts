import type { AnyCommand, Outcome } from '@guildhall/kernel'
import { t } from '../i18n.ts'
import type { CreateRenderer } from './table-renderer.ts'

/** A table as plain data: how a game looks that nobody has drawn yet. */
export const createPlainRenderer: CreateRenderer = () => ({
  name: (seat) => t('seat', { seat: seat + 1 }),
  tinted: (_seat, text) => text,
  draw: (view) =>
    JSON.stringify(view, null, 1)
      .split('\n')
      .filter((line) => /[\w"]/.test(line)),
  standing: () => '',
  choice: () => null,
  heading: () => '',
  family,
  command: () => null,
  help: [],
  clauses: () => [],
  scoreLabel: (label) => label,
  reason,
})

/** Commands that differ in one number alone are a family. */
function family(command: AnyCommand) {
  const { type, ...fields } = command
  const entries = Object.entries(fields)
  const numbers = entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  const [only] = numbers
  if (only === undefined || numbers.length > 1) return null
  const [name, number] = only
  const rest = Object.fromEntries(entries.filter(([field]) => field !== name))
  const key = JSON.stringify([type, name, rest])
  return { key, number, text: (range: string) => t('choice.family', { type, range }) }
}

/** More points win; where they are equal the game knows why. */
export function reason(_view: unknown, { seats }: Outcome): string {
  const totals = seats.map(({ total }) => total).sort((a, b) => b - a)
  const [first, second] = totals
  if (first === undefined || second === undefined) return ''
  if (first > second) return t('reason.points', { n: first - second })
  return seats.filter(({ rank }) => rank === 1).length > 1 ? t('reason.shared') : t('reason.tie')
}
