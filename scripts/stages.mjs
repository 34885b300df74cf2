// The stages of `npm test` and `npm run check`. Each is a separate program.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './files.mjs'

export const bin = (name) => join(ROOT, 'node_modules', ...name.split('/'))

const TSX = bin('tsx/dist/cli.mjs')

export const CHECKS = {
  types: { name: 'types', args: ['tools/types.mjs'] },
  lint: { name: 'lint', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  boundaries: { name: 'boundaries', args: [TSX, 'tools/boundaries.ts'] },
  forbidden: { name: 'forbidden', args: [TSX, 'tools/forbidden.ts'] },
  unused: { name: 'unused', args: [bin('knip/bin/knip.js'), '--no-config-hints'] },
  clauses: { name: 'clauses', args: [TSX, 'tools/clauses.ts'] },
  build: { name: 'build', args: ['scripts/build.mjs'] },
}

async function run({ name, args }) {
  const stage = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  let output = ''
  for (const stream of [stage.stdout, stage.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const [status] = await once(stage, 'close')
  return { name, passed: status === 0, output }
}

/** Runs a stage and prints its result and duration. */
export async function timed(work) {
  const start = performance.now()
  const result = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${result.passed ? 'ok    ' : 'FAILED'} ${result.name.padEnd(12)} ${seconds} s`)
  if (!result.passed) console.log(result.output.trim().replaceAll(/^/gm, '       '))
  return result
}

/** Runs independent stages, one per core at a time. */
export async function runAll(stages) {
  const waiting = [...stages]
  const results = []
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const stage = next
      results.push(await timed(() => run(stage)))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return results
}
