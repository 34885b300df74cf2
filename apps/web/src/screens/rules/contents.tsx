import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'

export interface ContentsEntry {
  readonly id: string
  readonly title: string
  readonly below?: readonly ContentsEntry[]
}

/** The table of contents of a book. */
export function Contents({
  entries,
  path,
  lang,
}: {
  readonly entries: readonly ContentsEntry[]
  readonly path: string
  /** The language of the entries, where it is not that of the page. */
  readonly lang?: string
}) {
  return (
    <nav class="rules-contents" aria-label={t('rules.contents')}>
      <h2>{t('rules.contents')}</h2>
      <div lang={lang}>
        <Entries entries={entries} path={path} kind="rules-entry" />
      </div>
    </nav>
  )
}

function Entries({
  entries,
  path,
  kind,
}: Omit<Parameters<typeof Contents>[0], 'lang'> & { readonly kind: string }) {
  return (
    <ol class="rules-entries">
      {entries.map(({ id, title, below = [] }) => (
        <li key={id}>
          <Link class={kind} href={`${path}#${id}`}>
            {title}
          </Link>
          {below.length > 0 && <Entries entries={below} path={path} kind="rules-entry below" />}
        </li>
      ))}
    </ol>
  )
}
