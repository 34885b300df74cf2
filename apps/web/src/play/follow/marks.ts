const sheet = new CSSStyleSheet()

/** Marks the pieces of those names, wherever they are drawn; those of before are marked no more. */
export function showMarks(names: readonly string[]): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  const all = [...new Set(names)].map((name) => `[data-at="${name}"]`).join()
  sheet.replaceSync(names.length === 0 ? '' : rules(`:is(${all})`))
}

/** Dashes, in a drawing along the ring that the focus has, too. */
const rules = (pieces: string): string => `
  .table-page section${pieces} h3 { text-decoration: underline dashed 2px var(--news); text-underline-offset: 4px; }
  .table-page ${pieces}:not(svg *, section) { outline: 2px dashed var(--news); outline-offset: -2px; }
  .table-page ${pieces}.piece > .ring:last-child, .table-page ${pieces} > .piece > .ring:last-child {
    display: inline; stroke: var(--news); stroke-width: 3; stroke-dasharray: 7 5;
  }
  .table-page ${pieces}.pin { filter: drop-shadow(0 0 2px var(--news)) drop-shadow(0 0 2px var(--news)); }
`
