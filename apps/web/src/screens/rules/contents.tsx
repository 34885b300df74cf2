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
}: {
  readonly entries: readonly ContentsEntry[]
  readonly path: string
}) {
  return (
    <nav class="rules-contents" aria-label={t('rules.contents')}>
      <h2>{t('rules.contents')}</h2>
      <Entries entries={entries} path={path} kind="rules-entry" />
    </nav>
  )
}

function Entries({
  entries,
  path,
  kind,
}: Parameters<typeof Contents>[0] & { readonly kind: string }) {
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
