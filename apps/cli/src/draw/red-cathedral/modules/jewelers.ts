import { message } from '@guildhall/kernel'
import { t } from '../../../i18n.ts'
import { paint } from '../../../output.ts'
import { sizeOf } from '../printed-text.ts'
import { defineTerminalModule } from '../terminal-module.ts'
import { decoration, goodsIn, sectionAt } from '../typed-places.ts'

/** The Jewelers: diamonds, which stand for any material. */
export const jewelers = defineTerminalModule({
  isUsed: ({ options }) => options['fourthGuild'] === 'guild-jewelers',
  commands: {
    deliverDiamond: { clauses: ['GU-JEWELERS-3', 'GU-JEWELERS-5'], heading: 'build' },
    decorateWith: { clauses: ['GU-JEWELERS-3', 'GU-JEWELERS-4'], heading: 'build' },
  },
  typed: {
    deliver: ([what, place, material], view) =>
      what === 'diamond'
        ? { type: 'deliverDiamond', section: sectionAt(view, place), material }
        : null,
    // `green purple with 1 wood 2 diamond`.
    decorate: ([place, ...typed], view) => {
      const end = typed.indexOf('with')
      if (end < 0) return null
      const { section, jewels } = decoration(sectionAt(view, place), typed.slice(0, end))
      return { type: 'decorateWith', section, jewels, goods: goodsIn(typed.slice(end + 1)) }
    },
  },
  help: [t('rc.help.diamonds'), t('rc.help.diamonds2')],
  belowSupply: ({ supply }, printed) => [
    ' '.repeat(t('rc.supply').length + 2) +
      `${paint.bold('D')} ${printed.translate(message('kind.diamond'))} ${supply.diamond ?? 0}`,
  ],
  onSection: ({ diamonds }) => '◆'.repeat(sizeOf(diamonds)),
})
