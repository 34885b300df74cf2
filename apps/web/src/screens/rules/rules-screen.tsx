import { useSignal } from '@preact/signals'
import { t } from '../../later-messages.ts'
import { Link, type Parts, place } from '../../router.tsx'
import { Site } from '../../shell/site.tsx'
import '../page.css'
import { BOOKS, type BookId, bookHref, bookOf, VIEWS, type ViewId } from './clause-href.ts'
import { ExactView } from './exact-view.tsx'
import { AidView, RulebookView } from './rulebook-view.tsx'
import { SearchResults } from './search-results.tsx'
import './rules.css'
import './print.css'

/** The rulebooks: to be read, looked up by clause, searched and printed. */
export function RulesScreen({ book: named = '', view: wanted = '' }: Parts) {
  const marked = decodeURIComponent(place.value.hash.slice(1))
  const id = BOOKS.find((each) => each === named) ?? bookOf(marked) ?? BOOKS[0]
  const view = viewOf(wanted, marked)
  const typed = useSignal('')
  const stopSearch = () => {
    typed.value = ''
  }
  return (
    <Site title={`${t(`rules.book.${id}`)} · ${t(`rules.view.${view}`)}`} class="page rules-page">
      <h1>{t('rules.title')}</h1>
      <BookLinks current={id} onFollow={stopSearch} />
      <div class="rules-bar">
        <label class="field rules-search">
          <span>{t('rules.search')}</span>
          <input
            type="search"
            value={typed.value}
            placeholder={t('rules.search.hint')}
            autocomplete="off"
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value
            }}
          />
        </label>
        <ViewLinks book={id} current={view} onFollow={stopSearch} />
        <button type="button" class="button" onClick={() => print()}>
          {t('rules.print')}
        </button>
      </div>
      {typed.value.trim() !== '' ? (
        <SearchResults typed={typed.value} onFollow={stopSearch} />
      ) : (
        <View id={id} view={view} marked={marked} />
      )}
    </Site>
  )
}

/** A link to a clause leads to the exact rules, whichever view its address names. */
function viewOf(wanted: string, marked: string): ViewId {
  if (bookOf(marked) !== undefined) return 'exact'
  return VIEWS.find((each) => each === wanted) ?? 'rulebook'
}

function View({
  id,
  view,
  marked,
}: {
  readonly id: BookId
  readonly view: ViewId
  readonly marked: string
}) {
  switch (view) {
    case 'rulebook':
      return <RulebookView key={id} id={id} marked={marked} />
    case 'exact':
      return <ExactView key={id} id={id} marked={marked} />
    case 'aid':
      return <AidView key={id} id={id} />
  }
}

function BookLinks({
  current,
  onFollow,
}: {
  readonly current: BookId
  readonly onFollow: () => void
}) {
  return (
    <nav class="rules-books" aria-label={t('rules.books')}>
      {BOOKS.map((id) => (
        <span key={id} onClickCapture={onFollow}>
          <Link class="chip" href={bookHref(id)} aria-current={id === current ? 'page' : undefined}>
            {t(`rules.book.${id}`)}
          </Link>
        </span>
      ))}
    </nav>
  )
}

function ViewLinks({
  book,
  current,
  onFollow,
}: {
  readonly book: BookId
  readonly current: ViewId
  readonly onFollow: () => void
}) {
  return (
    <nav class="rules-views" aria-label={t('rules.views')}>
      {VIEWS.map((view) => (
        <span key={view} onClickCapture={onFollow}>
          <Link
            class="rules-view-link"
            href={bookHref(book, view)}
            aria-current={view === current ? 'page' : undefined}
          >
            {t(`rules.view.${view}`)}
          </Link>
        </span>
      ))}
    </nav>
  )
}
