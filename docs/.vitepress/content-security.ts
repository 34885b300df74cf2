import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TransformContext } from 'vitepress'

const INLINE_SCRIPT = /<script((?![^>]*\bsrc=)[^>]*)>(.*?)<\/script>/gs

/** Set by the theme before its script sets it to what the window needs. */
const INLINE_STYLE = ' style="--vp-vh:0px;"'

/**
 * The server's content security policy allows no inline scripts and styles. Each script becomes a
 * file, named after its contents.
 */
export function withoutInlineCode(
  html: string,
  _id: string,
  { siteConfig }: TransformContext,
): string {
  const { outDir, assetsDir, site } = siteConfig
  const folder = join(outDir, assetsDir)
  mkdirSync(folder, { recursive: true })
  return html
    .replaceAll(INLINE_STYLE, '')
    .replaceAll(INLINE_SCRIPT, (_tag, attributes: string, code: string) => {
      const name = `inline.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
      writeFileSync(join(folder, name), code)
      return `<script${attributes} src="${site.base}${assetsDir}/${name}"></script>`
    })
}
