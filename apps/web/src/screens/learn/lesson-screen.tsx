import type { AnyCommand } from '@guildhall/kernel'
import { type Lesson, lessonSteps, lessonTable } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { AnyGame, GameClient, GameListing } from '../../game-client.ts'
import { GAMES, loadGame } from '../../game-listings.ts'
import { useGameTranslator } from '../../history/game-translator.ts'
import { t } from '../../i18n.ts'
import { paceOf } from '../../play/news.ts'
import type { Parts } from '../../router.tsx'
import { me } from '../../session.ts'
import { settings } from '../../settings.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { Site } from '../../shell/site.tsx'
import { useShape } from '../../use-shape.ts'
import { type TranslatedGuide, useGuide } from '../use-guide.ts'
import { LessonDone } from './lesson-done.tsx'
import { progress, saveProgress } from './lesson-progress.ts'
import { type Attempt, LEARNER, LessonRun } from './lesson-run.ts'
import '../page.css'
import './learn.css'

/** A lesson: what to do next, and the table at which it is done. */
export function LessonScreen({ lesson: id = '' }: Parts) {
  const listing = GAMES.find(({ lessons }) => lessons.includes(id))
  return listing === undefined ? <NotFound /> : <LoadedLesson id={id} listing={listing} />
}

function LoadedLesson({ id, listing }: { readonly id: string; readonly listing: GameListing }) {
  const client = useSignal<GameClient | null>(null)
  const failed = useSignal(false)
  const fail = () => {
    failed.value = true
  }
  const guide = useGuide(useSignal(listing.id), fail).value
  useEffect(() => {
    loadGame(listing.id)?.then((loaded) => {
      client.value = loaded
    }, fail)
  }, [listing.id])
  const lesson = guide?.lessons.find((each) => each.id === id)
  const game = useMemo(() => {
    if (client.value === null || lesson === undefined) return null
    const created = client.value.definition.create(lessonTable(lesson))
    return created.ok ? created.value : null
  }, [client.value, lesson])
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

function LessonTable({
  lesson,
  listing,
  guide,
  client,
  game,
}: {
  readonly lesson: Lesson
  readonly listing: GameListing
  readonly guide: TranslatedGuide
  readonly client: GameClient
  readonly game: AnyGame
}) {
  const { id } = lesson
  const begun = useSignal(0)
  const run = useMemo(() => {
    const reached = begun.value === 0 ? progress.peek()[id] : 0
    return new LessonRun(game, lesson, typeof reached === 'number' ? reached : 0)
  }, [game, lesson, begun.value])
  const drawn = useSignal(0)
  const hint = useSignal<Attempt>('done')
  const names = [me.value?.name ?? t('learn.you'), t('learn.rival')]
  const say = useGameTranslator(client, game, names).value?.say ?? null
  const shape = useShape()
  const draft = useMemo(() => run.draft, [run, drawn.value])
  if (say === null) return <p aria-live="polite">{t('page.loading')}</p>
  const tried = (result: Attempt) => {
    hint.value = result
    drawn.value += 1
    if (result === 'done') saveProgress(id, run.over ? 'done' : run.turnsDone)
  }
  const again = () => {
    saveProgress(id, 0)
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
            {t('learn.lesson', { n: listing.lessons.indexOf(id) + 1 })} ·{' '}
            {guide.say(`learn.${id}.title`)}
          </h1>
          {!run.over && <span class="eyebrow">{t('learn.step', { n: run.done + 1, all })}</span>}
          <progress value={run.done} max={all} aria-label={t('learn.progress')} />
          <button type="button" class="button quiet" onClick={again}>
            {t('learn.again')}
          </button>
        </header>
        {run.instruction === null ? (
          <LessonDone
            id={id}
            listing={listing}
            guide={guide}
            client={client}
            game={game}
            state={run.state}
            say={say}
            names={names}
          />
        ) : (
          <div aria-live="polite">
            <p class="lesson-text serif">{guide.say(run.instruction)}</p>
            {hint.value !== 'done' && <p class="lesson-hint">{t(`learn.hint.${hint.value}`)}</p>}
          </div>
        )}
      </section>
      <section class="lesson-board" aria-label={t('learn.board')}>
        <client.Board
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
