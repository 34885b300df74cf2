import type { Refusal } from '@guildhall/kernel'
import type { TableCommand, TableRefusal, TableView } from '@guildhall/tables'
import { askedPiece } from '@guildhall/ui'
import { type Signal, useComputed } from '@preact/signals'
import type { AnyBoardProps } from '../game-client.ts'
import { isOnDevice } from '../local/device-ids.ts'
import type { TableLink } from '../net/table-link.ts'
import { settings } from '../settings.ts'
import { lazy } from '../shell/lazy.tsx'
import { ChatPlace } from './chat/chat-place.tsx'
import { EventLog } from './event-log.tsx'
import type { Explain } from './explain/explain.ts'
import type { Following } from './follow/use-follow.ts'
import type { HintState } from './hint/use-hint.ts'
import { newsOf, paceOf } from './news.ts'
import { PassDevice } from './pass-device.tsx'
import { useConfirmedSubmit } from './use-confirmed-submit.ts'
import type { TableGame } from './use-table-game.ts'
import type { Drafting } from './use-turn-draft.ts'

const BotsAlone = lazy(async () => (await import('./bots-alone.tsx')).BotsAlone)
const ConfirmDialog = lazy(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)
const DeviceNote = lazy(async () => (await import('./device-note.tsx')).DeviceNote)
const HintPanel = lazy(async () => (await import('./hint/hint-panel.tsx')).HintPanel)
const PlanNote = lazy(async () => (await import('./plan-note.tsx')).PlanNote)
const Proposal = lazy(async () => (await import('./proposal.tsx')).Proposal)
const RefusalDialog = lazy(async () => (await import('./refusal-dialog.tsx')).RefusalDialog)
const RematchOffer = lazy(async () => (await import('./rematch-offer.tsx')).RematchOffer)
const StandIn = lazy(async () => (await import('./stand-in.tsx')).StandIn)
const TextMode = lazy(async () => (await import('./text-mode.tsx')).TextMode)

/** A refusal of the table or of the rules. */
export type ShownRefusal = TableRefusal | Refusal

interface TableProps {
  readonly link: TableLink
  readonly view: TableView
  readonly tableGame: TableGame
  readonly names: readonly string[]
  readonly shape: 'wide' | 'phone'
  readonly drafting: Drafting
  readonly following: Following | null
  readonly hint: HintState
  readonly explain: Explain
  readonly refusal: Signal<ShownRefusal | null>
  readonly ask: (command: TableCommand) => void
}

/** The board of a table, and everything around it that comes and goes. */
export function TableInPlay(table: TableProps) {
  const { link, view, tableGame, names, drafting, hint, explain, refusal, ask } = table
  const { client } = tableGame
  const { submit, unconfirmed } = useConfirmedSubmit(drafting.submit)
  const board = useBoard(table, {
    submit,
    explain(reason) {
      const piece = askedPiece()
      if (piece === null) refusal.value = reason
      else explain.asked.value = { piece, refusal: reason }
    },
  })
  return (
    <>
      <PassDevice link={link} view={view} names={names} />
      {view.proposal !== null && <Proposal view={view} names={names} ask={ask} />}
      {view.status === 'playing' && view.chairs.some(({ mine, bot }) => mine && bot !== null) && (
        <StandIn view={view} ask={ask} />
      )}
      {view.status === 'over' && view.chairs.some(({ mine }) => mine) && (
        <RematchOffer view={view} />
      )}
      {view.botsAlone !== null && <BotsAlone view={view} />}
      <Panels {...table} />
      {drafting.kept.value !== null && <PlanNote kept={drafting.kept.value} say={tableGame.say} />}
      {board !== null && settings.value.wordsFirst && (
        <TextMode board={board} client={client} askHint={hint.ask} />
      )}
      {board !== null && <client.Board key={link.viewSeat.value} {...board} />}
      {unconfirmed.value !== null && (
        <ConfirmDialog
          onYes={() => {
            unconfirmed.value?.()
            unconfirmed.value = null
          }}
          onNo={() => {
            unconfirmed.value = null
          }}
        />
      )}
      <Refusals {...table} />
      <Layer {...table} />
    </>
  )
}

/** What the board of the game gets; null where there is no view yet. */
function useBoard(
  { link, view, tableGame, names, shape, drafting, following }: TableProps,
  callbacks: Pick<AnyBoardProps, 'submit' | 'explain'>,
): AnyBoardProps | null {
  const news = useComputed(() => newsOf(link.events.value)).value
  const pace = useComputed(() => paceOf(settings.value.motion)).value
  const { undo } = drafting
  const { say, game } = tableGame
  const showing = following?.follow.showing.value ?? null
  const turnDraft = showing?.draft ?? drafting.draft.value
  if (turnDraft === null) return null
  return {
    draft: turnDraft,
    setDraft: drafting.setDraft,
    ...{ names, say, shape, news, pace, undo },
    ...callbacks,
    viewer: view.play?.viewer ?? 'spectator',
    acting: (showing === null ? view.play?.actor?.seat : showing.acting) ?? null,
    busy: drafting.busy.value,
    undoable: view.play?.undoable ?? 0,
    aside: (
      <>
        {isOnDevice(link.id) && <DeviceNote view={view} />}
        {following === null ? (
          <EventLog game={game} events={link.events.value} say={say} />
        ) : (
          <following.parts.FollowLog
            {...{ tableGame, names, follow: following.follow }}
            events={link.events.value}
          />
        )}
        <ChatPlace link={link} view={view} />
      </>
    ),
  }
}

/** What the others do, on a phone, and the hint: above the board. */
function Panels({ link, tableGame, names, shape, drafting, following, hint }: TableProps) {
  const turnDraft = drafting.draft.value
  return (
    <>
      {following !== null && shape === 'phone' && (
        <following.parts.FollowLine {...{ tableGame, names, shape, follow: following.follow }} />
      )}
      {turnDraft !== null && hint.open.value && (
        <div class="hint-place">
          <HintPanel
            {...{ link, tableGame }}
            draft={turnDraft}
            setDraft={drafting.setDraft}
            onClose={hint.close}
          />
        </div>
      )}
    </>
  )
}

/** The cards of the pieces, once they are loaded. */
function Layer({ explain, tableGame, drafting, following, names }: TableProps) {
  const draft = following?.follow.showing.value?.draft ?? drafting.draft.value
  if (explain.layer.value === null || draft === null) return null
  const { Layer: Loaded } = explain.layer.value
  return <Loaded {...{ explain, tableGame, draft, names }} />
}

/** Why something could not be done: asked about, or sent and refused. */
function Refusals({ tableGame: { say }, drafting, refusal }: TableProps) {
  const refused = drafting.refusal.value
  return (
    <>
      {refusal.value !== null && (
        <RefusalDialog
          refusal={refusal.value}
          say={say}
          onClose={() => {
            refusal.value = null
          }}
        />
      )}
      {refused !== null && (
        <RefusalDialog refusal={refused} say={say} onClose={() => drafting.setDraft([])} />
      )}
    </>
  )
}
