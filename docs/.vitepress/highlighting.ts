import type { MarkdownOptions } from 'vitepress'

/** The kinds of code that get a colour of their own, and the scopes they stand for. */
const KINDS = {
  comment: ['comment', 'punctuation.definition.comment'],
  keyword: ['keyword', 'storage', 'storage.type', 'constant.language', 'variable.language'],
  string: ['string', 'constant.character.escape'],
  number: ['constant.numeric'],
  name: ['entity.name', 'support.function', 'support.type', 'meta.object-literal.key'],
}

const PLAIN = 'var(--code-plain)'

/** Colours are CSS variables, so one theme serves light and dark. */
const theme: NonNullable<MarkdownOptions['theme']> = {
  name: 'guildhall',
  type: 'light',
  colors: { 'editor.foreground': PLAIN, 'editor.background': 'transparent' },
  settings: Object.entries(KINDS).map(([kind, scope]) => ({
    scope,
    settings: { foreground: `var(--code-${kind})` },
  })),
}

type Transformers = NonNullable<MarkdownOptions['codeTransformers']>

/** The content security policy allows no style attributes: `style="color:var(--code-x)"` becomes a class. */
const styleToClass: Transformers[number] = {
  name: 'style-to-class',
  pre(node) {
    delete node.properties['style']
  },
  span(node) {
    const kind = /var\(--(code-\w+)\)/.exec(String(node.properties['style'] ?? ''))?.[1]
    delete node.properties['style']
    if (kind !== undefined && kind !== 'code-plain') this.addClassToHast(node, kind)
  },
}

export const highlighting = {
  theme,
  codeTransformers: [styleToClass],
} satisfies MarkdownOptions
