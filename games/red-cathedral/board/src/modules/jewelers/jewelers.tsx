import type { Command } from '@guildhall/red-cathedral'
import { choicesOf, PieceButton } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Sign } from '../../art/sign.tsx'
import { dynamicMessage, message } from '../../board-message.ts'
import type { RcDraft } from '../../plan.ts'
import { sectionName } from '../../table/labels.ts'
import type { BoardModule, ModuleProps } from '../board-module.ts'
import { GuildStrip } from '../fourth-guild/guild-strip.tsx'
import { OwnPieces } from '../fourth-guild/own-pieces.tsx'
import { type NamedTarget, targetsFor } from '../targets.ts'
import './jewelers.css'

/** What the Jewelers bring: diamonds, which stand for any material. */
export const jewelers: BoardModule = {
  id: 'jewelers',
  draws: ['deliverDiamond'],
  targets: (draft) => [...deliveries(draft), ...decorations(draft)],
  pieces: { diamond: { on: 'workshop' } },
  Market: DiamondsLeft,
  Mine: DiamondChips,
}

type Of<T extends Command['type']> = Extract<Command, { type: T }>

/** A diamond for a material; a click on the section uses one where nothing else can be delivered. */
function deliveries(draft: RcDraft): NamedTarget[] {
  const plain = choicesOf(draft.now, 'deliver').map(({ section }) => section)
  const bySection = targetsFor(
    draft,
    'deliverDiamond',
    ({ section }) => `section ${section}`,
    'deliver',
  )
  return [
    ...targetsFor(
      draft,
      'deliverDiamond',
      ({ section, material }) => `diamond ${section} ${material}`,
    ),
    ...bySection.filter(([name]) => !plain.some((section) => name === `section ${section}`)),
  ]
}

/** An ornament with diamonds: as few of them as will do, then as many jewels as there are. */
function decorations(draft: RcDraft): NamedTarget[] {
  const plain = choicesOf(draft.now, 'decorate').map(({ section }) => section)
  const best = new Map<number, Of<'decorateWith'>>()
  for (const choice of choicesOf(draft.now, 'decorateWith')) {
    const known = best.get(choice.section)
    if (plain.includes(choice.section)) continue
    const fewer = (choice.goods.diamond ?? 0) < (known?.goods.diamond ?? 0)
    const richer = choice.goods.diamond === known?.goods.diamond && jewels(choice) > jewels(known)
    if (known === undefined || fewer || richer) best.set(choice.section, choice)
  }
  return [...best].map(([section, command]) => [
    `section ${section}`,
    { commands: [...draft.commands, command], cue: 'decorate' },
  ])
}

const jewels = (command: Of<'decorateWith'> | undefined): number =>
  command === undefined || command.jewels === 'none' ? 0 : command.jewels.split('-').length

function DiamondsLeft({ draft, say }: ModuleProps): JSX.Element {
  return (
    <GuildStrip say={say} guild="guild-jewelers" name="Jewelers">
      <span class="diamonds" data-card="diamond">
        <Sign name="diamond" size={26} />
        {say(message('guilds.diamonds', { n: draft.now.view.supply.diamond ?? 0 }))}
      </span>
    </GuildStrip>
  )
}

/** For what a diamond could be delivered now — GU-JEWELERS-3, GU-JEWELERS-5. */
function DiamondChips({ draft, say, targets, play }: ModuleProps): JSX.Element | null {
  const chips = [...targets.keys()].filter((at) => at.startsWith('diamond '))
  if (chips.length === 0) return null
  return (
    <OwnPieces title={say(message('guilds.diamondFor'))}>
      <ul class="guild-pieces diamond-chips">
        {chips.map((at) => {
          const [, section = '0', material = 'wood'] = at.split(' ')
          const name = sectionName(draft.now.view, Number(section))
          return (
            <li key={at}>
              <PieceButton
                class="guild-piece diamond-chip lit"
                label={say(
                  message('guilds.diamond', {
                    material: dynamicMessage(`kind.${material}`),
                    section: name,
                  }),
                )}
                legal
                at="diamond"
                onPlay={() => play(at)}
              >
                <Sign name="diamond" size={20} />
                <span aria-hidden="true">→</span>
                <Sign name={material} size={20} />
                <b>
                  {say(message('board.place', name.params as { tower: number; level: number }))}
                </b>
              </PieceButton>
            </li>
          )
        })}
      </ul>
    </OwnPieces>
  )
}
