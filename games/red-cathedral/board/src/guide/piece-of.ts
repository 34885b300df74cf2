import type { Command } from '@guildhall/red-cathedral'
import type { Guide } from '@guildhall/ui'

/** What is clicked for a command, by the names of pieces. */
export const pieceOf: Guide['pieceOf'] = (asked) => {
  const command = asked as Command
  switch (command.type) {
    case 'moveDie':
      return `die ${command.die}`
    case 'chooseSpace':
      return `space ${command.space}`
    case 'useAction':
      return `action ${command.action}`
    case 'chooseSection':
    case 'deliver':
    case 'deliverDiamond':
    case 'decorate':
    case 'decorateWith':
    case 'claimForIvan':
      return `section ${command.section}`
    case 'chooseWorkshop':
    case 'useWorkshop':
      return `workshop ${command.space}`
    case 'hire':
      return `city ${command.city}`
    case 'chooseSpecialist':
      return `waiting ${command.space}`
    default:
      return null
  }
}
