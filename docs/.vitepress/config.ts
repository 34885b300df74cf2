import { join } from 'node:path'
import { defineConfig, type MarkdownRenderer } from 'vitepress'
import { withoutInlineCode } from './content-security.ts'
import { highlighting } from './highlighting.ts'
import { alignByClass, linkPages, slugify } from './markdown.ts'
import { NO_PAGES, ROOT, sitePath } from './pages.ts'
import { sidebar } from './sidebar.ts'

/** Generated tables: too long to be worth finding line by line. */
const NOT_SEARCHED = /(\.tables|campaign\/red-cathedral)\.md$/

export default defineConfig({
  title: 'Guildhall',
  titleTemplate: ':title · Guildhall docs',
  description: 'How to play, host and extend Guildhall',
  lang: 'en',
  base: '/docs/',
  // The rulebooks and a few pages at the root belong to the site as well.
  srcDir: '..',
  srcExclude: NO_PAGES,
  rewrites: sitePath,
  outDir: join(ROOT, 'dist', 'docs'),
  cacheDir: join(ROOT, 'dist', 'docs-cache'),
  head: [['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }]],
  appearance: { disableTransition: false }, // which would need an inline style
  contentProps: { class: 'page' }, // instead of an inline style
  metaChunk: true, // a script of its own instead of an inline one
  markdown: {
    ...highlighting,
    anchor: { slugify },
    config: (md) => {
      alignByClass(md)
      linkPages(md)
    },
  },
  transformHtml: withoutInlineCode,
  themeConfig: {
    siteTitle: 'Guildhall docs',
    search: { provider: 'local', options: { _render: searchable } },
    sidebar,
    nav: [
      { text: 'Guides', link: '/' },
      { text: 'API', link: '/guides/protocol' },
      { text: 'Rules', link: '/rules/red-cathedral' },
      { text: 'Decisions', link: '/decisions/' },
      // Back to the app, on the same server.
      { text: 'Play', link: '/../', target: '_self' },
    ],
    outline: { level: [2, 3] },
    externalLinkIcon: true,
  },
})

/** What the search index knows of a page. */
function searchable(text: string, env: { readonly path: string }, md: MarkdownRenderer): string {
  return NOT_SEARCHED.test(env.path) ? '' : md.render(text, env)
}
