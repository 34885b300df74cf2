import { signal } from '@preact/signals'
import type { ComponentChildren, ComponentType, JSX } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

/** Where the page is: the path, and what stands after `#`. */
export const place = signal({ path: location.pathname, hash: location.hash })

const follow = () => {
  place.value = { path: location.pathname, hash: location.hash }
}
addEventListener('popstate', follow)
addEventListener('hashchange', follow)

/** Whether this is a page somebody went to, and not the one the browser opened. */
let travelled = false

/** Goes to another page without a reload; screen readers announce its heading. */
export function go(path: string, { replace = false } = {}): void {
  travelled = true
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  follow()
  scrollTo(0, 0)
}

/** A link within the site. With a modifier key held down it is the browser's. */
export function Link({ href, children, ...rest }: JSX.IntrinsicElements['a'] & { href: string }) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(href)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}

/** The named parts of a path. */
export type Parts = Readonly<Record<string, string>>

/** `/t/:id` against a path: the named parts, or null where it does not fit. */
function match(pattern: string, path: string): Parts | null {
  const wanted = pattern.split('/')
  const given = path.replace(/\/$/, '').split('/')
  if (pattern === '/') return path === '/' ? {} : null
  if (wanted.length !== given.length) return null
  const parts: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const here = given[index] ?? ''
    if (part.startsWith(':')) parts[part.slice(1)] = decodeURIComponent(here)
    else if (part !== here) return null
  }
  return parts
}

export interface Page {
  readonly pattern: string
  /** Loaded when it is first opened. */
  readonly load: () => Promise<ComponentType<Parts>>
}

const loadedPages = new Map<string, ComponentType<Parts>>()

/** The page that fits where we are. */
export function Pages({
  pages,
  waiting,
  missing,
  failed,
}: {
  readonly pages: readonly Page[]
  readonly waiting: ComponentChildren
  readonly missing: ComponentChildren
  readonly failed: ComponentChildren
}) {
  const { path } = place.value
  const found = pages.find(({ pattern }) => match(pattern, path) !== null)
  const parts = found === undefined ? null : match(found.pattern, path)
  const [, redraw] = useState(0)
  const [broken, setBroken] = useState<string | null>(null)
  useEffect(() => {
    if (found === undefined || loadedPages.has(found.pattern)) return
    found.load().then(
      (component) => {
        loadedPages.set(found.pattern, component)
        redraw((n) => n + 1)
      },
      () => setBroken(found.pattern),
    )
  }, [found])
  if (found === undefined || parts === null) return <>{missing}</>
  const Found = loadedPages.get(found.pattern)
  if (Found !== undefined) {
    return (
      <FocusHeading key={path}>
        <Found {...parts} />
      </FocusHeading>
    )
  }
  return <>{broken === found.pattern ? failed : waiting}</>
}

/** The keyboard goes on from the heading of the new page. */
function FocusHeading({ children }: { readonly children: ComponentChildren }) {
  useLayoutEffect(() => {
    const heading = document.querySelector('h1')
    if (!travelled || heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
  return <>{children}</>
}
