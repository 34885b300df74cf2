import type { AnyCommand } from '@guildhall/kernel'
import { Icon, type TurnDraft } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { refusalText } from '../../format.ts'
import { t } from '../../later-messages.ts'
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

/** What looks best now: up to three lines of play. Choosing one drafts it; nothing is sent. */
export function HintPanel({ link, tableGame, draft, setDraft, onClose }: HintProps) {
  const { lines, failure } = useHintLines(link, tableGame, draft)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
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
        {announcement(lines, failure)}
      </p>
      {failure !== null && <p>{failure}</p>}
      {failure === null && lines === null && <Thinking />}
      {lines !== null && (
        <LineList
          lines={lines}
          onChoose={({ commands }) => {
            setDraft(commands)
            onClose()
          }}
        />
      )}
    </section>
  )
}

/** Asks the backend once; both are null while it thinks. */
function useHintLines(link: TableLink, tableGame: TableGame, draft: HintProps['draft']) {
  const lines = useSignal<readonly HintLine[] | null>(null)
  const failure = useSignal<string | null>(null)
  const start = draft.with([])
  useEffect(() => {
    let shown = true
    link.backend
      .hint(link.id)
      .then((hint) => hintLines(hint, tableGame, start))
      .then(
        (found) => {
          if (shown) lines.value = found
        },
        (error: unknown) => {
          if (shown) failure.value = failureText(error)
        },
      )
    return () => {
      shown = false
    }
  }, [])
  return { lines: lines.value, failure: failure.value }
}

const Thinking = () => (
  <div class="hint-thinking" aria-hidden="true">
    <span>{t('hint.thinking')}</span>
    <i />
  </div>
)

const LineList = ({
  lines,
  onChoose,
}: {
  readonly lines: readonly HintLine[]
  readonly onChoose: (line: HintLine) => void
}) => (
  <>
    <ol>
      {lines.map((line, index) => (
        <li key={line.sentence}>
          <Line line={line} best={index === 0} onChoose={() => onChoose(line)} />
        </li>
      ))}
    </ol>
    <p class="small muted">{t('hint.more')}</p>
  </>
)

const Line = ({
  line,
  best,
  onChoose,
}: {
  readonly line: HintLine
  readonly best: boolean
  readonly onChoose: () => void
}) => (
  <button type="button" class={`hint-line ${best ? 'best' : ''}`} onClick={onChoose}>
    <span class="hint-chance">
      <b>{t('hint.percent', { n: line.win })}</b>
      <small>{t('hint.toWin')}</small>
    </span>
    <span>
      {line.sentence}
      <small class="muted">{marginText(line.margin)}</small>
    </span>
  </button>
)

function marginText(margin: number): string {
  if (margin === 0) return t('hint.level')
  return margin > 0 ? t('hint.ahead', { n: margin }) : t('hint.behind', { n: -margin })
}

/** For screen readers. */
function announcement(lines: readonly HintLine[] | null, failure: string | null): string {
  if (failure !== null) return failure
  const [best] = lines ?? []
  return best === undefined
    ? t('hint.thinking')
    : t('hint.said', { line: best.sentence, n: best.win })
}

const failureText = (error: unknown): string =>
  refusalText({
    code: error instanceof Refused ? error.code : '',
    message: t('hint.failed'),
  })
