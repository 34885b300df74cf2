import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Block, RulebookSection } from '../../../rulebook/rulebook.ts'
import { language } from '../../i18n.ts'
import { t } from '../../later-messages.ts'
import { type BookId, bookHref } from './clause-href.ts'
import { Contents, type ContentsEntry } from './contents.tsx'
import { Blocks, type ShownBook } from './rulebook-blocks.tsx'
import { type LoadedRulebook, loadRulebook } from './rulebook-files.ts'
import { useFigures } from './use-figures.ts'
import { useScrollTo } from './use-scroll-to.ts'
import './rulebook.css'

/** The section that is also shown on a page of its own. */
const AID = 'aid'
/** Sections whose headings the table of contents leaves out. */
const WITHOUT_ENTRIES = ['faq', 'mistakes', AID]

/** A rulebook to be read from beginning to end. */
export function RulebookView({ id, marked }: { readonly id: BookId; readonly marked: string }) {
  const { loaded, failed } = useRulebook(id)
  const shown: ShownBook = { book: id, figures: useFigures(id) }
  useScrollTo(marked, loaded)
  if (loaded === null) return <NotYet failed={failed} />
  const { book } = loaded
  return (
    <div class="rules-columns">
      <Contents entries={book.sections.map(entryOf)} path={bookHref(id)} />
      <article class="rulebook" lang={loaded.language}>
        <header class="rulebook-head">
          <h2 class="rulebook-title">{book.title}</h2>
          {loaded.language !== language.value && (
            <p lang={language.value}>{t('rules.notTranslated')}</p>
          )}
          <Blocks blocks={book.lead} shown={shown} />
        </header>
        {book.sections.map((section) => (
          <Section key={section.id} {...section} shown={shown} />
        ))}
      </article>
    </div>
  )
}

interface AidProps {
  readonly id: BookId
  /** Its parts by their ids; all of them where this is left out. */
  readonly only?: readonly string[] | undefined
  /** Whether the symbols of the book stand below. */
  readonly symbols?: boolean
}

/** What one needs at the table, on one page. */
export function AidView({ id, only, symbols = false }: AidProps) {
  const { loaded, failed } = useRulebook(id)
  const shown: ShownBook = { book: id, figures: useFigures(id) }
  if (loaded === null) return <NotYet failed={failed} />
  const blocksOf = (wanted: string) =>
    loaded.book.sections.find((section) => section.id === wanted)?.blocks ?? []
  return (
    <article class="rulebook rules-aid" lang={loaded.language}>
      <h2 class="rulebook-title">{loaded.book.title}</h2>
      <div class="rules-aid-columns">
        <Blocks blocks={partsOf(blocksOf(AID), only)} shown={shown} />
        {symbols && <Blocks blocks={blocksOf('symbols')} shown={shown} />}
      </div>
    </article>
  )
}

/** The blocks under these headings. */
function partsOf(blocks: readonly Block[], only: readonly string[] | undefined): readonly Block[] {
  if (only === undefined) return blocks
  let within = false
  return blocks.filter((block) => {
    if (block.kind === 'heading') within = only.includes(block.id)
    return within
  })
}

const NotYet = ({ failed }: { readonly failed: boolean }) =>
  failed ? <p role="alert">{t('page.failed')}</p> : <p aria-live="polite">{t('page.loading')}</p>

const entryOf = ({ id, title, blocks }: RulebookSection): ContentsEntry => ({
  id,
  title,
  below: WITHOUT_ENTRIES.includes(id)
    ? []
    : blocks.flatMap((block) =>
        block.kind === 'heading' ? [{ id: block.id, title: block.title }] : [],
      ),
})

const Section = ({ id, title, blocks, shown }: RulebookSection & { readonly shown: ShownBook }) => (
  <section aria-labelledby={id}>
    <h2 id={id} class="rulebook-chapter" tabIndex={-1}>
      {title}
    </h2>
    <Blocks blocks={blocks} shown={shown} />
  </section>
)

/** The rulebook in the language in use; null until it is loaded. */
function useRulebook(id: BookId): { loaded: LoadedRulebook | null; failed: boolean } {
  const loaded = useSignal<LoadedRulebook | null>(null)
  const failed = useSignal(false)
  const wanted = language.value
  useEffect(() => {
    let here = true
    loadRulebook(id, wanted).then(
      (rulebook) => {
        if (here) loaded.value = rulebook
      },
      () => {
        failed.value = true
      },
    )
    return () => {
      here = false
    }
  }, [id, wanted])
  return { loaded: loaded.value, failed: failed.value }
}
