/** What the build fills in: the version, and whether this is a development build. */
declare const __VERSION__: string
interface ImportMeta {
  readonly env: { readonly DEV: boolean }
}
