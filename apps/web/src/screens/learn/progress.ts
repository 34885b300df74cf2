import { signal } from '@preact/signals'
import type { LessonId } from './lessons.ts'

/** How far somebody came in each lesson at this browser: turns that were played, or all of it. */
export type Progress = Readonly<Partial<Record<LessonId, number | 'done'>>>

const KEY = 'guildhall.lessons'

export const progress = signal<Progress>(load())

export function keep(lesson: LessonId, reached: number | 'done'): void {
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
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}
