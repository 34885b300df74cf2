import { type Lesson, lessonSteps, lessonTable } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { AnyGame, GameClient, GameListing } from '../../game-client.ts'
import { GAMES, loadGame } from '../../game-listings.ts'
import { useGameTranslator } from '../../history/game-translator.ts'
import { t } from '../../later-messages.ts'
import { paceOf } from '../../play/news.ts'
import type { Parts } from '../../router.tsx'
import { me } from '../../session.ts'
import { settings } from '../../settings.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { setter } from '../../shell/setter.ts'
import { Site } from '../../shell/site.tsx'
import { useShape } from '../../use-shape.ts'
import { type TranslatedGuide, useGuide } from '../use-guide.ts'
import { LessonDone } from './lesson-done.tsx'
import { pieceFor } from './lesson-piece.ts'
import { LessonPointer } from './lesson-pointer.tsx'
import { LEARNER, type LessonRun } from './lesson-run.ts'
import { useLessonRun } from './use-lesson-run.ts'
import '../page.css'
import './learn.css'

/** A lesson: what to do next, and the table at which it is done. */
export function LessonScreen({ lesson: id = '' }: Parts) {
  const listing = GAMES.find(({ lessons }) => lessons.includes(id))
  return listing === undefined ? <NotFound /> : <LoadedLesson id={id} listing={listing} />
}

interface LessonProps {
  readonly lesson: Lesson
  readonly listing: GameListing
  readonly guide: TranslatedGuide
  readonly client: GameClient
  readonly game: AnyGame
}

function LoadedLesson({ id, listing }: { readonly id: string; readonly listing: GameListing }) {
  const client = useSignal<GameClient | null>(null)
  const failed = useSignal(false)
  const fail = () => {
    failed.value = true
  }
  const guide = useGuide(useSignal(listing.id), fail).value
  useEffect(() => {
    loadGame(listing.id)?.then(setter(client), fail)
  }, [listing.id])
  const lesson = guide?.lessons.find((each) => each.id === id)
  const game = useLessonGame(client.value, lesson, fail)
  return (
    <Site title={guide?.say(`learn.${id}.title`) ?? t('learn.title')} class="page learn-page">
      {failed.value && <p role="alert">{t('page.failed')}</p>}
      {client.value === null || guide === null || lesson === undefined || game === null ? (
        <p aria-live="polite">{t('page.loading')}</p>
      ) : (
        <LessonTable
          lesson={lesson}
          listing={listing}
          guide={guide}
          client={client.value}
          game={game}
        />
      )}
    </Site>
  )
}

/** The game of a lesson; null until its rules are loaded. */
function useLessonGame(
  client: GameClient | null,
  lesson: Lesson | undefined,
  fail: () => void,
): AnyGame | null {
  const game = useSignal<AnyGame | null>(null)
  useEffect(() => {
    let here = true
    if (client === null || lesson === undefined) return
    client.definition().then((definition) => {
      const created = definition.create(lessonTable(lesson))
      if (here && created.ok) game.value = created.value
    }, fail)
    return () => {
      here = false
    }
  }, [client, lesson])
  return game.value
}

function LessonTable({ lesson, listing, guide, client, game }: LessonProps) {
  const { run, draft, attempt, setDraft, submit, explain, restart } = useLessonRun(game, lesson)
  const names = [me.value?.name ?? t('learn.you'), t('learn.rival')]
  const say = useGameTranslator(client, game, names).value?.say ?? null
  const shape = useShape()
  if (say === null) return <p aria-live="polite">{t('page.loading')}</p>
  return (
    <>
      <section class="lesson-task sheet">
        <LessonHead lesson={lesson} listing={listing} guide={guide} run={run} onRestart={restart} />
        {run.instruction === null ? (
          <LessonDone
            {...{ listing, guide, client, game, say, names }}
            id={lesson.id}
            state={run.state}
          />
        ) : (
          <div aria-live="polite">
            <p class="lesson-text serif">{guide.say(run.instruction)}</p>
            {attempt.value !== 'done' && (
              <p class="lesson-hint">{t(`learn.hint.${attempt.value}`)}</p>
            )}
          </div>
        )}
      </section>
      <section class="lesson-board" aria-label={t('learn.board')}>
        <client.Board
          {...{ draft, names, say, shape, setDraft, submit, explain }}
          viewer={LEARNER}
          acting={run.acting}
          busy={run.over}
          undoable={0}
          news={run.news}
          pace={paceOf(settings.value.motion)}
          undo={() => {}}
          aside={null}
        />
      </section>
      {!run.over && <LessonPointer piece={pieceFor(guide, run)} />}
    </>
  )
}

/** Which lesson it is, and how far the learner has come. */
function LessonHead({
  lesson,
  listing,
  guide,
  run,
  onRestart,
}: Pick<LessonProps, 'lesson' | 'listing' | 'guide'> & {
  readonly run: LessonRun
  readonly onRestart: () => void
}) {
  const { id } = lesson
  const all = lessonSteps(lesson)
  return (
    <header class="lesson-head">
      <h1 class="eyebrow">
        {t('learn.lesson', { n: listing.lessons.indexOf(id) + 1 })} ·{' '}
        {guide.say(`learn.${id}.title`)}
      </h1>
      {!run.over && <span class="eyebrow">{t('learn.step', { n: run.done + 1, all })}</span>}
      <progress value={run.done} max={all} aria-label={t('learn.progress')} />
      <button type="button" class="button quiet" onClick={onRestart}>
        {t('learn.again')}
      </button>
    </header>
  )
}
