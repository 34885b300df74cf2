import type { Module, Registries } from '../kit.ts'

/** The rules of these modules by name. A name that two of them use is a mistake in one of them. */
export const collect = (modules: readonly Module[]): Registries => ({
  commands: gathered(modules, 'commands'),
  questions: gathered(modules, 'questions'),
  events: gathered(modules, 'events'),
  steps: gathered(modules, 'steps'),
  counters: gathered(modules, 'counters'),
})

function gathered<R extends keyof Registries>(modules: readonly Module[], name: R): Registries[R] {
  const all: Record<string, unknown> = {}
  for (const module of modules) {
    for (const [key, rule] of Object.entries(module[name] ?? {})) {
      if (Object.hasOwn(all, key)) throw new Error(`two modules bring ${key} to the ${name}`)
      all[key] = rule
    }
  }
  // That none is missing was checked where the modules were listed.
  return all as Registries[R]
}
