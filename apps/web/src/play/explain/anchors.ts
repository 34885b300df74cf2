/** A piece with a card, as the page draws it. */
export type Anchor = HTMLElement | SVGElement

/** What names a piece: its place in scenes, or a name only for its card. */
const NAMED = '[data-card], [data-at]'

/** The piece that something drawn belongs to. */
export function anchorOf(target: EventTarget | null): Anchor | null {
  const found = target instanceof Element ? target.closest<Anchor>(NAMED) : null
  return found !== null && found.closest('[data-no-cards]') === null ? found : null
}

export const nameOf = ({ dataset }: Anchor): string => dataset['card'] ?? dataset['at'] ?? ''

/** What the piece is called where it cannot be seen. */
export function labelOf(anchor: Anchor): string {
  const labelled = anchor.hasAttribute('aria-label')
    ? anchor
    : (anchor.querySelector('[data-piece]') ?? anchor)
  return labelled.getAttribute('aria-label') ?? ''
}

/** Whether it cannot be played now. */
export const isShut = (anchor: Element): boolean =>
  (anchor.matches('[data-piece]') ? anchor : anchor.querySelector('[data-piece]'))?.getAttribute(
    'aria-disabled',
  ) === 'true'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** All pieces that are in sight, each name once. */
export function anchorsIn(root: Element): Anchor[] {
  const byName = new Map<string, Anchor>()
  for (const each of root.querySelectorAll<Anchor>(NAMED)) {
    const { width, height } = each.getBoundingClientRect()
    if (width > 0 && height > 0 && anchorOf(each) !== null && !byName.has(nameOf(each))) {
      byName.set(nameOf(each), each)
    }
  }
  return [...byName.values()]
}

/** The nearest piece in the direction of an arrow key; null where the key is none or nothing lies there. */
export function nextAnchor(all: readonly Anchor[], from: Anchor, key: string): Anchor | null {
  const way = WAYS[key]
  if (way === undefined) return null
  const here = middle(from)
  const ahead = all.flatMap((each) => {
    const there = middle(each)
    const [x, y] = [there[0] - here[0], there[1] - here[1]]
    const along = x * way[0] + y * way[1]
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0])
    return each === from || along < 4 || aside > along * 2.5
      ? []
      : [{ each, far: along + 2 * aside }]
  })
  return ahead.sort((a, b) => a.far - b.far)[0]?.each ?? null
}

function middle(anchor: Anchor): readonly [number, number] {
  const { left, top, width, height } = anchor.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

export const isArrow = (key: string): boolean => Object.hasOwn(WAYS, key)
