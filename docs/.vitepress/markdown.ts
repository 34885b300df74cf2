import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { MarkdownRenderer } from 'vitepress'
import { isPage, ROOT, sitePath } from './pages.ts'

/** The name of a heading in a link, as GitHub has it: the same links work there and here. */
export const slugify = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

/** The content security policy allows no style attributes, so cells are aligned by a class. */
export function alignByClass(md: MarkdownRenderer): void {
  md.core.ruler.push('align-by-class', ({ tokens }) => {
    for (const token of tokens) {
      const style = token.attrGet('style')
      if (style === null) continue
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style')
      token.attrJoin('class', style.replace('text-align:', 'align-'))
    }
  })
}

/**
 * Links between files of the repository lead to the pages made from them. A link to a source file
 * would lead nowhere on the site, so only its text stays. A link to what does not exist is left as
 * it is: the build reports it.
 */
export function linkPages(md: MarkdownRenderer): void {
  md.core.ruler.push('link-pages', ({ tokens, env }) => {
    const folder = dirname(env.realPath ?? env.path)
    for (const { children } of tokens) {
      let isUnlinked = false
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const link = resolve(folder, token.attrGet('href') ?? '')
          token.attrSet('href', link ?? '')
          isUnlinked = link === null
        }
        if (!isUnlinked) continue
        if (token.type === 'link_close') isUnlinked = false
        if (token.type.startsWith('link_')) token.tag = 'span'
        if (token.type === 'link_open') token.attrs = null
      }
    }
  })
}

/** The address on the site, or null for a source file. */
function resolve(folder: string, href: string): string | null {
  if (/^([a-z]+:|#|\/)/.test(href)) return href
  const [path = '', ...hash] = href.split(/(?=#)/)
  const file = relative(ROOT, join(folder, decodeURI(path)))
  if (!existsSync(join(ROOT, file))) return href
  return isPage(file) ? `/${sitePath(file)}${hash.join('')}` : null
}
