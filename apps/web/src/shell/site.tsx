import { Icon } from '@guildhall/ui'
import type { ComponentChildren } from 'preact'
import { type PlainMessageKey, t } from '../i18n.ts'
import { Link, place } from '../router.tsx'
import { me, sanctions } from '../session.ts'
import { CODES, sanctionText } from './sanction-text.ts'
import { useTitle } from './title.ts'
import './styles.ts'
import './site.css'

const LINKS: readonly (readonly [string, PlainMessageKey])[] = [
  ['/learn', 'site.learn'],
  ['/rules', 'site.rules'],
  ['/games', 'site.games'],
  ['/settings', 'site.settings'],
]

/** A page between the header and the footer of the site. */
export function Site({
  title,
  class: kind = '',
  children,
}: {
  readonly title: string
  readonly class?: string
  readonly children: ComponentChildren
}) {
  useTitle(title)
  return (
    <div class={`site ${kind}`}>
      <Header />
      <Sanctions />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  )
}

/** A page of one column: heading, then sections. */
export function Column({
  title,
  children,
}: {
  readonly title: string
  readonly children: ComponentChildren
}) {
  return (
    <Site title={title} class="column">
      <h1>{title}</h1>
      {children}
    </Site>
  )
}

/** A part of a page on a sheet of its own. */
export function Part({
  heading,
  children,
}: {
  readonly heading: string
  readonly children: ComponentChildren
}) {
  return (
    <section class="sheet part">
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

/** What administrators have imposed on whoever is here: what, until when, why. */
const Sanctions = () => (
  <>
    {sanctions.value.map(({ kind, ...details }) => (
      <p key={kind} class="sanction">
        {sanctionText(CODES[kind], details)}
      </p>
    ))}
  </>
)

function Header() {
  return (
    <header class="site-header">
      <Link href="/" class="brand">
        <img src="/icon.svg" alt="" width="32" height="32" />
        <span>{t('site.name')}</span>
      </Link>
      <nav aria-label={t('site.nav')}>
        {LINKS.map(([href, key]) => (
          <NavLink key={href} href={href}>
            {t(key)}
          </NavLink>
        ))}
        {me.value?.administrator === true && <NavLink href="/admin">{t('site.admin')}</NavLink>}
      </nav>
      <AccountLink />
    </header>
  )
}

function NavLink({
  href,
  children,
}: {
  readonly href: string
  readonly children: ComponentChildren
}) {
  const { path } = place.value
  const current = path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined
  return (
    <Link href={href} aria-current={current}>
      {children}
    </Link>
  )
}

function AccountLink() {
  const person = me.value
  if (person === null || person === undefined) {
    return <NavLink href="/sign-in">{t('site.signIn')}</NavLink>
  }
  return (
    <NavLink href="/account">
      <span class="who">
        <Icon name="people" size={18} />
        <span class="name">{person.name}</span>
        <span class="unseen">{t('site.account')}</span>
      </span>
    </NavLink>
  )
}

function Footer() {
  return (
    <footer class="site-footer">
      <p>{t('site.unofficial')}</p>
      <p>
        <a href="/docs/">{t('site.docs')}</a> · {t('site.version', { version: __VERSION__ })}
      </p>
    </footer>
  )
}
