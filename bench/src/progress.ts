/** Says what is going on, in one line that is written over, and only where someone watches. */
export class Progress {
  readonly #terminal = process.stderr.isTTY

  show(words: string): void {
    const width = (process.stderr.columns || 80) - 1
    if (this.#terminal) process.stderr.write(`\r\u001b[2K${words.slice(0, width)}`)
  }

  clear(): void {
    if (this.#terminal) process.stderr.write('\r\u001b[2K')
  }
}
