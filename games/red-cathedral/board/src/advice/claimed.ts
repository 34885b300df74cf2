import type { Command } from '@guildhall/red-cathedral'
import { type LinePart, newsIn } from '@guildhall/ui'
import { message } from '../board-message.ts'
import type { RcStep } from './step.ts'

const OF_A_CLAIM: readonly Command['type'][] = [
  'claim',
  'chooseSection',
  'chooseWorkshop',
  'layTile',
]

export const isOfAClaim = ({ command }: RcStep): boolean => OF_A_CLAIM.includes(command.type)

/** What a section is claimed for: its tile, and how that lies; and where the banner comes from. */
export function claimed(steps: readonly RcStep[], severalBanners: boolean): LinePart {
  const name = newsIn(steps, 'event.claimed')?.['section']
  const { banner = '' } = steps[0]?.label.params ?? {}
  const section =
    name !== undefined && severalBanners
      ? message('advice.withBanner', { section: name, banner })
      : name
  const up = newsIn(steps, 'event.tilePlaced.up')
  const { tile = '', workshop = '', cost = [] } = up ?? newsIn(steps, 'event.tilePlaced.down') ?? {}
  const face = message(up === undefined ? 'advice.face.down' : 'advice.face.up', { cost })
  const last = steps.at(-1)
  const text = () => {
    if (section === undefined) {
      return tile === '' ? last?.label : message('advice.lay', { tile, workshop, face })
    }
    return tile === ''
      ? message('advice.claim', { section })
      : message('advice.claim.laid', { section, tile, workshop, face })
  }
  const said = text()
  return { messages: said === undefined ? [] : [said], steps: steps.length }
}
