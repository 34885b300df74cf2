/**
 * The balance of The Red Cathedral's values, from self-play of the greedy bot. Run by
 * `npm run balance red-cathedral [GAMES]`; writes docs/balance/red-cathedral.tables.md, which the
 * page docs/balance/red-cathedral.md discusses.
 */
import { writeFileSync } from 'node:fs'
import { redCathedral } from '@guildhall/red-cathedral'
import components from '../../games/red-cathedral/rules/data/components.json' with { type: 'json' }
import { campaign } from './campaign.ts'
import {
  byKind,
  Count,
  lengthAndScores,
  mainActionRows,
  pointSources,
  type Row,
  winsByPlace,
} from './count.ts'
import { fixed, percent } from './tally.ts'

const KINDS = [2, 3, 4].flatMap((players) =>
  ['basic', 'advanced'].map((boardSide) => ({ players, boardSide })),
)
const name = ({ players, boardSide }: (typeof KINDS)[number]) => `${players} ${boardSide}`

function count(games: number): Map<string, Count> {
  const counts = new Map<string, Count>()
  for (const kind of KINDS) {
    const { players, boardSide } = kind
    const created = redCathedral.create({
      players,
      options: { ...redCathedral.automatic, boardSide },
    })
    if (!created.ok) throw new Error(JSON.stringify(created.problems))
    const counted = new Count()
    campaign(created.value, 'greedy', games, (played) => counted.add(players, played))
    counts.set(name(kind), counted)
  }
  return counts
}

const aGame = (c: Count, use: string): string =>
  fixed((c.uses.of(use) * c.turns.length) / c.scores.length / c.games)

const actions: readonly Row[] = [
  ...mainActionRows(['acquire', 'claim', 'build']),
  ['prestige sold', (c) => aGame(c, 'sell')],
  ['re-rolls', (c) => aGame(c, 'reroll')],
]

const influence = components.influenceCards.flatMap(({ id: card, actions }) =>
  actions.map(({ id }): Row => [id, (c) => fixed(c.uses.of(id) / Math.max(1, c.inPlay.of(card)))]),
)

const tiles = components.workshopTiles.map(
  ({ id }): Row => [
    id,
    (c) => {
      const up = c.uses.of(`up ${id}`)
      const activations = fixed(c.uses.of(`activate ${id}`) / Math.max(1, up))
      return `${percent(up, up + c.uses.of(`down ${id}`))}, ${activations}`
    },
  ],
)

const sections = components.cathedralCards.map(
  ({ id }): Row => [
    id,
    (c) =>
      ['claim', 'finish']
        .map((how) => percent(c.uses.of(`${how} ${id}`), c.inPlay.of(id)))
        .join(', '),
  ],
)

const JEWELS = ['none', 'green', 'purple', 'green-green', 'purple-purple', 'green-purple']
const ornaments = ['door', 'arch', 'cross'].flatMap((ornament) =>
  JEWELS.map(
    (jewels): Row => [
      `${ornament}, ${jewels}`,
      (c) => fixed(c.uses.of(`${ornament} ${jewels}`) / c.games, 2),
    ],
  ),
)

const pages = (counts: ReadonlyMap<string, Count>): string =>
  [
    '## Length and scores',
    lengthAndScores(counts),
    '## Wins by place in the turn order',
    winsByPlace(counts),
    '## Main and free actions a game and player',
    byKind(counts, 'action', actions),
    '## Where points come from, a player',
    'Sections, penalties, market and influence in recognition (four to one steps a prestige point), the rest in prestige.',
    pointSources(counts),
    '## Influence actions, uses a game in which the card lies in the market',
    byKind(counts, 'action', influence),
    '## Workshop tiles: laid face up (of those taken), and activations a game in which they are laid so',
    byKind(counts, 'tile', tiles),
    '## Sections: claimed and finished, of the games in which they stand in the cathedral',
    byKind(counts, 'section', sections),
    '## Ornaments a game',
    byKind(counts, 'ornament', ornaments),
  ].join('\n\n')

const games = Number(process.argv[3] ?? 2000)
const head = `# The Red Cathedral: tables of the balance\n\nMade by \`npm run balance red-cathedral ${games}\`: ${games} games of the greedy bot against itself for each kind of table.\n\n`
writeFileSync('docs/balance/red-cathedral.tables.md', `${head}${pages(count(games))}\n`)
