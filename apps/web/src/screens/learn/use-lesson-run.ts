import type { AnyCommand } from '@guildhall/kernel'
import type { Lesson, TurnDraft } from '@guildhall/ui'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { AnyBoardProps, AnyGame } from '../../game-client.ts'
import { progress, saveProgress } from './lesson-progress.ts'
import { type Attempt, LessonRun } from './lesson-run.ts'

/** A lesson that the learner plays, continued where it was left. */
export interface PlayedLesson extends Pick<AnyBoardProps, 'setDraft' | 'submit' | 'explain'> {
  readonly run: LessonRun
  readonly draft: TurnDraft<unknown, AnyCommand>
  /** What came of the last attempt. */
  readonly attempt: ReadonlySignal<Attempt>
  restart(): void
}

export function useLessonRun(game: AnyGame, lesson: Lesson): PlayedLesson {
  const { id } = lesson
  const restarts = useSignal(0)
  const run = useMemo(() => {
    const reached = restarts.value === 0 ? progress.peek()[id] : 0
    return new LessonRun(game, lesson, typeof reached === 'number' ? reached : 0)
  }, [game, lesson, restarts.value])
  /** A run changes in place: this says that it has. */
  const changes = useSignal(0)
  const attempt = useSignal<Attempt>('done')
  const draft = useMemo(() => run.draft, [run, changes.value])
  const take = (result: Attempt) => {
    attempt.value = result
    changes.value += 1
    if (result === 'done') saveProgress(id, run.over ? 'done' : run.turnsDone)
  }
  return {
    run,
    draft,
    attempt,
    setDraft: (commands) => take(run.setDraft(commands)),
    submit: (commands, next) => take(run.submit(commands, next)),
    explain: () => take('notAsked'),
    restart() {
      saveProgress(id, 0)
      attempt.value = 'done'
      restarts.value += 1
      changes.value += 1
    },
  }
}
