/** What the build knows: the version of the house, and whether the pages are being worked on. */
declare const __VERSION__: string
interface ImportMeta {
  readonly env: { readonly DEV: boolean }
}
