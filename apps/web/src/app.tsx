import { ConnectionBar } from './connection-bar.tsx'
import { Link, type Page, Pages } from './router.tsx'
import { t } from './words.ts'

const PAGES: readonly Page[] = [
  { pattern: '/', load: async () => (await import('./screens/home.tsx')).Home },
  { pattern: '/t/:id', load: async () => (await import('./play/table-screen.tsx')).TableScreen },
]

export function App() {
  return (
    <>
      <ConnectionBar />
      <Pages
        pages={PAGES}
        waiting={<p aria-live="polite">{t('page.loading')}</p>}
        failed={<p role="alert">{t('page.failed')}</p>}
        missing={
          <main>
            <h1>{t('page.notFound')}</h1>
            <Link href="/">{t('page.home')}</Link>
          </main>
        }
      />
    </>
  )
}
