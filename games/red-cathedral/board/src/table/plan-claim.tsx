import { Segmented } from '@guildhall/ui'
import type { JSX } from 'preact'
import { ActionLine } from '../art/effect.tsx'
import { Tile } from '../art/tile.tsx'
import { message } from '../board-message.ts'
import { bannersOf, claimedTile, claimWith } from '../section-plan.ts'
import { facesOf, turnTile } from '../workshop-plan.ts'
import { Row } from './plan-row.tsx'
import type { TableProps } from './use-table.ts'

/** Where the banner comes from, and how the tile lies. */
export function ClaimRows(props: TableProps): JSX.Element {
  const { draft, say, setDraft } = props
  const claim = draft.commands.find((command) => command.type === 'claim')
  const laid = draft.commands.find((command) => command.type === 'layTile')
  const faces = facesOf(draft)
  const tile = claimedTile(draft)
  return (
    <>
      {claim !== undefined && (
        <Row name={say(message('board.plan.banner'))}>
          <Segmented
            label={say(message('board.plan.banner'))}
            value={claim.banner}
            options={bannersOf(draft).map((banner) => ({
              value: banner,
              label: say(message(`board.banner.${banner}`)),
            }))}
            onChange={(banner) => setDraft(claimWith(draft, banner) ?? draft.commands)}
          />
        </Row>
      )}
      {tile !== null && (
        <Row name={say(message('board.plan.tile'))}>
          <TileGiven {...props} tile={tile} />
          {laid !== undefined && faces.length > 1 && (
            <Segmented
              label={say(message('board.plan.tile'))}
              value={laid.face}
              options={faces.map((face) => ({
                value: face,
                label: say(message(`board.face.${face}`)),
              }))}
              onChange={(face) => setDraft(turnTile(draft, face) ?? draft.commands)}
            />
          )}
        </Row>
      )}
    </>
  )
}

/** The tile that is laid: its picture, its name and what it does, while its place is chosen. */
function TileGiven({
  tile,
  printed,
  texts,
  say,
}: TableProps & { readonly tile: string }): JSX.Element {
  return (
    <span class="plan-tile">
      <Tile signs={printed.on(tile)} size={34} />
      <b>{say(texts(tile).name)}</b>
      {printed.on(tile).effects.map((effect) => (
        <ActionLine key={effect.id} effect={effect} size={18} />
      ))}
    </span>
  )
}
