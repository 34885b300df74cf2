import { Icon } from '@guildhall/ui'
import { Link } from '../../router.tsx'
import { Site } from '../../shell/site.tsx'
import { t } from '../../words.ts'
import { FirstGame } from './first-game.tsx'
import { LESSON_IDS, LESSONS, stepsOf } from './lessons.ts'
import { progress } from './progress.ts'
import '../page.css'
import './learn.css'

/** The lessons, and how far one has come. */
export function LearnScreen() {
  return (
    <Site title={t('learn.title')} class="page learn-page">
      <h1>{t('learn.title')}</h1>
      <p class="learn-lead">{t('learn.lead')}</p>
      <ol class="learn-list">
        {LESSON_IDS.map((id, index) => {
          const reached = progress.value[id]
          return (
            <li key={id}>
              <Link class="card" href={`/learn/${id}`}>
                <span class="eyebrow">{t('learn.lesson', { n: index + 1 })}</span>
                <strong class="serif">{t(`learn.${id}.title`)}</strong>
                <span>{t(`learn.${id}.about`)}</span>
                <span class="learn-state">
                  {reached === 'done' && <Icon name="check" />}
                  {reached === 'done'
                    ? t('learn.done')
                    : t(reached === undefined ? 'learn.steps' : 'learn.begun', {
                        n: stepsOf(LESSONS[id]),
                      })}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
      <p class="learn-more">
        <FirstGame />
        <Link class="button" href="/rules/red-cathedral">
          {t('learn.rules')}
        </Link>
      </p>
    </Site>
  )
}
