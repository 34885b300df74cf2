import { choicesOf, Segmented } from '@guildhall/ui'
import type { JSX } from 'preact'
import { message } from '../board-message.ts'
import { claims, laid } from '../plan.ts'
import { Row } from './plan-row.tsx'
import type { TableProps } from './use-table.ts'

/** Where the banner comes from, and how the tile lies. */
export function ClaimRows(props: TableProps): JSX.Element {
  const { draft, say } = props
  const claim = draft.commands.find((command) => command.type === 'claim')
  const section = draft.commands.find((command) => command.type === 'chooseSection')?.section
  const workshop = draft.commands.find((command) => command.type === 'chooseWorkshop')
  const face = draft.commands.find((command) => command.type === 'layTile')
  const before = draft.commands.slice(
    0,
    draft.commands.findIndex(({ type }) => type === 'claim'),
  )
  const banners = choicesOf(draft.with(before).now, 'claim')
  const faces =
    face === undefined
      ? []
      : choicesOf(draft.with(draft.commands.slice(0, draft.commands.indexOf(face))).now, 'layTile')
  return (
    <>
      <Row name={say(message('board.plan.banner'))}>
        <Segmented
          label={say(message('board.plan.banner'))}
          value={claim?.banner ?? 'inventory'}
          options={banners.map(({ banner }) => ({
            value: banner,
            label: say(message(`board.banner.${banner}`)),
          }))}
          onChange={(banner) => {
            const again =
              claims(draft, banner).get(section ?? -1) ?? [...claims(draft, banner).values()][0]
            if (again === undefined) return
            props.setDraft(workshop === undefined ? again : laid(draft, [...again, workshop]))
          }}
        />
      </Row>
      {face !== undefined && faces.length > 1 && (
        <Row name={say(message('board.plan.tile'))}>
          <Segmented
            label={say(message('board.plan.tile'))}
            value={face.face}
            options={faces.map((each) => ({
              value: each.face,
              label: say(message(`board.face.${each.face}`)),
            }))}
            onChange={(wanted) => {
              const other = faces.find((each) => each.face === wanted)
              const upTo = draft.commands.slice(0, draft.commands.indexOf(face))
              if (other !== undefined) props.setDraft([...upTo, other])
            }}
          />
        </Row>
      )}
    </>
  )
}
