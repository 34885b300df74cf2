import type { Command, View } from '@guildhall/red-cathedral'
import { type BoardProps, Others, Tabs, useSize } from '@guildhall/ui'
import { type ComponentChildren, Fragment, type JSX } from 'preact'
import { useState } from 'preact/hooks'
import { dynamicMessage, message } from '../board-message.ts'
import type { BoardModule } from '../modules/board-module.ts'
import { useModules } from '../modules/use-modules.ts'
import { Ruler } from '../players/ruler.tsx'
import { CathedralPart } from './cathedral-part.tsx'
import { besideMarket, MarketPart } from './market-part.tsx'
import { litParts } from './marks.ts'
import { PlanPanel } from './plan-panel.tsx'
import { Rivals } from './rivals.tsx'
import { Strip } from './strip.tsx'
import { type TableProps, useTable } from './use-table.ts'
import { WorkshopPart } from './workshop-part.tsx'

/** The board, with what the modules of the table add to it. */
interface RcProps extends BoardProps<View, Command> {
  readonly modules: readonly BoardModule[]
}

/** The whole table of The Red Cathedral: what lies there, and the plan of a turn. */
export function RedCathedralBoard(props: BoardProps<View, Command>): JSX.Element | null {
  const modules = useModules(props.draft)
  if (modules === null) return null
  const Table = props.shape === 'wide' ? Wide : Phone
  return <Table {...props} modules={modules} />
}

function Wide(props: RcProps): JSX.Element {
  const table = useTable(props)
  const sheets = sheetsOf(table)
  const { seat } = table.draft.base
  const beside = besideMarket(table)
  const [track, place] = useSize()
  return (
    <div class={`rc-table wide ${sheets.length > 0 ? 'more' : ''} ${beside ? 'laid' : ''}`}>
      <div class="rc-ruler" ref={track}>
        <Ruler
          width={place?.width}
          players={table.draft.now.view.players}
          printed={table.printed}
          say={table.say}
          names={table.names}
          you={seat < 0 ? null : seat}
        />
      </div>
      <div class="rc-market sheet" data-part="">
        <MarketPart {...table} />
      </div>
      {beside && (
        <div class="rc-beside sheet" data-part="">
          {beside}
        </div>
      )}
      <div class="rc-cathedral sheet" data-part="">
        <CathedralPart {...table} />
      </div>
      {sheets.length > 0 && (
        <div class="rc-sheets">
          {sheets.map(({ id, sheet }) => (
            <div key={id} class="sheet" data-part="">
              {sheet}
            </div>
          ))}
        </div>
      )}
      <div class="rc-plan" data-part="">
        <PlanPanel {...table} />
      </div>
      <div class="rc-workshop sheet" data-part="">
        <WorkshopPart {...table} />
      </div>
      <aside class="rc-aside sheet" data-part="">
        <Others label={table.say(message('board.players'))}>
          <Rivals {...table} />
        </Others>
        {props.aside}
      </aside>
    </div>
  )
}

function Phone(props: RcProps): JSX.Element {
  const table = useTable(props)
  const { say } = table
  const [tab, setTab] = useState('market')
  const lit = litParts(table.draft, table.modules, table.targets)
  const tabs: readonly { id: string; badge: number; panel: ComponentChildren }[] = [
    { id: 'market', badge: lit.market, panel: <WholeMarket {...table} /> },
    { id: 'cathedral', badge: lit.cathedral, panel: <CathedralPart {...table} /> },
    ...sheetsOf(table).map(({ id, badge, sheet }) => ({ id, badge, panel: sheet })),
    { id: 'workshop', badge: lit.workshop, panel: <WorkshopPart {...table} /> },
    { id: 'log', badge: 0, panel: props.aside },
  ]
  return (
    <div class="rc-table phone">
      <div class="rc-rivals">
        <Strip {...table} />
      </div>
      <div class="rc-stage" role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tabs.find(({ id }) => id === tab)?.panel}
      </div>
      <div class="rc-bar">
        {/* Who goes to another part wants to see it: the plan folds. */}
        <Fragment key={tab}>
          <PlanPanel {...table} />
        </Fragment>
        <Tabs
          label={say(message('board.tabs'))}
          current={tab}
          onChange={setTab}
          tabs={tabs.map(({ id, badge }) => ({
            id,
            label: say(dynamicMessage(`board.tab.${id}`)),
            badge,
            badgeLabel: say(message('board.tab.badge', { n: badge })),
          }))}
        />
      </div>
    </div>
  )
}

/** On a phone what lies beside the market lies below it. */
const WholeMarket = (table: TableProps): JSX.Element => (
  <>
    <MarketPart {...table} />
    {besideMarket(table)}
  </>
)

/** What modules lay beside the cathedral, with how much can be played there. */
const sheetsOf = (table: TableProps): { id: string; badge: number; sheet: JSX.Element }[] =>
  table.modules.flatMap(({ id, Sheet, badge }) =>
    Sheet ? [{ id, badge: badge?.(table.draft) ?? 0, sheet: <Sheet {...table} /> }] : [],
  )
