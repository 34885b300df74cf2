import { signal } from '@preact/signals'

/** The progress in each lesson at this browser: how many turns were played, or all. */
export type Progress = Readonly<Record<string, number | 'done' | undefined>>

const KEY = 'guildhall.lessons'

export const progress = signal<Progress>(load())

export function saveProgress(lesson: string, reached: number | 'done'): void {
  progress.value = { ...progress.value, [lesson]: reached }
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.value))
  } catch {
    // Without storage the progress lasts as long as the page.
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
