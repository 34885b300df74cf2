import type { Lesson } from '@guildhall/ui'
import { contractorsLesson } from './contractors/contractors-lesson.ts'
import { ivanLesson } from './ivan/ivan-lesson.ts'
import { jewelersLesson } from './jewelers/jewelers-lesson.ts'

/** Lessons about what modules add, each at a table with one of them; they are offered before any module is loaded. */
export const MODULE_LESSONS: readonly Lesson[] = [contractorsLesson, jewelersLesson, ivanLesson]
