import type { AnyCommand, Refusal } from '@guildhall/kernel'
import type { TableCommand, TableRefusal } from '@guildhall/tables'
import { askedAbout, type BoardProps } from '@guildhall/ui'
import { useComputed, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { refusalText, seatHolderNames } from '../format.ts'
import { messages, t } from '../i18n.ts'
import { backendOf } from '../local/backend-of.ts'
import { isOnDevice } from '../local/device-ids.ts'
import { TableLink } from '../net/table-link.ts'
import type { Parts } from '../router.tsx'
import { settings } from '../settings.ts'
import { lazy } from '../shell/lazy.tsx'
import { LoadFailed } from '../shell/load-failed.tsx'
import { useShape } from '../use-shape.ts'
import { Chat } from './chat.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DeviceNote } from './device-note.tsx'
import { EventLog } from './event-log.tsx'
import { HintButton } from './hint/hint-button.tsx'
import { mayAsk, useHint } from './hint/use-hint.ts'
import { newsOf, paceOf } from './news.ts'
import { HideView, PassDevice } from './pass-device.tsx'
import { Prompt } from './prompt.tsx'
import { Proposal } from './proposal.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'
import { useRecap } from './use-recap.ts'
import { useTableGame } from './use-table-game.ts'
import { useTableKeys } from './use-table-keys.ts'
import { useTurnDraft } from './use-turn-draft.ts'
import { useTurnSound } from './use-turn-sound.ts'
import './play.css'

const HintPanel = lazy(async () => (await import('./hint/hint-panel.tsx')).HintPanel)
const Recap = lazy(async () => (await import('../screens/recap.tsx')).Recap)
const WaitingRoom = lazy(async () => (await import('../screens/waiting-room.tsx')).WaitingRoom)
const WordsFirst = lazy(async () => (await import('./words-first.tsx')).WordsFirst)

type Submit = BoardProps<unknown, AnyCommand>['submit']

/** A table that is open here: whose turn it is, the board, the log and the talk. */
export function TableScreen({ id = '' }: Parts) {
  const link = useMemo(() => new TableLink(backendOf(id), id), [id])
  useEffect(() => () => link.close(), [link])
  const fault = useSignal<'page.failed' | 'table.noPage' | null>(null)
  const tableGame = useTableGame(link.view, fault)
  const drafting = useTurnDraft(link, tableGame)
  const shape = useShape()
  const asked = useSignal<((TableRefusal | Refusal) & { about?: string | null }) | null>(null)
  const sure = useSignal<(() => void) | null>(null)
  useTurnSound(link.view)
  const recap = useRecap(link)
  const hint = useHint(link, () => {
    recap.value = false // one thing at a time
  })
  useTableKeys(() => {
    if (!drafting.busy.peek()) drafting.setDraft([])
  }, hint.ask)
  const news = useComputed(() => newsOf(link.events.value))
  const pace = useComputed(() => paceOf(settings.value.motion))
  const view = link.view.value
  const chairs = view?.chairs
  const names = useMemo(() => seatHolderNames(chairs ?? []), [chairs, messages.value])
  const draft = drafting.draft.value
  const { refusal: refused } = link
  if (refused.value !== null) return <p role="alert">{refusalText(refused.value)}</p>
  if (view?.status === 'open') return <WaitingRoom view={view} link={link} />
  if (fault.value === 'page.failed') return <LoadFailed />
  if (fault.value !== null) return <p role="alert">{t(fault.value)}</p>
  const loading = <p aria-live="polite">{t('page.loading')}</p>
  if (view === null) return loading
  const ask = (command: TableCommand) => {
    link.request(command).then((answer) => {
      if (!answer.ok) asked.value = answer.refusal
    })
  }
  const page = (row: ComponentChildren, table: ComponentChildren) => (
    <main id="main" tabIndex={-1} class={`table-page ${shape}`}>
      <Prompt view={view} names={names} ask={ask}>
        {row}
      </Prompt>
      {table}
    </main>
  )
  // Whose turn it is can be said before the board has come over the line.
  if (tableGame.value === null) return page(null, loading)
  const { say, client } = tableGame.value
  const explain = (refusal: Refusal) => {
    asked.value = { ...refusal, about: askedAbout() }
  }
  const { refusal } = drafting
  const submit: Submit = (commands, next) => {
    const { confirm } = settings.peek()
    // Without a way on, chance answers in the middle of the turn: that is worth a second thought.
    const ask = confirm === 'always' || (confirm === 'irreversible' && next === undefined)
    if (ask) sure.value = () => drafting.submit(commands, next)
    else drafting.submit(commands, next)
  }
  const board: BoardProps<unknown, AnyCommand> | null =
    draft === null
      ? null
      : {
          draft,
          viewer: view.play?.viewer ?? 'spectator',
          acting: view.play?.actor?.seat ?? null,
          names,
          say,
          busy: drafting.busy.value,
          shape,
          undoable: view.play?.undoable ?? 0,
          news: news.value,
          pace: pace.value,
          setDraft: drafting.setDraft,
          submit,
          undo: drafting.undo,
          explain,
          aside: (
            <>
              {isOnDevice(id) && <DeviceNote view={view} />}
              <EventLog events={link.events.value} say={say} />
              {!isOnDevice(id) && <Chat link={link} />}
            </>
          ),
        }
  return page(
    <>
      {mayAsk(view) && <HintButton shape={shape} onAsk={hint.ask} />}
      <HideView link={link} names={names} shape={shape} />
    </>,
    <>
      <PassDevice link={link} view={view} names={names} />
      <Proposal view={view} names={names} ask={ask} />
      {recap.value && (
        <Recap
          view={view}
          tableGame={tableGame.value}
          events={link.events.value}
          onClose={() => {
            recap.value = false
          }}
        />
      )}
      {draft !== null && hint.open.value && (
        <div class="hint-place">
          <HintPanel
            link={link}
            tableGame={tableGame.value}
            draft={draft}
            setDraft={drafting.setDraft}
            onClose={hint.close}
          />
        </div>
      )}
      {board !== null && settings.value.wordsFirst && (
        <WordsFirst board={board} client={client} askHint={hint.ask} />
      )}
      {board !== null && <client.Board key={link.viewSeat.value} {...board} />}
      {sure.value !== null && (
        <ConfirmDialog
          onYes={() => {
            sure.value?.()
            sure.value = null
          }}
          onNo={() => {
            sure.value = null
          }}
        />
      )}
      {asked.value !== null && (
        <RefusalDialog
          refusal={asked.value}
          about={asked.value.about}
          say={say}
          onClose={() => {
            asked.value = null
          }}
        />
      )}
      {refusal.value !== null && (
        <RefusalDialog refusal={refusal.value} say={say} onClose={() => drafting.setDraft([])} />
      )}
    </>,
  )
}
