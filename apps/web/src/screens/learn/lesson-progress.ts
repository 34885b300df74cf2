import { signal } from '@preact/signals'

/** How far somebody came in each lesson at this browser: turns that were played, or all of it. */
export type Progress = Readonly<Record<string, number | 'done' | undefined>>

const KEY = 'guildhall.lessons'

export const progress = signal<Progress>(load())

export function saveProgress(lesson: string, reached: number | 'done'): void {
  progress.value = { ...progress.value, [lesson]: reached }
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.value))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

function load(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
