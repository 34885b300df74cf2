import type { AnyCommand } from '@guildhall/kernel'
import { type Lesson, lessonSteps, lessonTable } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { GAMES, loadGame } from '../../games.ts'
import { useGameSayer } from '../../past/game-sayer.ts'
import { paceOf } from '../../play/news.ts'
import type { AnyGame, Offered, Playable } from '../../playable.ts'
import type { Parts } from '../../router.tsx'
import { me } from '../../session.ts'
import { settings } from '../../settings.ts'
import { Missing } from '../../shell/missing.tsx'
import { Site } from '../../shell/site.tsx'
import { useShape } from '../../use-shape.ts'
import { t } from '../../words.ts'
import { type SaidGuide, useGuide } from '../use-guide.ts'
import { LessonDone } from './lesson-done.tsx'
import { LEARNER, LessonRun, type Tried } from './lesson-run.ts'
import { keep, progress } from './progress.ts'
import '../page.css'
import './learn.css'

/** A lesson: what to do next, and the table at which it is done. */
export function LessonScreen({ lesson: id = '' }: Parts) {
  const offered = GAMES.find(({ lessons }) => lessons.includes(id))
  return offered === undefined ? <Missing /> : <OfGame id={id} offered={offered} />
}

function OfGame({ id, offered }: { readonly id: string; readonly offered: Offered }) {
  const playable = useSignal<Playable | null>(null)
  const failed = useSignal(false)
  const fail = () => {
    failed.value = true
  }
  const guide = useGuide(useSignal(offered.id), fail).value
  useEffect(() => {
    loadGame(offered.id)?.then((loaded) => {
      playable.value = loaded
    }, fail)
  }, [offered.id])
  const lesson = guide?.lessons.find((each) => each.id === id)
  const game = useMemo(() => {
    if (playable.value === null || lesson === undefined) return null
    const opened = playable.value.box.create(lessonTable(lesson))
    return opened.ok ? opened.value : null
  }, [playable.value, lesson])
  return (
    <Site title={guide?.say(`learn.${id}.title`) ?? t('learn.title')} class="page learn-page">
      {failed.value && <p role="alert">{t('page.failed')}</p>}
      {playable.value === null || guide === null || lesson === undefined || game === null ? (
        <p aria-live="polite">{t('page.loading')}</p>
      ) : (
        <LessonTable
          lesson={lesson}
          offered={offered}
          guide={guide}
          playable={playable.value}
          game={game}
        />
      )}
    </Site>
  )
}

function LessonTable({
  lesson,
  offered,
  guide,
  playable,
  game,
}: {
  readonly lesson: Lesson
  readonly offered: Offered
  readonly guide: SaidGuide
  readonly playable: Playable
  readonly game: AnyGame
}) {
  const { id } = lesson
  const begun = useSignal(0)
  const run = useMemo(() => {
    const reached = begun.value === 0 ? progress.peek()[id] : 0
    return new LessonRun(game, lesson, typeof reached === 'number' ? reached : 0)
  }, [game, lesson, begun.value])
  const drawn = useSignal(0)
  const hint = useSignal<Tried>('done')
  const names = [me.value?.name ?? t('learn.you'), t('learn.rival')]
  const say = useGameSayer(playable, game, names).value?.say ?? null
  const shape = useShape()
  const draft = useMemo(() => run.draft, [run, drawn.value])
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
  const all = lessonSteps(lesson)
  return (
    <>
      <section class="lesson-task sheet">
        <header class="lesson-head">
          <h1 class="eyebrow">
            {t('learn.lesson', { n: offered.lessons.indexOf(id) + 1 })} ·{' '}
            {guide.say(`learn.${id}.title`)}
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
            offered={offered}
            guide={guide}
            playable={playable}
            game={game}
            state={run.state}
            say={say}
            names={names}
          />
        ) : (
          <div aria-live="polite">
            <p class="lesson-words serif">{guide.say(run.words)}</p>
            {hint.value !== 'done' && <p class="lesson-hint">{t(`learn.hint.${hint.value}`)}</p>}
          </div>
        )}
      </section>
      <section class="lesson-board" aria-label={t('learn.board')}>
        <playable.Board
          draft={draft}
          viewer={LEARNER}
          acting={run.acting}
          names={names}
          say={say}
          busy={run.over}
          shape={shape}
          undoable={0}
          news={run.news}
          pace={paceOf(settings.value.motion)}
          setDraft={(commands: readonly AnyCommand[]) => tried(run.setDraft(commands))}
          submit={(commands, next) => tried(run.submit(commands, next))}
          undo={() => {}}
          explain={() => tried('notAsked')}
          aside={null}
        />
      </section>
    </>
  )
}
