import { Icon, lessonSteps } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import type { GameListing } from '../../game-client.ts'
import { GAMES } from '../../game-listings.ts'
import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'
import { Site } from '../../shell/site.tsx'
import { useGuide } from '../use-guide.ts'
import { FirstGame } from './first-game.tsx'
import { progress } from './lesson-progress.ts'
import '../page.css'
import './learn.css'

/** The lessons of every game, and the progress in each. */
export function LearnScreen() {
  return (
    <Site title={t('learn.title')} class="page learn-page">
      <h1>{t('learn.title')}</h1>
      <p class="learn-lead">{t('learn.lead')}</p>
      {GAMES.map((game) => (
        <Lessons key={game.id} game={game} />
      ))}
    </Site>
  )
}

function Lessons({ game }: { readonly game: GameListing }) {
  const failed = useSignal(false)
  const guide = useGuide(useSignal(game.id), () => {
    failed.value = true
  }).value
  return (
    <section class="learn-game" aria-label={t(game.name)}>
      <h2>{t(game.name)}</h2>
      {failed.value && <p role="alert">{t('page.failed')}</p>}
      {guide === null && !failed.value && <p aria-live="polite">{t('page.loading')}</p>}
      <ol class="learn-list">
        {guide?.lessons.map((lesson, index) => {
          const { id } = lesson
          const reached = progress.value[id]
          return (
            <li key={id}>
              <Link class="card" href={`/learn/${id}`}>
                <span class="eyebrow">{t('learn.lesson', { n: index + 1 })}</span>
                <strong class="serif">{guide.say(`learn.${id}.title`)}</strong>
                <span>{guide.say(`learn.${id}.about`)}</span>
                <span class="learn-state">
                  {reached === 'done' && <Icon name="check" />}
                  {reached === 'done'
                    ? t('learn.done')
                    : t(reached === undefined ? 'learn.steps' : 'learn.begun', {
                        n: lessonSteps(lesson),
                      })}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
      <p class="learn-more">
        <FirstGame game={game} />
        <Link
          class="button"
          href={`/rules/${game.id}`}
          aria-label={t('learn.rulesOf', { game: t(game.name) })}
        >
          {t('learn.rules')}
        </Link>
      </p>
    </section>
  )
}
