import { PieceButton } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Banner } from '../art/flags.tsx'
import { Sign } from '../art/sign.tsx'
import { message } from '../board-message.ts'
import { type PlayerView, pieces } from '../board-types.ts'
import { more } from './standing.ts'
import type { WorkshopProps } from './workshop-props.ts'

/** The inventory: what lies there, what the plan brings, free slots, those that a banner shuts. */
export function Inventory(props: WorkshopProps & { readonly player: PlayerView }): JSX.Element {
  const { player, before, say, banners = [], onBanner } = props
  const { inventory, capacity, inventoryBanners, colour } = player
  const coming = before === undefined ? {} : more(inventory, before)
  const here = pieces(more(inventory, coming))
  const due = pieces(coming)
  const free = Math.max(0, capacity - here.length - due.length)
  const lit = banners.includes('inventory')
  return (
    <div class="inventory" data-at={`store ${props.seat}`}>
      {here.map((kind, i) => (
        <span key={`${kind}${i}`} class="slot">
          <Sign name={kind} size={28} />
        </span>
      ))}
      {due.map((kind, i) => (
        <span key={`due${kind}${i}`} class="slot coming">
          <Sign name={kind} size={26} />
        </span>
      ))}
      {Array.from({ length: free }, (_, i) => (
        <span key={`free${i}`} class="slot" />
      ))}
      {Array.from({ length: inventoryBanners }, (_, i) => {
        const drawn = <Banner colour={colour} size={18} />
        if (!lit || i > 0) {
          return (
            <span key={`shut${i}`} class="slot shut">
              {drawn}
            </span>
          )
        }
        return (
          <PieceButton
            key={`shut${i}`}
            class="slot shut lit"
            label={say(message('board.takeBanner', { place: message('banner.inventory') }))}
            legal
            onPlay={() => onBanner?.('inventory')}
          >
            {drawn}
          </PieceButton>
        )
      })}
    </div>
  )
}
