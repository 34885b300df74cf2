import type { TableCommand, TableView } from '@guildhall/tables'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { refusalText, seatHolderNames } from '../format.ts'
import { messages, t } from '../i18n.ts'
import type { TableLink } from '../net/table-link.ts'
import type { Parts } from '../router.tsx'
import { lazy } from '../shell/lazy.tsx'
import { LoadFailed } from '../shell/load-failed.tsx'
import { useShape } from '../use-shape.ts'
import { LookButton } from './explain/look-button.tsx'
import { useExplain } from './explain/use-explain.ts'
import { useFollow } from './follow/use-follow.ts'
import { HintButton } from './hint/hint-button.tsx'
import { mayAsk, useHint } from './hint/use-hint.ts'
import { HideView } from './pass-device.tsx'
import { Prompt } from './prompt.tsx'
import { useSounds } from './sounds/use-sounds.ts'
import { type ShownRefusal, TableInPlay } from './table-in-play.tsx'
import { type TableGame, useTableGame } from './use-table-game.ts'
import { useTableKeys } from './use-table-keys.ts'
import { useTableLink } from './use-table-link.ts'
import { useTurnDraft } from './use-turn-draft.ts'
import './play.css'

const WaitingRoom = lazy(async () => (await import('../screens/waiting-room.tsx')).WaitingRoom)

/** A table: the waiting room, then the game. */
export function TableScreen({ id = '' }: Parts) {
  const link = useTableLink(id)
  const fault = useSignal<'page.failed' | 'table.noPage' | null>(null)
  const tableGame = useTableGame(link.view, fault)
  useSounds(link, tableGame)
  const view = link.view.value
  if (link.refusal.value !== null) return <p role="alert">{refusalText(link.refusal.value)}</p>
  if (view?.status === 'open') return <WaitingRoom view={view} link={link} />
  if (fault.value === 'page.failed') return <LoadFailed />
  if (fault.value !== null) return <p role="alert">{t(fault.value)}</p>
  if (view === null) return <p aria-live="polite">{t('page.loading')}</p>
  return <TablePage link={link} view={view} tableGame={tableGame} />
}

/** Whose turn it is, which can be said before the game is loaded, and the game. */
function TablePage({
  link,
  view,
  tableGame,
}: {
  readonly link: TableLink
  readonly view: TableView
  readonly tableGame: ReadonlySignal<TableGame | null>
}) {
  const { chairs } = view
  const names = useMemo(() => seatHolderNames(chairs), [chairs, messages.value])
  const shape = useShape()
  const drafting = useTurnDraft(link, tableGame)
  const following = useFollow(link, tableGame).value
  const hint = useHint(link)
  useTableKeys(() => {
    if (!drafting.busy.peek()) drafting.setDraft([])
  }, hint.ask)
  const explain = useExplain()
  const refusal = useSignal<ShownRefusal | null>(null)
  const ask = (command: TableCommand) => {
    link.request(command).then((answer) => {
      if (!answer.ok) refusal.value = answer.refusal
    })
  }
  const loaded = tableGame.value
  return (
    <main
      id="main"
      tabIndex={-1}
      class={`table-page ${shape}`}
      data-scene={following?.follow.playing.value ?? undefined}
    >
      <Prompt view={view} names={names} ask={ask} hurries={link.hurries.value}>
        {loaded !== null && (
          <>
            {following !== null && shape === 'wide' && (
              <following.parts.FollowLine
                {...{ names, shape, tableGame: loaded, follow: following.follow }}
              />
            )}
            <LookButton explain={explain} shape={shape} />
            {mayAsk(view) && <HintButton shape={shape} onAsk={hint.ask} />}
            <HideView link={link} names={names} shape={shape} />
          </>
        )}
      </Prompt>
      {loaded === null ? (
        <p aria-live="polite">{t('page.loading')}</p>
      ) : (
        <TableInPlay
          {...{ link, view, names, shape, drafting, following, hint, explain, refusal, ask }}
          tableGame={loaded}
        />
      )}
    </main>
  )
}
