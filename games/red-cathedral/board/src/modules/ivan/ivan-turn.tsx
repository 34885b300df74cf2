import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { message } from '../../board-message.ts'
import type { ModuleProps } from '../board-module.ts'
import { type IvanEvent, type IvanStep, lastTurn } from './ivan-steps.ts'

/** The step that is being shown: the cathedral and his cards point at it. */
export const shown = signal<IvanEvent | null>(null)

/** A step is read longer than a piece travels. */
const READING = 5

/** When his turn is looked at: in the middle of one's own there is something else to see. */
const BETWEEN: readonly (string | null)[] = [null, 'main-action', 'ivan-claim']

/**
 * Ivan's last turn, step by step with its reasons. The table shows the end of it at once; any key and
 * any click show all steps.
 */
export function IvanTurn({
  news = [],
  pace = 0,
  say,
  shape,
  draft,
}: ModuleProps): JSX.Element | null {
  const steps = useMemo(() => lastTurn(news), [news])
  const [n, running, finish] = useSteps(steps, news.at(-1)?.number ?? 0, pace * READING)
  useEffect(() => {
    shown.value = running ? (steps[n - 1]?.event ?? null) : null
    return () => {
      shown.value = null
    }
  }, [n, running, steps])
  const { question } = draft.now
  if (steps.length === 0 || draft.steps.length > 0 || !BETWEEN.includes(question)) return null
  const list = (
    <ol class="ivan-steps">
      {steps.slice(0, n).map(({ words }, i) => (
        <li key={`${i} ${words.key}`} class={running && i === n - 1 ? 'now' : ''}>
          {say(words)}
        </li>
      ))}
    </ol>
  )
  const title = say(message('ivan.turn'))
  if (shape === 'phone' && !running) {
    return (
      <details class="ivan-turn">
        <summary>{title}</summary>
        {list}
      </details>
    )
  }
  return (
    <section class="ivan-turn" aria-label={title}>
      <div class="row">
        <b class="serif">{title}</b>
        <span class="grow" />
        {running && (
          <button type="button" class="button quiet" onClick={finish}>
            {say(message('ivan.skip'))}
          </button>
        )}
      </div>
      {list}
    </section>
  )
}

/** How many steps are shown; those that were there when the page was opened are shown at once. */
function useSteps(
  steps: readonly IvanStep[],
  number: number,
  pause: number,
): [n: number, running: boolean, finish: () => void] {
  const [first] = useState(number)
  const [at, go] = useState({ number, n: 0 })
  const still = pause === 0 || number === first
  const n = still ? steps.length : at.number === number ? at.n : 1
  const running = !still && n < steps.length
  const finish = () => go({ number, n: steps.length })
  useEffect(() => {
    if (!running) return
    const timer = window.setTimeout(() => go({ number, n: n + 1 }), pause)
    window.addEventListener('keydown', finish)
    window.addEventListener('pointerdown', finish)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('keydown', finish)
      window.removeEventListener('pointerdown', finish)
    }
  }, [running, n, number, pause])
  return [n, running, finish]
}
