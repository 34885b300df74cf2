import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { t } from '../../later-messages.ts'
import { Link, type Parts, place } from '../../router.tsx'
import { setter } from '../../shell/setter.ts'
import { Site } from '../../shell/site.tsx'
import '../page.css'
import { BOOKS, type BookId, bookOf } from './clause-href.ts'
import { BlockView } from './clause-view.tsx'
import { type Book, isBook, loadAll, loadBook, type Section } from './rulebooks.ts'
import { SearchResults } from './search-results.tsx'
import './rules.css'

/** The rulebooks: read, searched, linked to by clause. */
export function RulesScreen({ book: named = '' }: Parts) {
  const marked = decodeURIComponent(place.value.hash.slice(1))
  const id = isBook(named) ? named : (bookOf(marked) ?? BOOKS[0])
  const typed = useSignal('')
  const { book, all, failed } = useBooks(id, typed)
  const shown = book.value
  useScrollTo(marked, shown)
  return (
    <Site title={t('rules.title')} class="page rules-page">
      <h1>{t('rules.title')}</h1>
      <BookLinks current={id} />
      <label class="field rules-search">
        <span>{t('rules.search')}</span>
        <input
          type="search"
          value={typed.value}
          autocomplete="off"
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value
          }}
        />
      </label>
      {failed.value && <p role="alert">{t('page.failed')}</p>}
      {typed.value.trim() !== '' ? (
        <SearchResults
          books={all.value}
          typed={typed.value}
          onFollow={() => {
            typed.value = ''
          }}
        />
      ) : shown === null ? (
        <p aria-live="polite">{t('page.loading')}</p>
      ) : (
        <BookView book={shown} marked={marked} />
      )}
    </Site>
  )
}

/** The book that is read; and all of them, once something is searched for. */
function useBooks(id: BookId, typed: ReadonlySignal<string>) {
  const book = useSignal<Book | null>(null)
  const all = useSignal<readonly Book[]>([])
  const failed = useSignal(false)
  const fail = () => {
    failed.value = true
  }
  useEffect(() => {
    loadBook(id).then(setter(book), fail)
  }, [id])
  useSignalEffect(() => {
    if (typed.value !== '' && all.peek().length === 0) loadAll().then(setter(all), fail)
  })
  return { book, all, failed }
}

/** Shows the clause that the address names, once its book is loaded. */
function useScrollTo(marked: string, book: Book | null): void {
  useEffect(() => {
    if (book === null || marked === '') return
    const target = document.getElementById(marked)
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }, [book, marked])
}

const BookLinks = ({ current }: { readonly current: BookId }) => (
  <nav class="rules-books" aria-label={t('rules.books')}>
    {BOOKS.map((id) => (
      <Link
        key={id}
        class="chip"
        href={`/rules/${id}`}
        aria-current={id === current ? 'page' : undefined}
      >
        {t(`rules.book.${id}`)}
      </Link>
    ))}
  </nav>
)

const BookView = ({ book, marked }: { readonly book: Book; readonly marked: string }) => (
  <div class="rules-columns">
    <Contents sections={book.sections} book={book.id} />
    <article lang="en">
      {book.sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id} tabIndex={-1}>
            {section.title}
          </h2>
          {section.blocks.map((block, index) => (
            <BlockView key={index} block={block} marked={marked} />
          ))}
        </section>
      ))}
    </article>
  </div>
)

function Contents({ sections, book }: { sections: readonly Section[]; book: string }) {
  return (
    <nav class="rules-contents" aria-label={t('rules.contents')}>
      <h2>{t('rules.contents')}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/rules/${book}#${id}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
