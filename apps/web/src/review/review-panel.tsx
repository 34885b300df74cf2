import { useEffect, useRef } from 'preact/hooks'
import type { ReviewProps } from './review-props.ts'
import { ReviewResult } from './review-result.tsx'
import './review.css'
import { type ReviewStatus, useReview } from './use-review.ts'
import { type TranslateReview, useReviewTranslator } from './use-review-translator.ts'

/** The review of a game: asked for, under way, or what it found. */
export function ReviewPanel({ id, file, names, catalogue, href }: ReviewProps) {
  const t = useReviewTranslator()
  const { status, goesOn, start, cancel } = useReview(id, file.file)
  const now = status.value
  const heading = useRef<HTMLHeadingElement>(null)
  const waited = useRef(false)
  if (now.state === 'running') waited.current = true
  useEffect(() => {
    // A reader who waited for it goes on there.
    if (now.state === 'done' && waited.current) heading.current?.focus()
  }, [now.state])
  return (
    <section class="review" aria-labelledby="review-title">
      <h2 id="review-title" ref={heading} tabIndex={-1}>
        {t('review.title')}
      </h2>
      {(now.state === 'none' || now.state === 'failed') && (
        <div class="review-ask sheet">
          <p>{t('review.lead')}</p>
          <button type="button" class="button" onClick={start}>
            {t('review.start')}
          </button>
        </div>
      )}
      {now.state === 'running' && (
        <div class="review-ask sheet">
          <Progress done={now.done} all={now.all} t={t} />
          <p class="muted small">{t(goesOn ? 'review.goesOn' : 'review.stays')}</p>
          {!goesOn && (
            <button type="button" class="button quiet" onClick={cancel}>
              {t('review.cancel')}
            </button>
          )}
        </div>
      )}
      {now.state === 'done' && (
        <ReviewResult
          review={now.review}
          file={file}
          names={names}
          catalogue={catalogue}
          href={href}
          t={t}
        />
      )}
      <p role="status" class={now.state === 'failed' ? '' : 'unseen'}>
        {saidOf(now, t)}
      </p>
    </section>
  )
}

function Progress({
  done,
  all,
  t,
}: {
  readonly done: number
  readonly all: number
  readonly t: TranslateReview
}) {
  return (
    <label class="review-progress">
      <progress value={done} max={Math.max(1, all)} />
      <span>{done === 0 ? t('review.waiting') : t('review.progress', { done, all })}</span>
    </label>
  )
}

/** What is read aloud: that it begins, and that it is ready. Not every step on the way. */
function saidOf(now: ReviewStatus, t: TranslateReview): string {
  if (now.state === 'running') return t('review.waiting')
  if (now.state === 'done') return t('review.done')
  if (now.state !== 'failed') return ''
  return t(now.code === 'tooManyReviews' ? 'review.busy' : 'review.failed')
}
