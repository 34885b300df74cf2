import type { Translator } from '@guildhall/texts'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { AnyGame, GameClient, GameListing, ScoreExplanation } from '../../game-client.ts'
import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'
import { ScoreExplained } from '../end/score-explained.tsx'
import '../end/end.css'
import type { TranslatedGuide } from '../use-guide.ts'
import { ShortGame } from './first-game.tsx'

/** The end of a lesson; where its game ended too, with its scoring worked out. */
export function LessonDone({
  id,
  listing,
  guide,
  client,
  game,
  state,
  say,
  names,
}: {
  readonly id: string
  readonly listing: GameListing
  readonly guide: TranslatedGuide
  readonly client: GameClient
  readonly game: AnyGame
  readonly state: unknown
  readonly say: Translator
  readonly names: readonly string[]
}) {
  const explanation = useSignal<ScoreExplanation | null>(null)
  const over = game.outcome(state) !== null
  useEffect(() => {
    if (!over) return
    client.postGame().then((postGame) => {
      explanation.value = postGame.explainScore(game, game.view(state, 'spectator'))
    })
  }, [over])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const next = listing.lessons[listing.lessons.indexOf(id) + 1]
  return (
    <div class="lesson-done">
      <h2 ref={heading} tabIndex={-1}>
        {t('learn.done')}
      </h2>
      <p class="lesson-text serif">{guide.say(`learn.${id}.done`)}</p>
      {explanation.value !== null && (
        <>
          <p>{say(explanation.value.ranking.words)}</p>
          <ScoreExplained explanation={explanation.value} names={names} say={say} />
        </>
      )}
      <p class="learn-more">
        {next !== undefined && (
          <Link class="button primary" href={`/learn/${next}`}>
            {t('learn.next', { title: guide.say(`learn.${next}.title`) })}
          </Link>
        )}
        <ShortGame game={listing} kind={next === undefined ? 'primary' : ''} />
      </p>
    </div>
  )
}
