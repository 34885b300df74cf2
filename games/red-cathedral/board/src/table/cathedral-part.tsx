import { type Size, useSize } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Cathedral } from '../cathedral/cathedral.tsx'
import { useSection } from '../section-plan.ts'
import { whyNotSection } from '../why.ts'
import { sectionLabel } from './labels.ts'
import { sectionMarks } from './marks.ts'
import type { TableProps } from './use-table.ts'

/** Below this size of a letter the drawing is cut in height rather than made smaller. */
const LEAST = 0.9
/** What the towers are drawn for. */
const USUAL = { width: 440, height: 500 }

/** The sheet on which the towers stand: as wide and as high as its place, and never too small to read. */
function sheetFor(place: Size | null): Size {
  if (place === null) return USUAL
  const k = Math.max(LEAST, Math.min(place.width / USUAL.width, place.height / USUAL.height))
  return { width: Math.round(place.width / k), height: Math.round(place.height / k) }
}

/** The towers, with what modules draw above them and at their feet. */
export function CathedralPart(props: TableProps): JSX.Element {
  const { draft, say, printed, names, shape, modules, targets, explain } = props
  const { view } = draft.now
  const above = modules.find((module) => module.above !== undefined)?.above
  const [place, size] = useSize()
  return (
    <div class="rc-measured" ref={place}>
      <Cathedral
        view={view}
        printed={printed}
        say={say}
        shape={shape}
        mark={sectionMarks(draft, targets)}
        label={sectionLabel(view, say, names)}
        onPlay={(section) => playSection(props, section)}
        onWhy={(section) => explain(whyNotSection(draft, section))}
        size={shape === 'wide' ? sheetFor(size) : undefined}
        feet={(sheet) =>
          modules.map(({ id, Feet }) => Feet && <Feet key={id} {...props} sheet={sheet} />)
        }
        above={above && { air: above.air, draw: (tower) => above.draw(props, tower) }}
      />
    </div>
  )
}

/** What a click on a section does, wherever it is drawn. */
export function playSection({ draft, targets, act }: TableProps, section: number): void {
  const commands = targets.get(`section ${section}`)?.commands ?? useSection(draft, section)
  act(commands, whyNotSection(draft, section))
}
