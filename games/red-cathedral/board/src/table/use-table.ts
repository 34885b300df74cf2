import type { Command, View } from '@guildhall/red-cathedral'
import { signsAt } from '@guildhall/red-cathedral/table'
import type { BoardProps } from '@guildhall/ui'
import { useMemo } from 'preact/hooks'
import type { MarketLabels } from '../market/market-props.ts'
import type { BoardModule, ModuleProps } from '../modules/board-module.ts'
import { targetsOf, whyNotTarget } from '../modules/targets.ts'
import type { RcDraft } from '../plan.ts'
import { marketLabels, printedOf } from './labels.ts'

/** What every part of the table gets. */
export interface TableProps extends ModuleProps {
  readonly modules: readonly BoardModule[]
  readonly labels: MarketLabels
}

/** The table as its parts see it: who plays, what is printed, what can be clicked. */
export function useTable(
  props: BoardProps<View, Command> & { readonly modules: readonly BoardModule[] },
): TableProps {
  const { draft, say, busy, modules, explain, setDraft } = props
  const { view } = draft.now
  const { printed, texts } = usePrinted(draft)
  const targets = useMemo(() => targetsOf(modules, draft), [draft, modules])
  const act: TableProps['act'] = (commands, otherwise) => {
    if (commands === null || busy) explain(otherwise)
    else setDraft(commands)
  }
  return {
    ...props,
    names: namesOf(props),
    printed,
    texts,
    targets,
    labels: marketLabels(view, say, texts),
    act,
    play: (target) =>
      act(targets.get(target)?.commands ?? null, whyNotTarget(modules, draft, target)),
  }
}

/** Everybody by name; whom the rules play has one of its own. */
function namesOf({
  draft,
  names,
  say,
  modules,
}: Parameters<typeof useTable>[0]): readonly string[] {
  const { view } = draft.now
  const automas = modules.flatMap(({ automa }) => (automa === undefined ? [] : [automa]))
  if (automas.length === 0) return names
  return view.players.map((_, seat) => {
    const automa = automas.find((each) => each.seat(view) === seat)
    return automa === undefined ? (names[seat] ?? '') : say(automa.name)
  })
}

function usePrinted({ table }: RcDraft) {
  const { options } = table
  return useMemo(
    () => ({ printed: signsAt({ options }), texts: printedOf({ options }) }),
    [options],
  )
}
