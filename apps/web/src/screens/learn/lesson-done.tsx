import type { Translator } from '@guildhall/texts'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Account, AnyGame, Offered, Playable } from '../../playable.ts'
import { Link } from '../../router.tsx'
import { t } from '../../words.ts'
import { Worked } from '../end/worked.tsx'
import '../end/end.css'
import type { SaidGuide } from '../use-guide.ts'
import { FirstGame } from './first-game.tsx'

/** The end of a lesson; where its game ended too, with its scoring worked out. */
export function LessonDone({
  id,
  offered,
  guide,
  playable,
  game,
  state,
  say,
  names,
}: {
  readonly id: string
  readonly offered: Offered
  readonly guide: SaidGuide
  readonly playable: Playable
  readonly game: AnyGame
  readonly state: unknown
  readonly say: Translator
  readonly names: readonly string[]
}) {
  const account = useSignal<Account | null>(null)
  const over = game.outcome(state) !== null
  useEffect(() => {
    if (!over) return
    playable.afterwards().then((afterwards) => {
      account.value = afterwards.account(game, game.view(state, 'spectator'))
    })
  }, [over])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const next = offered.lessons[offered.lessons.indexOf(id) + 1]
  return (
    <div class="lesson-done">
      <h2 ref={heading} tabIndex={-1}>
        {t('learn.done')}
      </h2>
      <p class="lesson-words serif">{guide.say(`learn.${id}.done`)}</p>
      {account.value !== null && (
        <>
          <p>{say(account.value.ranking.words)}</p>
          <Worked account={account.value} names={names} say={say} />
        </>
      )}
      <p class="learn-more">
        {next !== undefined && (
          <Link class="button primary" href={`/learn/${next}`}>
            {t('learn.next', { title: guide.say(`learn.${next}.title`) })}
          </Link>
        )}
        <FirstGame game={offered} kind={next === undefined ? 'primary' : ''} />
      </p>
    </div>
  )
}
