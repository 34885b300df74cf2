import { t } from '../../later-messages.ts'
import { ClauseView } from './clause-view.tsx'
import { type Book, search } from './rulebooks.ts'

/** The clauses in which what was typed stands. */
export function SearchResults({
  books,
  typed,
  onFollow,
}: {
  readonly books: readonly Book[]
  readonly typed: string
  /** Called when one of them was followed. */
  readonly onFollow: () => void
}) {
  const found = search(books, typed)
  return (
    <section class="rules-results" aria-label={t('rules.results')}>
      <p role="status">
        {books.length === 0 ? t('page.loading') : t('rules.found', { n: found.length })}
      </p>
      <ul lang="en">
        {found.map(({ book, clause }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are followed by key as well
          <li
            key={clause.id}
            onClick={({ target }) => {
              if (target instanceof HTMLAnchorElement) onFollow()
            }}
          >
            <small>
              {t(`rules.book.${book}`)} · {clause.section.replace(/^[A-Z]+-[A-Z0-9]+ /, '')}
            </small>
            <ClauseView clause={clause} marked={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
