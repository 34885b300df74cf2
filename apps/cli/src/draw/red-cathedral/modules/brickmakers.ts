import type { View } from '@guildhall/red-cathedral'
import { t } from '../../../i18n.ts'
import { WIDTH, wrapped } from '../../../text.ts'
import type { PrintedText } from '../printed-text.ts'
import { defineTerminalModule } from '../terminal-module.ts'

/** The Brick Makers: reinforcement tiles, beside the market and in front of a player. */
export const brickMakers = defineTerminalModule({
  isUsed: ({ options }) => options['fourthGuild'] === 'guild-brickmakers',
  commands: {
    pickReinforcement: { clauses: ['GU-BRICKMAKERS-2'] },
    useReinforcement: { clauses: ['GU-BRICKMAKERS-9', 'GU-BRICKMAKERS-11'], heading: 'free' },
  },
  typed: {
    reinforce: (typed, view, printed) => tileNamed(view, typed.join(' ').toLowerCase(), printed),
  },
  help: [t('rc.help.reinforcements')],
  belowSupply({ reinforcements }, printed) {
    if (reinforcements === null) return []
    const list = named(reinforcements.offer, printed)
    return wrapped(t('rc.offer', { list: list || t('rc.bare') }), WIDTH, '  ')
  },
  belowPlayer({ players }, seat, printed) {
    const { reinforcements = [] } = players[seat] ?? {}
    if (reinforcements.length === 0) return []
    const line = t('rc.held', { list: named(reinforcements, printed) })
    return wrapped(`    ${line}`, WIDTH, '      ')
  },
})

/** Equal tiles are counted: `Full purse ×2`. */
function named(tiles: readonly string[], printed: PrintedText): string {
  const counts = new Map<string, number>()
  for (const tile of tiles)
    counts.set(printed.name(tile), (counts.get(printed.name(tile)) ?? 0) + 1)
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`)).join(', ')
}

/** The command that names a tile: to take it where that is asked, else to use it. */
function tileNamed(
  { stack, players, active, reinforcements }: View,
  name: string,
  printed: PrintedText,
) {
  const picking = stack.at(-1)?.kind === 'reinforce'
  const tiles = (picking ? reinforcements?.offer : players[active]?.reinforcements) ?? []
  const tile = tiles.find((id) => id === name || printed.name(id).toLowerCase() === name) ?? name
  return { type: picking ? 'pickReinforcement' : 'useReinforcement', tile }
}
