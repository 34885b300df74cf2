/** Something of a person that waits for its turn. */
interface Taken<J> {
  readonly person: string
  readonly job: J
}

/**
 * One queue for each person, served round robin. Whoever has less in progress goes first, so nobody
 * holds more than their share while others wait.
 */
export class FairQueue<J> {
  /** In the order in which people get their next turn. */
  readonly #waiting = new Map<string, J[]>()
  readonly #running = new Map<string, number>()
  #size = 0

  /** What waits, of all people. */
  get size(): number {
    return this.#size
  }

  /** The people who have something that waits or is in progress. */
  get people(): number {
    let people = this.#waiting.size
    for (const person of this.#running.keys()) if (!this.#waiting.has(person)) people += 1
    return people
  }

  /** What a person has waiting and in progress. */
  countOf(person: string): number {
    return this.waitingOf(person) + (this.#running.get(person) ?? 0)
  }

  waitingOf(person: string): number {
    return this.#waiting.get(person)?.length ?? 0
  }

  add(person: string, job: J): void {
    const own = this.#waiting.get(person)
    if (own === undefined) this.#waiting.set(person, [job])
    else own.push(job)
    this.#size += 1
  }

  /** The next job; it is in progress until `done`. */
  take(): Taken<J> | undefined {
    const person = this.#nextPerson()
    const own = person === undefined ? undefined : this.#waiting.get(person)
    const job = own?.shift()
    if (person === undefined || own === undefined || job === undefined) return undefined
    this.#waiting.delete(person)
    if (own.length > 0) this.#waiting.set(person, own)
    this.#size -= 1
    this.#running.set(person, (this.#running.get(person) ?? 0) + 1)
    return { person, job }
  }

  /** A job of the person is no longer in progress. */
  done(person: string): void {
    const left = (this.#running.get(person) ?? 1) - 1
    if (left > 0) this.#running.set(person, left)
    else this.#running.delete(person)
  }

  /** Removes everything that waits. */
  clear(): J[] {
    const jobs = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    this.#size = 0
    return jobs
  }

  #nextPerson(): string | undefined {
    let next: string | undefined
    let least = Number.POSITIVE_INFINITY
    for (const person of this.#waiting.keys()) {
      const running = this.#running.get(person) ?? 0
      if (running < least) [next, least] = [person, running]
    }
    return next
  }
}
