import type { Plugin } from 'vite'
import { parseRulebook } from './parse-rulebook.ts'

/** Rulebooks come to the pages as data: no parser is sent. */
export const rulebooks: Plugin = {
  name: 'rulebooks',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/rules\/book\/[^/]+\/[^/]+\.md$/.test(id)) return null
    return { code: `export default ${JSON.stringify(parseRulebook(code))}`, map: null }
  },
}
