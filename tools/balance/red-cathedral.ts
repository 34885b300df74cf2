/**
 * The balance of The Red Cathedral's values, from self-play of the greedy bot. Run by
 * `npm run balance red-cathedral [GAMES]`; writes docs/balance/red-cathedral.tables.md, which the
 * page docs/balance/red-cathedral.md discusses.
 */
import { writeFileSync } from 'node:fs'
import { redCathedral } from '@guildhall/red-cathedral'
import components from '../../games/red-cathedral/rules/data/components.json' with { type: 'json' }
import { campaign } from './campaign.ts'
import { byKind, Count, lengthAndScores, winsByPlace } from './count.ts'
import { fixed, percent } from './tally.ts'

const KINDS = [2, 3, 4].flatMap((players) =>
  ['basic', 'advanced'].map((boardSide) => ({ players, boardSide })),
)
const name = ({ players, boardSide }: (typeof KINDS)[number]) => `${players} ${boardSide}`

function count(games: number): Map<string, Count> {
  const counts = new Map<string, Count>()
  for (const kind of KINDS) {
    const { players, boardSide } = kind
    const opened = redCathedral.create({
      players,
      options: { ...redCathedral.automatic, boardSide },
    })
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
    const counted = new Count()
    campaign(opened.value, 'greedy', games, (played) => counted.add(players, played))
    counts.set(name(kind), counted)
  }
  return counts
}

const actions = components.influenceCards.flatMap((card) =>
  card.actions.map(({ id }) => ({ id, card: card.id })),
)

function pages(counts: ReadonlyMap<string, Count>): string {
  const any = [...counts.values()]
  const pointNames = [...new Set(any.flatMap((c) => c.points.names))].filter((n) =>
    any.some((c) => c.points.of(n) !== 0),
  )
  return [
    '## Length and scores',
    lengthAndScores(counts),
    '## Wins by place in the turn order',
    winsByPlace(counts),
    '## Main and free actions a game and player',
    byKind(counts, 'action', [
      ...['acquire', 'claim', 'build'].map(
        (main) =>
          [main, (c: Count) => percent(c.mainActions.of(main), c.mainActions.total)] as const,
      ),
      [
        'prestige sold',
        (c) => fixed((c.uses.of('sell') * c.turns.length) / c.scores.length / c.games),
      ],
      [
        're-rolls',
        (c) => fixed((c.uses.of('reroll') * c.turns.length) / c.scores.length / c.games),
      ],
    ]),
    '## Where points come from, a player',
    'Sections, penalties, market and influence in recognition (four to one steps a prestige point), the rest in prestige.',
    byKind(
      counts,
      'source',
      pointNames.map((point) => [point, (c) => fixed(c.points.of(point) / c.scores.length)]),
    ),
    '## Influence actions, uses a game in which the card lies in the market',
    byKind(
      counts,
      'action',
      actions.map(({ id, card }) => [
        id,
        (c) => fixed(c.uses.of(id) / Math.max(1, c.inPlay.of(card))),
      ]),
    ),
    '## Workshop tiles: laid face up (of those taken), and activations a game in which they are laid so',
    byKind(
      counts,
      'tile',
      components.workshopTiles.map(({ id }) => [
        id,
        (c) => {
          const up = c.uses.of(`up ${id}`)
          return `${percent(up, up + c.uses.of(`down ${id}`))}, ${fixed(c.uses.of(`activate ${id}`) / Math.max(1, up))}`
        },
      ]),
    ),
    '## Sections: claimed and finished, of the games in which they stand in the cathedral',
    byKind(
      counts,
      'section',
      components.cathedralCards.map(({ id }) => [
        id,
        (c) =>
          `${percent(c.uses.of(`claim ${id}`), c.inPlay.of(id))}, ${percent(c.uses.of(`finish ${id}`), c.inPlay.of(id))}`,
      ]),
    ),
    '## Ornaments a game',
    byKind(
      counts,
      'ornament',
      ['door', 'arch', 'cross'].flatMap((ornament) =>
        ['none', 'green', 'purple', 'green-green', 'purple-purple', 'green-purple'].map(
          (jewels) =>
            [
              `${ornament}, ${jewels}`,
              (c: Count) => fixed(c.uses.of(`${ornament} ${jewels}`) / c.games, 2),
            ] as const,
        ),
      ),
    ),
  ].join('\n\n')
}

const games = Number(process.argv[3] ?? 2000)
const head = `# The Red Cathedral: tables of the balance\n\nMade by \`npm run balance red-cathedral ${games}\`: ${games} games of the greedy bot against itself for each kind of table.\n\n`
writeFileSync('docs/balance/red-cathedral.tables.md', `${head}${pages(count(games))}\n`)
