/** Something that points at a place, and whose head may have to stand beside it. */
export interface Pin {
  readonly tip: number
  head: number
}

/** Moves heads apart that would cover each other: each group stays centred over the places it points at. */
export function spread(pins: readonly Pin[], apart: number, most: number): void {
  const groups: Pin[][] = []
  for (const pin of pins.toSorted((a, b) => a.tip - b.tip)) {
    groups.push([pin])
    mergeLast(groups, apart, most)
  }
}

/** Joins the last group to the one before it as long as the two would touch. */
function mergeLast(groups: Pin[][], apart: number, most: number): void {
  for (;;) {
    const last = groups.at(-1)
    const before = groups.at(-2)
    if (last === undefined) return
    lineUp(last, apart, most)
    if (before === undefined || headOf(before, -1) + apart <= headOf(last, 0)) return
    groups.splice(-2, 2, [...before, ...last])
  }
}

const headOf = (group: readonly Pin[], at: number): number => group.at(at)?.head ?? 0

function lineUp(group: readonly Pin[], apart: number, most: number): void {
  const middle = group.reduce((sum, { tip }) => sum + tip, 0) / group.length
  const wide = (group.length - 1) * apart
  const left = Math.min(Math.max(middle - wide / 2, apart / 2), most - wide - apart / 2)
  for (const [i, pin] of group.entries()) pin.head = left + i * apart
}
