import { item } from '@guildhall/kernel'
import { t } from '../../../i18n.ts'
import { defineTerminalModule } from '../terminal-module.ts'
import { seatOf, workshopOf } from '../typed-places.ts'

/** The Artisans: the tiles of all others, to borrow. */
export const artisans = defineTerminalModule({
  isUsed: ({ options }) => options['fourthGuild'] === 'guild-artisans',
  commands: {
    activateOther: {
      clauses: ['GU-ARTISANS-2', 'GU-ARTISANS-4'],
      choice: ({ view, command, label, printed }) => {
        const { tile } = item(item(view.players, command.seat).workshop, command.space)
        return tile && `${printed.translate(label)}: ${printed.gains(tile)}`
      },
    },
  },
  typed: {
    // `workshop blue red` is Blue's red workshop.
    workshop: ([colour, die], view) => {
      if (die === undefined) return null
      const seat = seatOf(view, colour)
      return { type: 'activateOther', seat, space: workshopOf(view, die, seat) }
    },
  },
  help: [t('rc.help.artisans')],
})
