import { message } from '@guildhall/kernel'
import { choicesOf, Segmented } from '@guildhall/ui'
import type { JSX } from 'preact'
import { claims, laid } from '../plan.ts'
import type { PlanProps } from './plan-props.ts'
import { Row } from './plan-row.tsx'

/** Where the banner comes from, and how the tile lies. */
export function ClaimRows(props: PlanProps): JSX.Element {
  const { desk, say } = props
  const claim = desk.commands.find((command) => command.type === 'claim')
  const section = desk.commands.find((command) => command.type === 'chooseSection')?.section
  const bench = desk.commands.find((command) => command.type === 'chooseWorkshop')
  const face = desk.commands.find((command) => command.type === 'layTile')
  const before = desk.commands.slice(
    0,
    desk.commands.findIndex(({ type }) => type === 'claim'),
  )
  const banners = choicesOf(desk.with(before).now, 'claim')
  const faces =
    face === undefined
      ? []
      : choicesOf(desk.with(desk.commands.slice(0, desk.commands.indexOf(face))).now, 'layTile')
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
              claims(desk, banner).get(section ?? -1) ?? [...claims(desk, banner).values()][0]
            if (again === undefined) return
            props.draft(bench === undefined ? again : laid(desk, [...again, bench]))
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
              const upTo = desk.commands.slice(0, desk.commands.indexOf(face))
              if (other !== undefined) props.draft([...upTo, other])
            }}
          />
        </Row>
      )}
    </>
  )
}
