import type { AnyCommand, Refusal } from '@guildhall/kernel'
import type { TableCommand, TableRefusal } from '@guildhall/tables'
import { askedAbout, type BoardProps } from '@guildhall/ui'
import { useComputed, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { isHere } from '../local/ids.ts'
import { keeperOf } from '../local/keeper-of.ts'
import { TableLink } from '../net/table-link.ts'
import type { Parts } from '../router.tsx'
import { refusalWords, seatWords } from '../say.ts'
import { settings } from '../settings.ts'
import { Failed } from '../shell/failed.tsx'
import { lazily } from '../shell/lazily.tsx'
import { useShape } from '../use-shape.ts'
import { houseWords, t } from '../words.ts'
import { Confirm } from './confirm.tsx'
import { CloseCurtain, Curtain } from './curtain.tsx'
import { HereNote } from './here-note.tsx'
import { HintButton } from './hint/hint-button.tsx'
import { mayAsk, useHint } from './hint/use-hint.ts'
import { Log } from './log.tsx'
import { newsOf, paceOf } from './news.ts'
import { useOpened } from './opened.ts'
import { Prompt } from './prompt.tsx'
import { Proposal } from './proposal.tsx'
import { Talk } from './talk.tsx'
import { useRecap } from './use-recap.ts'
import { useTableKeys } from './use-table-keys.ts'
import { useTurnDraft } from './use-turn-draft.ts'
import { Why } from './why.tsx'
import { useTurnSound } from './your-turn.ts'
import './play.css'

const HintPanel = lazily(async () => (await import('./hint/hint-panel.tsx')).HintPanel)
const Recap = lazily(async () => (await import('../screens/recap.tsx')).Recap)
const WaitingRoom = lazily(async () => (await import('../screens/waiting-room.tsx')).WaitingRoom)
const WordsFirst = lazily(async () => (await import('./words-first.tsx')).WordsFirst)

type Submit = BoardProps<unknown, AnyCommand>['submit']

/** A table that is open here: whose turn it is, the board, the log and the talk. */
export function TableScreen({ id = '' }: Parts) {
  const link = useMemo(() => new TableLink(keeperOf(id), id), [id])
  useEffect(() => () => link.close(), [link])
  const fault = useSignal<'page.failed' | 'table.noPage' | null>(null)
  const opened = useOpened(link.view, fault)
  const drafting = useTurnDraft(link, opened)
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
  const news = useComputed(() => newsOf(link.facts.value))
  const pace = useComputed(() => paceOf(settings.value.motion))
  const view = link.view.value
  const chairs = view?.chairs
  const names = useMemo(() => seatWords(chairs ?? []), [chairs, houseWords.value])
  const draft = drafting.draft.value
  const { refused } = link
  if (refused.value !== null) return <p role="alert">{refusalWords(refused.value)}</p>
  if (view?.status === 'open') return <WaitingRoom view={view} link={link} />
  if (fault.value === 'page.failed') return <Failed />
  if (fault.value !== null) return <p role="alert">{t(fault.value)}</p>
  const loading = <p aria-live="polite">{t('page.loading')}</p>
  if (view === null) return loading
  const ask = (wish: TableCommand) => {
    link.request(wish).then((answer) => {
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
  if (opened.value === null) return page(null, loading)
  const { say, playable } = opened.value
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
              {isHere(id) && <HereNote view={view} />}
              <Log facts={link.facts.value} say={say} />
              {!isHere(id) && <Talk link={link} />}
            </>
          ),
        }
  return page(
    <>
      {mayAsk(view) && <HintButton shape={shape} onAsk={hint.ask} />}
      <CloseCurtain link={link} names={names} shape={shape} />
    </>,
    <>
      <Curtain link={link} view={view} names={names} />
      <Proposal view={view} names={names} ask={ask} />
      {recap.value && (
        <Recap
          view={view}
          opened={opened.value}
          facts={link.facts.value}
          onClose={() => {
            recap.value = false
          }}
        />
      )}
      {draft !== null && hint.open.value && (
        <div class="hint-place">
          <HintPanel
            link={link}
            opened={opened.value}
            draft={draft}
            setDraft={drafting.setDraft}
            onClose={hint.close}
          />
        </div>
      )}
      {board !== null && settings.value.wordsFirst && (
        <WordsFirst board={board} playable={playable} askHint={hint.ask} />
      )}
      {board !== null && <playable.Board key={link.as.value} {...board} />}
      {sure.value !== null && (
        <Confirm
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
        <Why
          refusal={asked.value}
          about={asked.value.about}
          say={say}
          onClose={() => {
            asked.value = null
          }}
        />
      )}
      {refusal.value !== null && (
        <Why refusal={refusal.value} say={say} onClose={() => drafting.setDraft([])} />
      )}
    </>,
  )
}
