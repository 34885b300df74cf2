import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { t } from '../../i18n.ts'
import { Link, type Parts, place } from '../../router.tsx'
import { Site } from '../../shell/site.tsx'
import '../page.css'
import { BOOKS, bookOf } from './clause-href.ts'
import { BlockView } from './clause-view.tsx'
import { type Book, isBook, loadAll, loadBook, type Section } from './rulebooks.ts'
import { SearchResults } from './search-results.tsx'
import './rules.css'

/** The rulebooks: read, searched, linked to by clause. */
export function RulesScreen({ book: named = '' }: Parts) {
  const marked = decodeURIComponent(place.value.hash.slice(1))
  const id = isBook(named) ? named : (bookOf(marked) ?? BOOKS[0])
  const book = useSignal<Book | null>(null)
  const failed = useSignal(false)
  const typed = useSignal('')
  const all = useSignal<readonly Book[]>([])
  useEffect(() => {
    loadBook(id).then(
      (loaded) => {
        book.value = loaded
      },
      () => {
        failed.value = true
      },
    )
  }, [id])
  useSignalEffect(() => {
    if (typed.value === '' || all.peek().length > 0) return
    loadAll().then(
      (loaded) => {
        all.value = loaded
      },
      () => {
        failed.value = true
      },
    )
  })
  const shown = book.value
  useEffect(() => {
    if (shown === null || marked === '') return
    const target = document.getElementById(marked)
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }, [shown, marked])
  return (
    <Site title={t('rules.title')} class="page rules-page">
      <h1>{t('rules.title')}</h1>
      <nav class="rules-books" aria-label={t('rules.books')}>
        {BOOKS.map((each) => (
          <Link
            key={each}
            class="chip"
            href={`/rules/${each}`}
            aria-current={each === id ? 'page' : undefined}
          >
            {t(`rules.book.${each}`)}
          </Link>
        ))}
      </nav>
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
        <div class="rules-columns">
          <Contents sections={shown.sections} book={shown.id} />
          <article lang="en">
            {shown.sections.map((section) => (
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
      )}
    </Site>
  )
}

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
