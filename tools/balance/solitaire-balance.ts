/**
 * Ivan at each level against simple opponents. Run by `npm run balance solitaire [GAMES]`; writes
 * docs/balance/solitaire.tables.md, which the page docs/balance/solitaire.md discusses.
 */
import { writeFileSync } from 'node:fs'
import { redCathedral } from '@guildhall/red-cathedral'
import { campaign } from './campaign.ts'
import { fixed, summary, table } from './tally.ts'

const LEVELS = ['apprentice', 'architect', 'master']
const BOTS = ['random', 'greedy']

interface Kind {
  readonly boardSide: string
  readonly contractors: boolean
}
const KINDS: readonly Kind[] = [false, true].flatMap((contractors) =>
  ['basic', 'advanced'].map((boardSide) => ({ boardSide, contractors })),
)
const nameOf = ({ boardSide, contractors }: Kind): string =>
  `${boardSide}${contractors ? ', Contractors' : ''}`

interface Result {
  readonly ivan: number
  readonly draws: number
  readonly yours: readonly number[]
  readonly his: readonly number[]
  readonly turns: readonly number[]
}

function played(kind: Kind, ivanLevel: string, bot: string, games: number): Result {
  const options = { ...redCathedral.automatic, ...kind, ivanLevel }
  const created = redCathedral.create({ players: 1, options })
  if (!created.ok) throw new Error(JSON.stringify(created.problems))
  let ivan = 0
  let draws = 0
  const yours: number[] = []
  const his: number[] = []
  const turns: number[] = []
  campaign(created.value, bot, games, ({ outcome, turns: taken }) => {
    const [you, him] = outcome.seats
    if (you === undefined || him === undefined) throw new Error('Ivan has no account')
    if (you.rank > him.rank) ivan += 1
    if (you.rank === him.rank) draws += 1
    yours.push(you.total)
    his.push(him.total)
    turns.push(taken)
  })
  return { ivan, draws, yours, his, turns }
}

const games = Number(process.argv[3] ?? 500)

const share = (n: number): string => `${fixed((100 * n) / games)} %`

const rows = KINDS.flatMap((kind) =>
  BOTS.flatMap((bot) =>
    LEVELS.map((level) => {
      const { ivan, draws, yours, his, turns } = played(kind, level, bot, games)
      return [
        ...[nameOf(kind), bot, level, share(ivan), share(draws)],
        ...[yours, his, turns].map((list) => fixed(summary(list).mean)),
      ]
    }),
  ),
)

const page = [
  '# Playing alone: tables of the balance',
  `Made by \`npm run balance solitaire ${games}\`: ${games} games for each line, handicap 0.`,
  table(['table', 'opponent', 'Ivan', 'Ivan wins', 'draws', 'your score', 'his', 'turns'], rows),
]
writeFileSync('docs/balance/solitaire.tables.md', `${page.join('\n\n')}\n`)
