import type { Guide } from '@guildhall/ui'
import type { LessonRun } from './lesson-run.ts'

/** The name of the piece that a lesson asks for next; null where the turn is to be ended. */
export function pieceFor({ pieceOf }: Pick<Guide, 'pieceOf'>, run: LessonRun): string | null {
  const { view } = run.draft.now
  for (const command of run.missing) {
    const piece = pieceOf(command, view)
    if (piece !== null) return piece
  }
  return null
}
