import type { Command } from '@guildhall/red-cathedral'
import { DieFace, Icon, PlayerToken } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Sign } from '../art/sign.tsx'
import { Tile } from '../art/tile.tsx'
import { pieces } from '../board-types.ts'
import type { ModuleProps } from '../modules/board-module.ts'
import { GoodsLine } from '../players/goods-line.tsx'

/** What a choice is about, drawn; nothing where its words have to do. */
export function ChoiceArt({
  command,
  draft,
  printed,
}: ModuleProps & { readonly command: Command }): JSX.Element | null {
  const { market, players } = draft.now.view
  switch (command.type) {
    case 'take':
    case 'payWith':
    case 'decorateWith':
      return pieces(command.goods).length === 0 ? (
        <b>0</b>
      ) : (
        <GoodsLine goods={command.goods} size={18} />
      )
    case 'deliver':
      return <Sign name={command.material} size={18} />
    case 'chooseSpace': {
      const tile = market[command.space]?.tile
      return tile ? <Tile signs={printed.on(tile)} size={26} /> : null
    }
    case 'activate': {
      const tile = players[draft.base.seat]?.workshop[command.space]?.tile
      return tile ? <Tile signs={printed.on(tile)} size={26} /> : null
    }
    case 'reroll':
      return (
        <>
          −1 <Sign name="prestige" size={16} />
          <Icon name="dice" size={16} />
          {(market[command.space]?.dice ?? []).map(({ die, value }) => (
            <DieFace key={die} colour={die} value={value} size={16} />
          ))}
        </>
      )
    case 'choosePlayer': {
      const colour = players[command.seat]?.colour
      return colour === undefined ? null : <PlayerToken colour={colour} size={20} />
    }
    case 'decorate':
      return (
        <>
          {(command.jewels === 'none' ? [] : command.jewels.split('-')).map((jewel) => (
            <Sign key={jewel} name={jewel} size={18} />
          ))}
        </>
      )
    default:
      return null
  }
}

/** Choices whose picture says it all; their words are for who asks. */
const DRAWN_ALONE: readonly Command['type'][] = ['take', 'payWith', 'reroll']

/** Whether the picture of a choice says all of it. */
export const isDrawnAlone = ({ type }: Command): boolean => DRAWN_ALONE.includes(type)
