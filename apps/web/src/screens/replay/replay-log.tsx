import type { Translator } from '@guildhall/texts'
import { useEffect, useRef } from 'preact/hooks'
import type { DescribedStep } from '../../history/past-game.ts'
import { t } from '../../i18n.ts'

/** Everything that was told; the step that is shown is marked, and each is a way to its step. */
export function ReplayLog({
  told,
  step,
  say,
  to,
}: {
  readonly told: readonly DescribedStep[]
  readonly step: number
  readonly say: Translator
  readonly to: (step: number) => void
}) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]')
    const box = list.current
    if (marked === null || marked === undefined || box === null) return
    // Not scrollIntoView: that would move the page as well.
    box.scrollTop = marked.offsetTop - box.clientHeight / 2
  }, [step])
  return (
    <section class="replay-log" aria-label={t('table.log')}>
      <h2>{t('table.log')}</h2>
      <ol ref={list}>
        {told
          .filter(({ words }) => words.length > 0)
          .map((each) => (
            <li key={each.step}>
              <button
                type="button"
                aria-current={isAt(told, each.step, step) ? 'step' : undefined}
                onClick={() => to(each.step)}
              >
                {each.words.map((words, index) => (
                  <span key={index}>{say(words)} </span>
                ))}
              </button>
            </li>
          ))}
      </ol>
    </section>
  )
}

/** A step without words belongs to the last one that had some. */
function isAt(told: readonly DescribedStep[], line: number, step: number): boolean {
  if (line > step) return false
  return told.slice(line + 1, step + 1).every(({ words }) => words.length === 0)
}
