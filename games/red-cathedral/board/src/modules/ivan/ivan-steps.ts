import type { AnyEvent, Message } from '@guildhall/kernel'
import type { News } from '@guildhall/ui'

/** One step of Ivan's, in words that give its reason, and what happened. */
export interface IvanStep {
  readonly words: Message
  readonly event: IvanEvent | null
}

/** Where a step can be seen on the table. */
export interface IvanEvent extends AnyEvent {
  readonly die?: string
  readonly card?: string
  readonly section?: number
}

const BEGINS = ['ivanTookDie', 'ivanStayed']
/** What follows his turn: the next one, or the end. */
const ENDS = ['turnBegan', 'gameEnded', 'markerSettled', 'contractsShown']

/** A message is named after the event it describes: `event.ivanTookDie.blocked`. */
const typeOf = ({ key }: Message): string => key.split('.')[1] ?? ''

/** What Ivan did in his last turn, the choice that was made for him included — IV-3.3. */
export function lastTurn(news: readonly News[]): IvanStep[] {
  const steps = news.slice(-MOST_NEWS).flatMap(stepsIn)
  const begin = steps.findLastIndex(({ words }) => BEGINS.includes(typeOf(words)))
  if (begin < 0) return []
  const after = steps.slice(begin)
  const end = after.findIndex(({ words }) => ENDS.includes(typeOf(words)))
  return end < 0 ? after : after.slice(0, end)
}

/** More commands than a turn takes. */
const MOST_NEWS = 60

/** Events without a description are passed over. */
function stepsIn({ events, descriptions }: News): IvanStep[] {
  let at = 0
  return descriptions.map((words) => {
    const found = events.findIndex(({ type }, i) => i >= at && type === typeOf(words))
    if (found >= 0) at = found + 1
    return { words, event: (events[found] as IvanEvent | undefined) ?? null }
  })
}
