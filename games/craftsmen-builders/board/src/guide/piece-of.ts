import type { Command, View } from '@guildhall/craftsmen-builders'
import type { Guide } from '@guildhall/ui'

/** What is clicked for a command, by the names of pieces. */
export const pieceOf: Guide['pieceOf'] = (asked, seen) => {
  const command = asked as Command
  const { contracts, active } = seen as View
  switch (command.type) {
    case 'draftPair':
      return `pair ${command.pair}`
    case 'place':
      return `slot ${command.slot}`
    case 'recruit':
      return `craftsman ${command.craftsman}`
    case 'chooseBuilding':
      return `building ${command.building}`
    case 'chooseSite':
      return `site ${active} ${command.site}`
    case 'realise': {
      const found = contracts.find(({ kind }) => kind === command.contract)
      return found === undefined ? null : `contract ${found.id}`
    }
    default:
      return null
  }
}
