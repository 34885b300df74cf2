import { type Chance, intBelow } from '@guildhall/kernel'

/** Chance for search: one stream without texts or objects, the same for the same seed. */
export class Luck implements Chance {
  readonly #next = () => this.#word()
  #a = 0
  #b = 0

  /** `a` and `b` are any two 32-bit numbers. */
  constructor(a: number, b: number) {
    this.begin(a, b)
  }

  /** Restarts from these numbers. */
  begin(a: number, b: number): void {
    this.#a = a | 1 // never all zero, which would stay so
    this.#b = b | 0
    for (let i = 0; i < 8; i++) this.#word()
  }

  int(below: number): number {
    return intBelow(below, this.#next)
  }

  split(label: string | number): Chance {
    const text = String(label)
    let mixed = this.#a
    for (let i = 0; i < text.length; i++) {
      mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x85ebca6b) ^ (mixed >>> 13)
    }
    return new Luck(mixed, this.#b)
  }

  /** The generator xoroshiro64**. */
  #word(): number {
    const a = this.#a
    const b = this.#b ^ a
    const product = Math.imul(a, 0x9e3779bb)
    const word = Math.imul((product << 5) | (product >>> 27), 5)
    this.#a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9)
    this.#b = (b << 13) | (b >>> 19)
    return word >>> 0
  }
}

/** An independent stream, seeded from another source. */
export const luckOf = (chance: Chance): Luck => new Luck(chance.int(2 ** 32), chance.int(2 ** 32))

/** Notes whether anything was left to chance. */
export class Unused implements Chance {
  used = false

  int(): number {
    this.used = true
    return 0
  }

  split(): Chance {
    return this
  }
}
