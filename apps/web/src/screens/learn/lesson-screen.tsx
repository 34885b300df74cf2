import type { AnyCommand } from '@guildhall/kernel'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { loadGame } from '../../games.ts'
import { useGameSayer } from '../../past/game-sayer.ts'
import type { AnyGame, Playable } from '../../playable.ts'
import type { Parts } from '../../router.tsx'
import { me } from '../../session.ts'
import { Missing } from '../../shell/missing.tsx'
import { Site } from '../../shell/site.tsx'
import { useShape } from '../../use-shape.ts'
import { t } from '../../words.ts'
import { LessonDone } from './lesson-done.tsx'
import { LEARNER, LessonRun, type Tried } from './lesson-run.ts'
import { isLesson, LESSON_IDS, LESSONS, type LessonId, stepsOf } from './lessons.ts'
import { keep, progress } from './progress.ts'
import '../page.css'
import './learn.css'

/** A lesson: what to do next, and the table at which it is done. */
export function LessonScreen({ lesson = '' }: Parts) {
  const loaded = useSignal<{ playable: Playable; game: AnyGame } | null>(null)
  const failed = useSignal(false)
  useEffect(() => {
    loadGame('red-cathedral')?.then(
      (playable) => {
        const opened = playable.box.open({ players: 2, options: {} })
        if (opened.ok) loaded.value = { playable, game: opened.value }
      },
      () => {
        failed.value = true
      },
    )
  }, [])
  if (!isLesson(lesson)) return <Missing />
  return (
    <Site title={t(`learn.${lesson}.title`)} class="page learn-page">
      {failed.value && <p role="alert">{t('page.failed')}</p>}
      {loaded.value === null ? (
        <p aria-live="polite">{t('page.loading')}</p>
      ) : (
        <Lesson id={lesson} {...loaded.value} />
      )}
    </Site>
  )
}

function Lesson({
  id,
  playable,
  game,
}: {
  readonly id: LessonId
  readonly playable: Playable
  readonly game: AnyGame
}) {
  const lesson = LESSONS[id]
  const begun = useSignal(0)
  const run = useMemo(() => {
    const reached = begun.value === 0 ? progress.peek()[id] : 0
    return new LessonRun(game, lesson, typeof reached === 'number' ? reached : 0)
  }, [game, lesson, begun.value])
  const drawn = useSignal(0)
  const hint = useSignal<Tried>('done')
  const names = [me.value?.name ?? t('learn.you'), t('learn.rival')]
  const say = useGameSayer(playable, game, names).value
  const shape = useShape()
  const desk = useMemo(() => run.desk, [run, drawn.value])
  if (say === null) return <p aria-live="polite">{t('page.loading')}</p>
  const tried = (result: Tried) => {
    hint.value = result
    drawn.value += 1
    if (result === 'done') keep(id, run.over ? 'done' : run.turnsDone)
  }
  const again = () => {
    keep(id, 0)
    hint.value = 'done'
    begun.value += 1
    drawn.value += 1
  }
  const all = stepsOf(lesson)
  return (
    <>
      <section class="lesson-task sheet">
        <header class="lesson-head">
          <h1 class="eyebrow">
            {t('learn.lesson', { n: LESSON_IDS.indexOf(id) + 1 })} · {t(`learn.${id}.title`)}
          </h1>
          {!run.over && <span class="eyebrow">{t('learn.step', { n: run.done + 1, all })}</span>}
          <progress value={run.done} max={all} aria-label={t('learn.progress')} />
          <button type="button" class="button quiet" onClick={again}>
            {t('learn.again')}
          </button>
        </header>
        {run.words === null ? (
          <LessonDone
            id={id}
            playable={playable}
            game={game}
            state={run.state}
            say={say}
            names={names}
          />
        ) : (
          <div aria-live="polite">
            <p class="lesson-words serif">{t(run.words)}</p>
            {hint.value !== 'done' && <p class="lesson-hint">{t(`learn.hint.${hint.value}`)}</p>}
          </div>
        )}
      </section>
      <section class="lesson-board" aria-label={t('learn.board')}>
        <playable.Board
          desk={desk}
          viewer={LEARNER}
          acting={run.acting}
          names={names}
          say={say}
          busy={run.over}
          shape={shape}
          undoable={0}
          draft={(commands: readonly AnyCommand[]) => tried(run.draft(commands))}
          submit={(commands, next) => tried(run.submit(commands, next))}
          undo={() => {}}
          explain={() => tried('notAsked')}
          aside={null}
        />
      </section>
    </>
  )
}
