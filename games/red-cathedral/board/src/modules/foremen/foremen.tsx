import { Piece } from '@guildhall/ui'
import type { JSX } from 'preact'
import { n1 } from '../../art/pen.ts'
import { message } from '../../board-message.ts'
import type { Sheet } from '../../cathedral/layout.ts'
import type { BoardModule, ModuleProps } from '../board-module.ts'
import { targetsFor } from '../targets.ts'
import './foremen.css'

/** What the Foremen bring: the foreman himself. */
export const foremen: BoardModule = {
  id: 'foremen',
  draws: ['moveForeman'],
  targets: (draft) => {
    const { foreman, towers } = draft.now.view
    return targetsFor(
      draft,
      'moveForeman',
      (move) => `tower ${((foreman ?? 0) + move.towers) % towers.length}`,
    )
  },
  pieces: {
    tower: {
      on: 'cathedral',
      why: {
        command: ([tower], draft) => {
          const { foreman, towers } = draft.now.view
          const steps = Number(tower) - (foreman ?? 0)
          return { type: 'moveForeman', towers: steps > 0 ? steps : steps + towers.length }
        },
        clause: 'GU-FOREMEN-7',
        key: 'guilds.why.foreman',
      },
    },
  },
  Feet: Foreman,
}

/** The foreman under the tower that he inspects, and where he can go — GU-FOREMEN-2, GU-FOREMEN-7. */
function Foreman(props: ModuleProps & { readonly sheet: Sheet }): JSX.Element | null {
  const { draft, sheet, say, targets, play, shape } = props
  const { foreman } = draft.now.view
  if (foreman === null) return null
  const size = shape === 'wide' ? 46 : 36
  const foot = sheet.height - sheet.ground
  return (
    <g class="foremen">
      {sheet.placed.map((tower, t) => {
        const [base] = tower
        if (base === undefined) return null
        const target = `tower ${t}`
        const legal = targets.has(target)
        const x = base.cx - base.width / 2
        return (
          <Piece
            key={base.section.section}
            class={`foreman-place ${legal ? 'lit' : ''}`}
            label={say(
              message(foreman === t ? 'guilds.foremanHere' : 'guilds.tower', { tower: t + 1 }),
            )}
            legal={legal}
            at={`foreman ${t}`}
            hit={{
              x: n1(x),
              y: n1(sheet.ground - 6),
              width: n1(base.width),
              height: n1(foot + 4),
            }}
            onPlay={() => play(target)}
            onWhy={() => play(target)}
          >
            {legal && (
              <rect
                class="foreman-cue"
                x={n1(x + 2)}
                y={n1(sheet.ground - 4)}
                width={n1(base.width - 4)}
                height={n1(foot)}
                rx="8"
              />
            )}
            {(legal || foreman === t) && (
              <Figure
                x={x + size * 0.08}
                y={sheet.ground + foot * 0.62}
                size={size}
                ghost={foreman !== t}
              />
            )}
          </Piece>
        )
      })}
    </g>
  )
}

interface FigureProps {
  /** Where he stands. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ghost: boolean
}

/** A man in a long coat with a fur hat and a measuring staff; a ghost where he could go. */
function Figure({ x, y, size, ghost }: FigureProps): JSX.Element {
  return (
    <g
      class={`foreman-figure ${ghost ? 'ghost' : 'travels'}`}
      style={{ transform: `translate(${n1(x)}px, ${n1(y)}px) scale(${n1((size / 40) * 10) / 10})` }}
    >
      <path class="staff" d="M9 2V-31" />
      <path class="coat" d="M-7 1C-8-10-6-17-3-20H3C6-17 8-10 7 1Z" />
      <path class="belt" d="M-6.6-8H6.6M0-19V1" />
      <path class="arm" d="M4-17 9-13" />
      <circle class="face" cx="0" cy="-24" r="4.6" />
      <path class="beard" d="M-3.6-23.4C-3-17.6 3-17.6 3.6-23.4Z" />
      <path class="hat" d="M-6-25.4C-6-33 6-33 6-25.4Z" />
      <path class="fur" d="M-6.6-25.6H6.6" />
    </g>
  )
}
