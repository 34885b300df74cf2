import type { Command } from '@guildhall/red-cathedral'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { goTo, pickDie } from '../die-plan.ts'
import { Market } from '../market/market.tsx'
import { toggle } from '../market-plan.ts'
import type { RcDraft } from '../plan.ts'
import { whyNotAction, whyNotDie, whyNotSpace } from '../why.ts'
import { CardDialog } from './card-dialog.tsx'
import { marketMarks } from './marks.ts'
import type { TableProps } from './use-table.ts'

/** The market with its cards. */
export function MarketPart(props: TableProps): JSX.Element {
  const { draft, say, printed, texts, labels, targets, act, explain } = props
  const [card, showCard] = useState<string | null>(null)
  const clicked = (target: string) => targets.get(target)?.commands ?? null
  const nameOf = (id: string): string => say(texts(id).name)
  return (
    <>
      <CardDialog
        card={card}
        name={card === null ? '' : nameOf(card)}
        printed={printed}
        say={say}
        text={labels.action}
        onClose={() => showCard(null)}
      />
      <Market
        view={draft.now.view}
        printed={printed}
        say={say}
        shape={props.shape}
        marks={marketMarks(draft, targets)}
        label={labels}
        cardName={nameOf}
        onDie={(die) => act(pickDie(draft, die), whyNotDie(draft, die))}
        onSpace={(space) =>
          act(clicked(`space ${space}`) ?? goTo(draft, space), whyNotSpace(draft, space))
        }
        onAction={(action) =>
          act(clicked(`action ${action}`) ?? useAction(draft, action), whyNotAction(draft, action))
        }
        onCard={showCard}
        onWhyDie={(die) => explain(whyNotDie(draft, die))}
        onWhySpace={(space) => explain(whyNotSpace(draft, space))}
        onWhyAction={(action) => explain(whyNotAction(draft, action))}
      />
    </>
  )
}

/** What modules lay beside the market; null where they lay nothing. */
export function besideMarket(props: TableProps): JSX.Element[] | null {
  const laid = props.modules.flatMap(({ id, Market: Beside }) =>
    Beside ? [<Beside key={id} {...props} />] : [],
  )
  return laid.length === 0 ? null : laid
}

/** An action of a card is used, left out again, or takes the place of another one. */
const useAction = (draft: RcDraft, action: string): Command[] | null =>
  toggle(draft, (command) => command.type === 'useAction' && command.action === action)
