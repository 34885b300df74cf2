import { message } from '@guildhall/kernel'
import { PieceButton } from '@guildhall/ui'
import type { ComponentChildren, JSX } from 'preact'
import { Sign } from '../art/sign.tsx'
import { sectionName } from '../table/labels.ts'
import { Contracts } from './contracts.tsx'
import type { GuildProps } from './props.tsx'
import { Reinforcements } from './tiles.tsx'

/** One's own pieces of the guild: contracts that nobody else sees, reinforcement tiles, diamonds. */
export function GuildWorkshop(props: GuildProps): JSX.Element | null {
  const { draft, say, play } = props
  const { archive, players } = draft.now.view
  const { seat } = draft.base
  const held = archive?.held[seat]?.filter((card) => card !== null) ?? []
  const tiles = players[seat]?.reinforcements ?? []
  if (held.length > 0) {
    return (
      <Part title={say(message('guilds.contracts'))}>
        <Contracts
          {...props}
          contracts={held}
          lit={() => false}
          onPlay={(contract) => play(`contract ${contract}`)}
        />
      </Part>
    )
  }
  if (tiles.length > 0) {
    return (
      <Part title={say(message('guilds.held'))}>
        <Reinforcements {...props} place="held" tiles={tiles} />
      </Part>
    )
  }
  return <Diamonds {...props} />
}

function Part({
  title,
  children,
}: {
  readonly title: string
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <section class="guild-own" aria-label={title}>
      <p class="eyebrow">{title}</p>
      {children}
    </section>
  )
}

/** For what a diamond could be delivered now — GU-JEWELERS-3, GU-JEWELERS-5. */
function Diamonds({ draft, say, targets, play }: GuildProps): JSX.Element | null {
  const chips = [...targets.keys()].filter((at) => at.startsWith('diamond '))
  if (chips.length === 0) return null
  return (
    <Part title={say(message('guilds.diamondFor'))}>
      <ul class="diamond-chips">
        {chips.map((at) => {
          const [, section = '0', material = 'wood'] = at.split(' ')
          const name = sectionName(draft.now.view, Number(section))
          return (
            <li key={at}>
              <PieceButton
                class="diamond-chip lit"
                label={say(
                  message('guilds.diamond', {
                    material: message(`kind.${material}`),
                    section: name,
                  }),
                )}
                legal
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
    </Part>
  )
}
