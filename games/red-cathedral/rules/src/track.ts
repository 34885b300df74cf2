import { at } from '@guildhall/kernel'

/** The score track: where a marker's prestige begins, and how it jumps — RC-3. */
export class Track {
  /** Positions of one lap. */
  readonly lap: number
  readonly #perLap: number
  /** Within a lap: the prestige of a position, the next prestige position ahead of it. */
  readonly #prestige: number[] = []
  readonly #ahead: number[] = []
  /** The nearest prestige position strictly behind; 0 where there is none in this lap. */
  readonly #behind: number[] = []

  constructor(prestigePositions: readonly number[]) {
    this.lap = prestigePositions.at(-1) ?? 1
    this.#perLap = prestigePositions.length
    for (let position = 0; position <= this.lap; position++) {
      const passed = prestigePositions.filter((p) => p <= position).length
      this.#prestige.push(passed)
      this.#ahead.push(prestigePositions[passed] ?? this.lap + (prestigePositions[0] ?? 1))
      this.#behind.push(prestigePositions.filter((p) => p < position).at(-1) ?? 0)
    }
  }

  /** RC-3.3, RC-3.4: beyond the last position the track starts again. */
  prestigeAt(position: number): number {
    if (position <= this.lap) return at(this.#prestige, position)
    const laps = Math.floor(position / this.lap)
    return laps * this.#perLap + at(this.#prestige, position - laps * this.lap)
  }

  /** RC-3.6: where n prestige points lead. */
  gainPrestige(position: number, n: number): number {
    let now = position
    for (let i = 0; i < n; i++) now = this.#next(now)
    return now
  }

  /** RC-3.9: where losing n prestige points leads. Only as far as `losable` allows. */
  losePrestige(position: number, n: number): number {
    let now = position
    for (let i = 0; i < n; i++) now = this.#previous(now)
    return now
  }

  /** How often a prestige point can be lost one after the other — RC-3.10, RC-5.2. */
  losable(position: number): number {
    return position === 0 ? 0 : this.prestigeAt(position - 1)
  }

  /** RC-12.9: the nearest prestige position not ahead of the marker, 0 if there is none. */
  settle(position: number): number {
    const onPrestige = position > 0 && this.prestigeAt(position) > this.prestigeAt(position - 1)
    if (onPrestige) return position
    return this.losable(position) === 0 ? 0 : this.#previous(position)
  }

  #next(position: number): number {
    if (position <= this.lap) return at(this.#ahead, position)
    const start = Math.floor(position / this.lap) * this.lap
    return start + at(this.#ahead, position - start)
  }

  #previous(position: number): number {
    if (position <= this.lap) return at(this.#behind, position)
    const start = Math.floor((position - 1) / this.lap) * this.lap
    return start + at(this.#behind, position - start)
  }
}
