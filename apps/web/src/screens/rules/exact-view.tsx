import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../../i18n.ts'
import { t } from '../../later-messages.ts'
import { setter } from '../../shell/setter.ts'
import { type BookId, bookHref } from './clause-href.ts'
import { BlockView } from './clause-view.tsx'
import { Contents } from './contents.tsx'
import { type ExactRules, loadExactRules } from './exact-rules.ts'
import { useScrollTo } from './use-scroll-to.ts'
import './exact.css'

/** Every rule of a book by its number. */
export function ExactView({ id, marked }: { readonly id: BookId; readonly marked: string }) {
  const rules = useSignal<ExactRules | null>(null)
  const failed = useSignal(false)
  const wanted = language.value
  useEffect(() => {
    loadExactRules(id, wanted).then(setter(rules), () => {
      failed.value = true
    })
  }, [id, wanted])
  useScrollTo(marked, rules.value)
  if (failed.value) return <p role="alert">{t('page.failed')}</p>
  if (rules.value === null) return <p aria-live="polite">{t('page.loading')}</p>
  const { sections, language: written } = rules.value
  return (
    <div class="rules-columns">
      <Contents entries={sections} path={bookHref(id, 'exact')} lang={written} />
      <article class="rules-exact" lang={written}>
        <p class="rules-lead" lang={wanted}>
          {t('rules.exact.lead')}{' '}
          {wanted !== 'en' &&
            t(written === 'en' ? 'rules.exact.english' : 'rules.exact.translated')}
        </p>
        {sections.map((section) => (
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
}
