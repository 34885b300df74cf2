import { gathered, type Plan, type Results, type Row } from './run.ts'

/** The whole campaign in words and tables, as Markdown. */
export function report(results: Results, plan: Plan, about: readonly string[]): string {
  const { rows, refused, faults, games, commands } = results
  return `${[
    '# Random games over every combination of The Red Cathedral',
    '',
    'Made by `npm run campaign`; every line is a kind of table, its other settings switched at random.',
    'Each game was played by its events to the end, choosing among all commands or, every other time,',
    'among the kinds of commands first. After every decision the pieces were counted; at every sixtieth',
    'all offered commands were decided and played on copies; at the end the log, stored and read again,',
    'led to the same state.',
    '',
    ...about.map((line) => `- ${line}`),
    `- ${whole(games)} games, ${whole(commands)} decisions, ${faults.length} faults; seed ${plan.seed}`,
    `- ${rows.length} kinds of tables played, ${refused.length} that the game refuses`,
    '',
    '## By players, sides and modules',
    '',
    ...table('Players, side, Contractors', rows, tableWords),
    '',
    '## By guild',
    '',
    ...table('Fourth guild', rows, ({ combination }) => String(combination.options.fourthGuild)),
    '',
    '## What happened',
    '',
    ...eventTable(results),
    '',
    '## Every kind of table',
    '',
    ...table(
      'Table',
      rows,
      (row) => `${tableWords(row)}, ${String(row.combination.options.fourthGuild)}`,
    ),
    ...(refused.length > 0 ? ['', '## Refused', '', ...refusals(results)] : []),
    ...(faults.length > 0 ? ['', '## Faults', '', ...faultLines(results, plan)] : []),
  ].join('\n')}\n`
}

const whole = (n: number): string => n.toLocaleString('en-GB')

function tableWords({ combination: { players, options } }: Row): string {
  const contractors = options.contractors === true ? 'with' : 'without'
  return `${players}, ${String(options.boardSide)}, ${contractors}`
}

function table(title: string, rows: readonly Row[], key: (row: Row) => string): string[] {
  const lines = [...gathered(rows, key)].map(
    ([name, [kinds = 0, games = 0, commands = 0, faults = 0]]) =>
      `| ${name} | ${kinds} | ${whole(games)} | ${whole(commands)} | ${faults} |`,
  )
  return [
    `| ${title} | kinds | games | decisions | faults |`,
    '|---|---:|---:|---:|---:|',
    ...lines,
  ]
}

/** The events, the frequent ones first: what never occurs was never tried. */
const eventTable = ({ events }: Results): string[] => [
  '| event | times |',
  '|---|---:|',
  ...Object.entries(events)
    .sort(([, a], [, b]) => b - a)
    .map(([type, n]) => `| ${type} | ${whole(n)} |`),
]

/** Why tables are refused, with the tables that are refused for it. */
function refusals({ refused }: Results): string[] {
  const groups = new Map<string, number>()
  for (const { combination, why } of refused) {
    const name = `${String(combination.options.fourthGuild)}: ${why}`
    groups.set(name, (groups.get(name) ?? 0) + 1)
  }
  return [...groups].map(([name, n]) => `- ${n} tables, ${name}`)
}

const faultLines = ({ faults }: Results, { seed }: Plan): string[] =>
  faults.flatMap(({ game, request, law, step, details }) => [
    `- ${law} at decision ${step}: ${details}`,
    `  \`npm run campaign -- 1 --from ${game} --seed ${seed}\`: ${JSON.stringify(request)}`,
  ])
