import { runServer, type ServerProcess } from '../run-server.ts'

/** What a server says when it made a mistake of its own. */
const MISTAKE = /a request failed|a message failed|a handshake failed|unhandled|uncaught/i

/** Runs a server, attacks it, and looks at what is left of it. */
export async function attackServer(
  env: Readonly<Record<string, string>>,
  attack: (server: ServerProcess, fail: (what: string) => void) => Promise<void>,
): Promise<readonly string[]> {
  const failures: string[] = []
  const server = await runServer(env)
  try {
    await attack(server, (what) => failures.push(what))
    if (!server.isRunning()) failures.push('the server has ended')
    const mistakes = server
      .output()
      .split('\n')
      .filter((line) => MISTAKE.test(line))
    failures.push(...new Set(mistakes.map((line) => line.slice(0, 300))))
  } finally {
    await server.end()
  }
  return failures
}

/** Works on all of them, so many at the same time. */
export async function together<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const queue = all.values()
  const worker = async () => {
    for (const one of queue) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
