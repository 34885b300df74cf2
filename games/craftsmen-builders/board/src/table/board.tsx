import { type Command, printed } from '@guildhall/craftsmen-builders'
import type { Refusal } from '@guildhall/kernel'
import { Others, PlayerToken, Tabs } from '@guildhall/ui'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { message } from '../board-message.ts'
import type { CbProps } from '../board-types.ts'
import { Contracts } from './contracts.tsx'
import { Craftsmen } from './craftsmen.tsx'
import { Holdings } from './holdings.tsx'
import { Market, Places } from './market.tsx'
import { marksOf } from './marks.ts'
import { PairChoice } from './pair-choice.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { Rivals, Strip } from './rivals.tsx'
import { RoundLine } from './round-line.tsx'
import { Street } from './street.tsx'
import type { TableProps } from './table-props.ts'

/** The whole table of Craftsmen & Builders: what lies there, and the plan of a turn. */
export function CraftsmenBuildersBoard(props: CbProps): JSX.Element {
  const parts = useTable(props)
  return props.shape === 'wide' ? <Wide {...parts} /> : <Phone {...parts} />
}

function Wide(props: TableProps): JSX.Element {
  return (
    <div class="cb-table wide">
      <div class="cb-crafts sheet">
        {isDraft(props) ? <PairChoice {...props} /> : <Craftsmen {...props} />}
      </div>
      <div class="cb-build sheet">
        <Market {...props} />
      </div>
      <div class="cb-own sheet">
        <Own {...props} />
      </div>
      <div class="cb-plan">
        <PlanPanel {...props} />
      </div>
      <aside class="cb-aside sheet">
        <Others label={props.say(message('board.players'))}>
          <RoundLine {...props} />
          <Contracts {...props} />
          <Rivals {...props} />
        </Others>
        {props.aside}
      </aside>
    </div>
  )
}

const isDraft = ({ draft }: CbProps): boolean => draft.now.view.pairs.length > 0

/** One's own street under what one holds; who only looks sees that of the first seat. */
function Own(props: TableProps): JSX.Element {
  const { draft, say, names } = props
  const seat = Math.max(0, draft.base.seat)
  const colour = draft.now.view.players[seat]?.colour ?? 'red'
  const words =
    seat === draft.base.seat
      ? message('board.street')
      : message('board.streetOf', { name: names[seat] ?? '' })
  return (
    <>
      <div class="cb-own-head" data-at={`seat ${seat}`}>
        <PlayerToken colour={colour} size={26} />
        <h2>{say(words)}</h2>
        <Holdings {...props} seat={seat} />
      </div>
      <Street {...props} />
    </>
  )
}

const TABS = ['craftsmen', 'market', 'street', 'log'] as const
type TabId = (typeof TABS)[number]

function Phone(props: TableProps): JSX.Element {
  const { say, marks } = props
  const [tab, setTab] = useState<TabId>('craftsmen')
  const badges: Record<TabId, number> = {
    craftsmen: marks.slots.size + marks.offer.size + marks.pairs.size,
    market: marks.buildings.size,
    street: marks.sites.size + marks.contracts.size,
    log: 0,
  }
  const panels: Record<TabId, () => JSX.Element> = {
    craftsmen: () =>
      isDraft(props) ? (
        <PairChoice {...props} />
      ) : (
        <>
          <Places {...props} />
          <Craftsmen {...props} />
        </>
      ),
    market: () => <Market {...props} />,
    street: () => (
      <>
        <Own {...props} />
        <Contracts {...props} />
      </>
    ),
    log: () => <>{props.aside}</>,
  }
  return (
    <div class="cb-table phone">
      <div class="cb-top">
        <Strip {...props} />
        <RoundLine {...props} />
      </div>
      <div class="cb-stage" role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {panels[tab]()}
      </div>
      <div class="cb-bar">
        <PlanPanel {...props} />
        <Tabs
          label={say(message('board.tabs'))}
          current={tab}
          onChange={setTab}
          tabs={TABS.map((id) => ({
            id,
            label: say(message(`board.tab.${id}`)),
            badge: badges[id],
            badgeLabel: say(message('board.tab.badge', { n: badges[id] })),
          }))}
        />
      </div>
    </div>
  )
}

/** What every part gets: what is printed, what is lit, and how a click is answered. */
function useTable(props: CbProps): TableProps {
  const { draft, busy } = props
  const { players, options } = draft.table
  const read = useMemo(() => printed({ players, options }), [players, options])
  if (!read.ok) throw new Error(read.problems[0]?.message ?? 'no such table')
  const marks = useMemo(() => marksOf(draft), [draft])
  const play = (commands: readonly Command[] | null, otherwise: Refusal) => {
    if (commands === null || busy) props.explain(otherwise)
    else props.setDraft(commands)
  }
  return { ...props, printed: read.value, marks, play }
}
