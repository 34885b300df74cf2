import type { GameListing } from '../../game-client.ts'
import { t } from '../../later-messages.ts'
import { playNow } from '../../play-now.ts'
import { Failure, TaskButton } from '../../shell/forms.tsx'
import { useTask } from '../../shell/task.ts'

/** One click to a game against an opponent. */
export function FirstGame({
  game,
  kind = 'primary',
}: {
  readonly game: GameListing
  readonly kind?: string
}) {
  const task = useTask()
  const players = game.quick[0]?.players ?? 2
  return (
    <>
      <TaskButton
        task={task}
        kind={kind}
        aria-label={t('learn.firstGameOf', { game: t(game.name) })}
        onClick={() => task.run(() => playNow(game.id, players))}
      >
        {t('learn.firstGame')}
      </TaskButton>
      <Failure task={task} />
    </>
  )
}
