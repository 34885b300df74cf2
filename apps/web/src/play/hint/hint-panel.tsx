import type { AnyCommand } from '@guildhall/kernel'
import { Icon, type TurnDraft } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { refusalText } from '../../format.ts'
import { t } from '../../i18n.ts'
import { Refused } from '../../net/http.ts'
import type { TableLink } from '../../net/table-link.ts'
import type { TableGame } from '../use-table-game.ts'
import { type HintLine, hintLines } from './hint-lines.ts'
import './hint.css'

interface HintProps {
  readonly link: TableLink
  readonly tableGame: TableGame
  readonly draft: TurnDraft<unknown, AnyCommand>
  readonly setDraft: (commands: readonly AnyCommand[]) => void
  readonly onClose: () => void
}

/** What looks best now: up to three lines in words. Taking one drafts it; nothing is sent. */
export function HintPanel({ link, tableGame, draft, setDraft, onClose }: HintProps) {
  const lines = useSignal<readonly HintLine[] | null>(null)
  const failure = useSignal<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const start = draft.with([])
  useEffect(() => {
    heading.current?.focus()
    let asked = true
    link.backend
      .hint(link.id)
      .then((hint) => hintLines(hint, tableGame, start))
      .then(
        (read) => {
          if (asked) lines.value = read
        },
        (error: unknown) => {
          if (asked) failure.value = wordsOf(error)
        },
      )
    return () => {
      asked = false
    }
  }, [])
  const take = ({ commands }: HintLine) => {
    setDraft(commands)
    onClose()
  }
  return (
    <section
      class="hint sheet"
      aria-labelledby="hint-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault() // the plan stays
        onClose()
      }}
    >
      <header>
        <h2 id="hint-title" ref={heading} tabIndex={-1}>
          {t('hint.title')}
        </h2>
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={t('page.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <p class="unseen" aria-live="polite">
        {saidOf(lines.value, failure.value)}
      </p>
      {failure.value !== null && <p>{failure.value}</p>}
      {failure.value === null && lines.value === null && (
        <div class="hint-thinking" aria-hidden="true">
          <span>{t('hint.thinking')}</span>
          <i />
        </div>
      )}
      {lines.value !== null && (
        <>
          <ol>
            {lines.value.map((line, index) => (
              <li key={line.sentence}>
                <Line line={line} best={index === 0} onTake={() => take(line)} />
              </li>
            ))}
          </ol>
          <p class="small muted">{t('hint.more')}</p>
        </>
      )}
    </section>
  )
}

function Line({
  line,
  best,
  onTake,
}: {
  readonly line: HintLine
  readonly best: boolean
  readonly onTake: () => void
}) {
  return (
    <button type="button" class={`hint-line ${best ? 'best' : ''}`} onClick={onTake}>
      <span class="hint-chance">
        <b>{t('hint.percent', { n: line.win })}</b>
        <small>{t('hint.toWin')}</small>
      </span>
      <span>
        {line.sentence}
        <small class="muted">{marginWords(line.margin)}</small>
      </span>
    </button>
  )
}

function marginWords(margin: number): string {
  if (margin === 0) return t('hint.level')
  return margin > 0 ? t('hint.ahead', { n: margin }) : t('hint.behind', { n: -margin })
}

/** Read aloud as it comes. */
function saidOf(lines: readonly HintLine[] | null, failure: string | null): string {
  if (failure !== null) return failure
  const [best] = lines ?? []
  return best === undefined
    ? t('hint.thinking')
    : t('hint.said', { line: best.sentence, n: best.win })
}

const wordsOf = (error: unknown): string =>
  refusalText({
    code: error instanceof Refused ? error.code : '',
    message: t('hint.failed'),
  })
