import type { JSX } from 'preact'
import { message } from '../board-message.ts'
import { Workshop } from '../players/workshop.tsx'
import { workshopSpaceLabel } from '../players/workshop-labels.ts'
import { whyNotWorkshop } from '../why.ts'
import { useWorkshopSpace } from '../workshop-plan.ts'
import { playSection } from './cathedral-part.tsx'
import { sectionLabel } from './labels.ts'
import { workshopMarks } from './marks.ts'
import type { TableProps } from './use-table.ts'

/** One's own workshop, or that of the first seat for who only looks on. */
export function WorkshopPart(props: TableProps): JSX.Element {
  const { draft, say, printed, texts, names, shape, modules, targets, act, explain } = props
  const { view } = draft.now
  const seat = Math.max(0, draft.base.seat)
  const title =
    seat === draft.base.seat
      ? message('board.yourWorkshop')
      : message('board.workshopOf', { name: names[seat] ?? '' })
  return (
    <Workshop
      view={view}
      seat={seat}
      title={say(title)}
      printed={printed}
      say={say}
      shape={shape}
      label={{
        space: workshopSpaceLabel(view, say, texts),
        section: sectionLabel(view, say, names),
        name: (id) => say(texts(id).name),
      }}
      mark={workshopMarks(draft, targets)}
      before={draft.start.view.players[seat]?.inventory}
      onSpace={(space) =>
        act(
          targets.get(`workshop ${space}`)?.commands ?? useWorkshopSpace(draft, space),
          whyNotWorkshop(draft, space),
        )
      }
      onWhySpace={(space) => explain(whyNotWorkshop(draft, space))}
      onSection={(section) => playSection(props, section)}
      more={modules.map(({ id, Mine }) => Mine && <Mine key={id} {...props} seat={seat} />)}
    />
  )
}
