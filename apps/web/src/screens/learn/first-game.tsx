import type { GameListing } from '../../game-client.ts'
import { t } from '../../later-messages.ts'
import { playNow } from '../../play-now.ts'
import { Failure, TaskButton } from '../../shell/forms.tsx'
import { useTask } from '../../shell/task.ts'

/** One click to a game against an opponent. */
export function FirstGame({ game }: { readonly game: GameListing }) {
  const task = useTask()
  return (
    <>
      <TaskButton
        task={task}
        kind="primary"
        aria-label={t('learn.firstGameOf', { game: t(game.name) })}
        onClick={() => task.run(() => playNow(game.id, playersOf(game)))}
      >
        {t('learn.firstGame')}
      </TaskButton>
      <Failure task={task} />
    </>
  )
}

/** One click to a game of a few rounds in which hints can be asked for. */
export function ShortGame({ game, kind }: { readonly game: GameListing; readonly kind: string }) {
  const task = useTask()
  const table = { options: game.short, arrangement: { hints: true } }
  return (
    <>
      <TaskButton
        task={task}
        kind={kind}
        aria-label={t('learn.shortGameOf', { game: t(game.name) })}
        onClick={() => task.run(() => playNow(game.id, playersOf(game), table))}
      >
        {t('learn.shortGame')}
      </TaskButton>
      <Failure task={task} />
    </>
  )
}

/** How many sit at the table of one click. */
const playersOf = ({ quick }: GameListing): number => quick[0]?.players ?? 2
