import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../../i18n.ts'
import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'
import { BOOKS, bookHref } from './clause-href.ts'
import { ClauseView } from './clause-view.tsx'
import { type ExactRules, loadAllExactRules } from './exact-rules.ts'
import { type LoadedRulebook, loadRulebook } from './rulebook-files.ts'
import { keyOf, type SearchHit, searchRules } from './search-rules.ts'
import './exact.css'

interface Library {
  readonly rulebooks: readonly LoadedRulebook[]
  readonly exact: readonly ExactRules[]
}

/** What was found in all books, the rulebooks before the clauses. */
export function SearchResults({
  typed,
  onFollow,
}: {
  readonly typed: string
  /** Called when one of them was followed. */
  readonly onFollow: () => void
}) {
  const { library, failed } = useLibrary()
  const found = library === null ? [] : searchRules(library.rulebooks, library.exact, typed)
  if (failed) return <p role="alert">{t('page.failed')}</p>
  return (
    <section class="rules-results" aria-label={t('rules.results')}>
      <p role="status">{statusOf(library, found)}</p>
      <ul>
        {found.map((hit) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are followed by key as well
          <li
            key={keyOf(hit)}
            onClick={({ target }) => {
              if (target instanceof HTMLAnchorElement) onFollow()
            }}
          >
            <Hit hit={hit} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function statusOf(library: Library | null, found: readonly SearchHit[]): string {
  if (library === null) return t('page.loading')
  return found.length === 0 ? t('rules.nothing') : t('rules.found', { n: found.length })
}

function Hit({ hit }: { readonly hit: SearchHit }) {
  if (hit.kind === 'clause') {
    const title = hit.clause.section.replace(/^[A-Z]+-[A-Z0-9]+ /, '')
    return (
      <div lang={hit.language}>
        <small lang={language.value}>
          {t('rules.view.exact')} · {t(`rules.book.${hit.book}`)} · {title}
        </small>
        <ClauseView clause={hit.clause} marked={false} />
      </div>
    )
  }
  return (
    <>
      <small>
        {t('rules.view.rulebook')} · {t(`rules.book.${hit.book}`)}
      </small>
      <p>
        <Link class="rules-result" href={`${bookHref(hit.book)}#${hit.section}`}>
          {hit.title}
        </Link>
      </p>
      <p>{hit.text}</p>
    </>
  )
}

/** All books, once something is searched for. */
function useLibrary(): { library: Library | null; failed: boolean } {
  const library = useSignal<Library | null>(null)
  const failed = useSignal(false)
  const wanted = language.value
  useEffect(() => {
    Promise.all([
      Promise.all(BOOKS.map((book) => loadRulebook(book, wanted))),
      loadAllExactRules(wanted),
    ]).then(
      ([rulebooks, exact]) => {
        library.value = { rulebooks, exact }
      },
      () => {
        failed.value = true
      },
    )
  }, [wanted])
  return { library: library.value, failed: failed.value }
}
