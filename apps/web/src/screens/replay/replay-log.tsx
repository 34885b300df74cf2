import type { Translator } from '@guildhall/texts'
import { useEffect, useRef } from 'preact/hooks'
import type { DescribedStep } from '../../history/past-game.ts'
import { t } from '../../i18n.ts'

/** The described steps; the one that is shown is marked, and each leads to its step. */
export function ReplayLog({
  steps,
  step,
  say,
  to,
}: {
  readonly steps: readonly DescribedStep[]
  readonly step: number
  readonly say: Translator
  readonly to: (step: number) => void
}) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]')
    const scrolled = list.current
    if (marked === null || marked === undefined || scrolled === null) return
    // Not scrollIntoView: that would move the page as well.
    scrolled.scrollTop = marked.offsetTop - scrolled.clientHeight / 2
  }, [step])
  return (
    <section class="replay-log" aria-label={t('table.log')}>
      <h2>{t('table.log')}</h2>
      <ol ref={list}>
        {steps
          .filter(({ descriptions }) => descriptions.length > 0)
          .map((each) => (
            <li key={each.step}>
              <button
                type="button"
                aria-current={isAt(steps, each.step, step) ? 'step' : undefined}
                onClick={() => to(each.step)}
              >
                {each.descriptions.map((message, index) => (
                  <span key={index}>{say(message)}. </span>
                ))}
              </button>
            </li>
          ))}
      </ol>
    </section>
  )
}

/** A step without descriptions belongs to the last one that has some. */
function isAt(steps: readonly DescribedStep[], line: number, step: number): boolean {
  if (line > step) return false
  return steps.slice(line + 1, step + 1).every(({ descriptions }) => descriptions.length === 0)
}
