import type { AnyCommand, Chance } from '@guildhall/kernel'

const LONG_TEXT = 'x'.repeat(100_000)

/** What may stand where something else belongs. */
const WRONG_VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  1e308,
  -1,
  0.5,
  '',
  '0',
  '__proto__',
  'constructor',
  [],
  {},
  [[[]]],
  { type: { type: 'type' } },
]

/** What is no command at all. */
export const NO_COMMANDS: readonly unknown[] = [
  ...WRONG_VALUES,
  LONG_TEXT,
  { type: null },
  { type: '' },
  { type: LONG_TEXT },
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((type) => ({ type })),
  JSON.parse('{"__proto__":{"type":"toString"}}'),
]

/** The command with one part of it spoilt, in every way there is. Some may be commands again. */
export function spoilt(command: AnyCommand): unknown[] {
  const fields = Object.entries(command)
  const changes = fields.flatMap(([name, value]) => [
    Object.fromEntries(fields.filter(([other]) => other !== name)),
    ...wrongInstead(value).map((wrong) => ({ ...command, [name]: wrong })),
  ])
  return [...changes, ...wrapped(command)]
}

/** The command with one part of it replaced by something wrong. */
export function spoiltOnce(command: AnyCommand, chance: Chance): unknown {
  const [name, value] = pick(Object.entries(command), chance)
  return { ...command, [name]: pick(wrongInstead(value), chance) }
}

const pick = <T>(items: readonly T[], chance: Chance): T => items[chance.int(items.length)] as T

const wrongInstead = (value: unknown): unknown[] => [
  ...WRONG_VALUES,
  ...(typeof value === 'number' ? [value + 1, value - 1, value + 0.5] : []),
  String(value),
  [value],
  { value },
]

const wrapped = (command: AnyCommand): unknown[] => [
  [command],
  { command },
  JSON.stringify(command),
  { ...command, extra: 1 },
  { ...command, seat: 0.5 },
  { ...command, type: `${command.type} ` },
  { ...command, type: command.type.toUpperCase() },
  JSON.parse(`{"__proto__":{},${JSON.stringify(command).slice(1)}`),
]
