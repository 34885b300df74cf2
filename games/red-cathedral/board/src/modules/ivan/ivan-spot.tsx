import type { JSX } from 'preact'
import { n1 } from '../../art/pen.ts'
import type { Sheet } from '../../cathedral/layout.ts'
import { shown } from './ivan-turn.tsx'

/** Where in the cathedral the step that is being told has happened. */
export function IvanSpot({ sheet }: { readonly sheet: Sheet }): JSX.Element | null {
  const section = shown.value?.section
  const placed = sheet.placed.flat().find((each) => each.section.section === section)
  if (placed === undefined) return null
  const { cx, top, width, height } = placed
  return (
    <rect
      class="ivan-spot"
      x={n1(cx - width / 2)}
      y={n1(top)}
      width={n1(width)}
      height={n1(height)}
      rx="8"
    />
  )
}
