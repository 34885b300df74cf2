import { item } from './numbers.ts'

/** A source of random numbers, passed to the rules as an argument. */
export interface Chance {
  /** A whole number from 0 to `below` − 1, each equally likely. `below` is at most 2^32. */
  int(below: number): number
  /** An independent stream for `label`. */
  split(label: string | number): Chance
}

/** A die: 1 to 6. */
export const rollDie = (chance: Chance): number => 1 + chance.int(6)

/** The items in random order (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const deck = items.slice()
  for (let i = deck.length - 1; i > 0; i--) {
    const j = chance.int(i + 1)
    const here = item(deck, i)
    deck[i] = item(deck, j)
    deck[j] = here
  }
  return deck
}

const TWO_32 = 0x1_0000_0000

/**
 * An unbiased whole number below `below` from a source of 32-bit words: takes as many bits of a
 * word as the number needs, and rejects values that are too large.
 */
export function intBelow(below: number, nextWord: () => number): number {
  const mask = maskFor(below)
  let drawn = (nextWord() & mask) >>> 0
  while (drawn >= below) drawn = (nextWord() & mask) >>> 0
  return drawn
}

/** As many low bits as the numbers below `below` need. */
function maskFor(below: number): number {
  if (!Number.isInteger(below) || below < 1 || below > TWO_32) {
    throw new RangeError(`no whole number below ${below}`)
  }
  const unused = Math.clz32(below - 1)
  return unused === 32 ? 0 : -1 >>> unused
}

/** Four 32-bit words from a text: a hash, good enough for a seed, not for a secret. */
function seedWords(text: string): [number, number, number, number] {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = 0xb7e15162
  let d = 0x6a09e667
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x85ebca6b)
    b = Math.imul(b ^ a ^ code, 0xc2b2ae35)
    c = Math.imul(c ^ b ^ code, 0x27d4eb2f)
    d = Math.imul(d ^ c ^ code, 0x165667b1)
    a ^= d >>> 15
  }
  return [a, b, c, d]
}

/** The generator sfc32: 128 bits of state, fast, the same in every engine. */
class SeededChance implements Chance {
  readonly #seed: string
  #a: number
  #b: number
  #c: number
  #counter: number

  constructor(seed: string) {
    this.#seed = seed
    const [a, b, c, d] = seedWords(seed)
    this.#a = a
    this.#b = b
    this.#c = c
    this.#counter = d
    for (let i = 0; i < 15; i++) this.#word() // lets every bit of the seed reach every word
  }

  /** As `intBelow`, without a function for the words: a search draws at every step. */
  int(below: number): number {
    const mask = maskFor(below)
    let drawn = (this.#word() & mask) >>> 0
    while (drawn >= below) drawn = (this.#word() & mask) >>> 0
    return drawn
  }

  split(label: string | number): Chance {
    return new SeededChance(`${this.#seed}/${inPath(label)}`)
  }

  /** 32 bits as a signed number, which the engine need not put into an object of its own. */
  #word(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum
  }
}

/** A label as one part of a path: no two paths of labels read the same. */
const inPath = (label: string | number): string =>
  typeof label === 'number' ? String(label) : label.replaceAll('~', '~0').replaceAll('/', '~1')

/** A stream for simulation and search: the same seed gives the same numbers everywhere. */
export const seededChance = (seed: string | number): Chance => new SeededChance(inPath(seed))
