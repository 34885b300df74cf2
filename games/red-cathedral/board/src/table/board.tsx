import { item, message, type Refusal } from '@guildhall/kernel'
import { type Command, printedSigns, type View } from '@guildhall/red-cathedral'
import { type BoardProps, choicesOf, Tabs } from '@guildhall/ui'
import { type ComponentChildren, Fragment, type JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { Cathedral } from '../cathedral/cathedral.tsx'
import { Market } from '../market/market.tsx'
import {
  goTo,
  marketGroups,
  pickDie,
  settled,
  useBench,
  useSection,
  usesOf,
  without,
} from '../plan.ts'
import { benchLabel } from '../players/labels.ts'
import { Rival } from '../players/rival.tsx'
import { Ruler } from '../players/ruler.tsx'
import { Workshop } from '../players/workshop.tsx'
import type { Die } from '../types.ts'
import { whyNotAction, whyNotBench, whyNotDie, whyNotSection, whyNotSpace } from '../why.ts'
import { CardDialog } from './card-dialog.tsx'
import type { Extra, ExtraProps } from './extra.ts'
import { marketLabels, printedOf, sectionLabel } from './labels.ts'
import { benchMarks, marketMarks, sectionMarks } from './marks.ts'
import { PlanPanel } from './plan-panel.tsx'
import { Strip } from './strip.tsx'
import { numbered, type Targets } from './targets.ts'
import { useExtras } from './use-extras.ts'

/** The board, with what the modules of the table add to it. */
interface RcProps extends BoardProps<View, Command> {
  readonly extras: readonly Extra[]
}

/** The whole table of The Red Cathedral: what lies there, and the plan of a turn. */
export function RedCathedralBoard(props: BoardProps<View, Command>): JSX.Element | null {
  const extras = useExtras(props.draft.start.view)
  if (extras === null) return null
  const Table = props.shape === 'wide' ? Wide : Phone
  return <Table {...props} extras={extras} />
}

function Wide(props: RcProps): JSX.Element {
  const parts = useParts(props)
  return (
    <div class={`rc-table wide ${parts.sheets.length > 0 ? 'more' : ''}`}>
      <div class="rc-ruler">{parts.ruler}</div>
      <div class="rc-market sheet" data-part="">
        {parts.market}
      </div>
      <div class="rc-cathedral sheet" data-part="">
        {parts.cathedral}
      </div>
      {parts.sheets.length > 0 && (
        <div class="rc-sheets">
          {parts.sheets.map(({ id, sheet }) => (
            <div key={id} class="sheet" data-part="">
              {sheet}
            </div>
          ))}
        </div>
      )}
      <div class="rc-plan" data-part="">
        {parts.plan}
      </div>
      <div class="rc-workshop sheet" data-part="">
        {parts.workshop}
      </div>
      <aside class="rc-aside sheet" data-part="">
        {parts.rivals}
        {props.aside}
      </aside>
    </div>
  )
}

function Phone(props: RcProps): JSX.Element {
  const { draft, say } = props
  const [tab, setTab] = useState('market')
  const parts = useParts(props)
  const tabs: readonly { id: string; badge: number; panel: ComponentChildren }[] = [
    {
      id: 'market',
      badge: parts.lit.market,
      panel: parts.market,
    },
    {
      id: 'cathedral',
      badge: draft.base.asked && !draft.final ? parts.lit.cathedral : 0,
      panel: parts.cathedral,
    },
    ...parts.sheets.map(({ id, badge, sheet }) => ({ id, badge, panel: sheet })),
    {
      id: 'workshop',
      badge: parts.lit.workshop,
      panel: parts.workshop,
    },
    { id: 'log', badge: 0, panel: props.aside },
  ]
  return (
    <div class="rc-table phone">
      <div class="rc-rivals">{parts.rivals}</div>
      <div class="rc-stage" role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tabs.find(({ id }) => id === tab)?.panel}
      </div>
      <div class="rc-bar">
        {/* Who goes to another part wants to see it: the plan folds. */}
        <Fragment key={tab}>{parts.plan}</Fragment>
        <Tabs
          label={say(message('board.tabs'))}
          current={tab}
          onChange={setTab}
          tabs={tabs.map(({ id, badge }) => ({
            id,
            label: say(message(`board.tab.${id}`)),
            badge,
            badgeLabel: say(message('board.tab.badge', { n: badge })),
          }))}
        />
      </div>
    </div>
  )
}

/** The cathedral where a module's sheet lies beside it. */
const BESIDE_A_SHEET = { width: 440, height: 500 }

interface Parts {
  readonly ruler: JSX.Element
  readonly market: JSX.Element
  readonly cathedral: JSX.Element
  readonly plan: JSX.Element
  readonly workshop: JSX.Element
  readonly rivals: ComponentChildren
  /** How much can be played there. */
  readonly lit: Readonly<Record<'market' | 'cathedral' | 'workshop', number>>
  /** What modules lay beside the cathedral. */
  readonly sheets: readonly { id: string; badge: number; sheet: JSX.Element }[]
}

/** Every part of the table, with what a click on it does. */
function useParts(props: RcProps): Parts {
  const { draft, say, shape, busy, extras } = props
  const { view } = draft.now
  const names =
    view.ivan === null ? props.names : [props.names[0] ?? '', say(message('player.ivan'))]
  const { printed, words } = usePrinted(props)
  const labels = marketLabels(view, say, words)
  const [card, showCard] = useState<string | null>(null)
  const play = (commands: readonly Command[] | null, otherwise: Refusal) => {
    if (commands === null || busy) props.explain(otherwise)
    else props.setDraft(commands)
  }
  const targets = useTargets(props)
  const at = (target: string) => targets.get(target)?.commands ?? null
  const onDie = (die: Die) => play(pickDie(draft, die), whyNotDie(draft, die))
  const onAction = (action: string) => {
    const group = marketGroups(draft).find(
      ({ first }) => first.type === 'useAction' && first.action === action,
    )
    const choice = choicesOf(draft.now, 'useAction').find((each) => each.action === action)
    const next =
      at(`action ${action}`) ??
      (group !== undefined
        ? without(draft, group)
        : choice === undefined
          ? null
          : settled(draft, [...draft.commands, choice]))
    play(next, whyNotAction(draft, action))
  }
  const onSection = (section: number) =>
    play(at(`section ${section}`) ?? useSection(draft, section), whyNotSection(draft, section))
  const { seat } = draft.base
  const mine = Math.max(0, seat)
  const more: ExtraProps = { ...props, names, printed, words }
  const above = extras.find((extra) => extra.above !== undefined)?.above
  const ivan = extras.find(({ Ivan }) => Ivan !== undefined)
  const theirs = (other: number) =>
    extras.length > 0
      ? extras.map(({ id, Theirs }) => Theirs && <Theirs key={id} {...more} seat={other} />)
      : null
  const rival = (other: number): JSX.Element =>
    ivan?.Ivan !== undefined && view.ivan?.seat === other ? (
      <ivan.Ivan key={other} {...more} seat={other} />
    ) : (
      <Rival
        key={other}
        player={item(view.players, other)}
        name={names[other] ?? ''}
        printed={printed}
        say={say}
        active={props.acting === other}
        more={theirs(other)}
      />
    )
  return {
    ruler: (
      <Ruler
        players={view.players}
        printed={printed}
        say={say}
        names={names}
        you={seat < 0 ? null : seat}
      />
    ),
    workshop: (
      <Workshop
        view={view}
        seat={mine}
        title={say(
          seat === mine
            ? message('board.yourWorkshop')
            : message('board.workshopOf', { name: names[mine] ?? '' }),
        )}
        printed={printed}
        say={say}
        shape={shape}
        label={{
          bench: benchLabel(view, say, words),
          section: sectionLabel(view, say, names),
          name: (id) => say(words(id).name),
        }}
        mark={benchMarks(draft, targets)}
        before={draft.start.view.players[mine]?.inventory}
        onBench={(bench) =>
          play(at(`bench ${bench}`) ?? useBench(draft, bench), whyNotBench(draft, bench))
        }
        onWhyBench={(bench) => props.explain(whyNotBench(draft, bench))}
        onSection={onSection}
        more={extras.map(({ id, Mine }) => Mine && <Mine key={id} {...more} seat={mine} />)}
      />
    ),
    rivals:
      shape === 'phone' ? (
        <Strip
          view={view}
          say={say}
          names={names}
          acting={props.acting}
          lit={(other) => [...targets.keys()].some((target) => isOf(target, other))}
          rival={rival}
        />
      ) : (
        view.players.map((_, other) => (other === seat ? null : rival(other)))
      ),
    market: (
      <>
        <CardDialog
          card={card}
          name={card === null ? '' : say(words(card).name)}
          printed={printed}
          say={say}
          words={labels.action}
          onClose={() => showCard(null)}
        />
        <Market
          view={view}
          printed={printed}
          say={say}
          shape={shape}
          marks={marketMarks(draft, targets)}
          label={labels}
          cardName={(card) => say(words(card).name)}
          onDie={onDie}
          onSpace={(space) =>
            play(at(`space ${space}`) ?? goTo(draft, space), whyNotSpace(draft, space))
          }
          onAction={onAction}
          onCard={showCard}
          onWhyDie={(die) => props.explain(whyNotDie(draft, die))}
          onWhySpace={(space) => props.explain(whyNotSpace(draft, space))}
          onWhyAction={(action) => props.explain(whyNotAction(draft, action))}
        />
        {extras.map(({ id, Market: Below }) => Below && <Below key={id} {...more} />)}
      </>
    ),
    cathedral: (
      <Cathedral
        view={view}
        printed={printed}
        say={say}
        shape={shape}
        mark={sectionMarks(draft, targets)}
        label={sectionLabel(view, say, names)}
        onPlay={onSection}
        onWhy={(section) => props.explain(whyNotSection(draft, section))}
        size={extras.some(({ Sheet }) => Sheet) && shape === 'wide' ? BESIDE_A_SHEET : undefined}
        feet={(sheet) =>
          extras.map(({ id, Feet }) => Feet && <Feet key={id} {...more} sheet={sheet} />)
        }
        above={above && { air: above.air, draw: (tower) => above.draw(more, tower) }}
      />
    ),
    lit: {
      market:
        new Set(choicesOf(draft.now, 'moveDie').map(({ die }) => die)).size +
        litAt(targets, ['space', 'action', 'offer', 'blueprint']),
      cathedral:
        new Set([...usesOf(draft).keys(), ...numbered(targets, 'section')]).size +
        litAt(targets, ['tower']),
      workshop:
        choicesOf(draft.now, 'chooseWorkshop').length +
        litAt(targets, ['bench', 'held', 'diamond']),
    },
    plan: <PlanPanel {...more} extras={extras} actionWords={labels.action} />,
    sheets: extras.flatMap(({ id, Sheet, badge }) =>
      Sheet ? [{ id, badge: badge?.(draft) ?? 0, sheet: <Sheet {...more} /> }] : [],
    ),
  }
}

function usePrinted({ draft }: RcProps) {
  const { players, options } = draft.table
  return useMemo(() => {
    const read = printedSigns({ players, options })
    if (!read.ok) throw new Error(read.problems[0]?.message ?? 'no such table')
    return { printed: read.value, words: printedOf(players, options) }
  }, [players, options])
}

/** How many targets of these kinds there are. */
const litAt = (targets: Targets, kinds: readonly string[]): number =>
  [...targets.keys()].filter((target) => kinds.includes(target.split(' ')[0] ?? '')).length

/** Whether something of a rival can be clicked: `seat 1`, `lent 1 3`. */
const isOf = (target: string, seat: number): boolean =>
  target === `seat ${seat}` || target.startsWith(`lent ${seat} `)

/** All that the modules let be clicked. */
function useTargets({ draft, extras }: RcProps): Targets {
  return useMemo(
    () => new Map(extras.flatMap(({ targets }) => [...(targets?.(draft) ?? [])])),
    [draft, extras],
  )
}
