const CUT = '…'

/** A name in one or two lines of at most so many letters; where it needs more, it is cut. */
export function wrapName(name: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of name.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const [first = '', ...rest] = lines
  const second = rest.join(' ')
  return [first, second].filter((line) => line !== '').map((line) => cut(line, most))
}

const cut = (line: string, most: number): string =>
  line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}${CUT}`
