import type { JSX } from 'preact'
import { Cathedral } from '../cathedral/cathedral.tsx'
import { useSection } from '../section-plan.ts'
import { whyNotSection } from '../why.ts'
import { sectionLabel } from './labels.ts'
import { sectionMarks } from './marks.ts'
import type { TableProps } from './use-table.ts'

/** The cathedral where a module's sheet lies beside it. */
const BESIDE_A_SHEET = { width: 440, height: 500 }

/** The towers, with what modules draw above them and at their feet. */
export function CathedralPart(props: TableProps): JSX.Element {
  const { draft, say, printed, names, shape, modules, targets, explain } = props
  const { view } = draft.now
  const above = modules.find((module) => module.above !== undefined)?.above
  const besideASheet = shape === 'wide' && modules.some(({ Sheet }) => Sheet)
  return (
    <Cathedral
      view={view}
      printed={printed}
      say={say}
      shape={shape}
      mark={sectionMarks(draft, targets)}
      label={sectionLabel(view, say, names)}
      onPlay={(section) => playSection(props, section)}
      onWhy={(section) => explain(whyNotSection(draft, section))}
      size={besideASheet ? BESIDE_A_SHEET : undefined}
      feet={(sheet) =>
        modules.map(({ id, Feet }) => Feet && <Feet key={id} {...props} sheet={sheet} />)
      }
      above={above && { air: above.air, draw: (tower) => above.draw(props, tower) }}
    />
  )
}

/** What a click on a section does, wherever it is drawn. */
export function playSection({ draft, targets, act }: TableProps, section: number): void {
  const commands = targets.get(`section ${section}`)?.commands ?? useSection(draft, section)
  act(commands, whyNotSection(draft, section))
}
