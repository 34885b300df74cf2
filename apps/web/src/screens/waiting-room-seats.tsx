import type { SeatHolderView, TableView } from '@guildhall/tables'
import { PlayerToken } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { seatHolderName } from '../format.ts'
import { t } from '../later-messages.ts'
import type { TableLink } from '../net/table-link.ts'
import { type Whereabouts, whereabouts } from '../play/chat/people-here.tsx'
import { seatColours } from '../seat-colours.ts'
import { ensureSignedIn, me } from '../session.ts'
import { Field, Form, TaskButton } from '../shell/forms.tsx'
import { setter } from '../shell/setter.ts'
import type { Task } from '../shell/task.ts'
import { type Opponent, OpponentSelect } from './opponent-select.tsx'
import { requestOrThrow } from './request-or-throw.ts'

interface SeatsProps {
  readonly view: TableView
  readonly link: TableLink
  readonly task: Task
}

/** The seats, and what may be done about each. */
export function WaitingRoomSeats({ view, link, task }: SeatsProps) {
  const seated = view.chairs.some(({ mine }) => mine)
  const colours = seatColours(view.options)
  return (
    <>
      <ol class="waiting-seats">
        {view.chairs.map((holder, seat) => (
          <li key={colours[seat] ?? seat}>
            <PlayerToken colour={colours[seat] ?? 'white'} size={32} />
            <span class="who">
              <strong>{seatHolderName(holder)}</strong>
              <span class="muted">{noteOf(holder, whereabouts(view, link, seat))}</span>
            </span>
            {view.host && !holder.mine && (
              <HostControls holder={holder} seat={seat} link={link} task={task} />
            )}
          </li>
        ))}
      </ol>
      {view.chairs.some(({ kind }) => kind === 'free') && (
        <SitDown seated={seated} link={link} task={task} />
      )}
    </>
  )
}

function noteOf({ kind, mine }: SeatHolderView, where: Whereabouts): string {
  if (kind === 'bot') return t('waitingRoom.botPlays')
  if (kind === 'free') return ''
  if (mine) return t('waitingRoom.you')
  return t(`people.${where}`)
}

/** The host puts a bot at a free seat, and frees taken ones. */
function HostControls({
  holder,
  seat,
  link,
  task,
}: {
  readonly holder: SeatHolderView
  readonly seat: number
  readonly link: TableLink
  readonly task: Task
}) {
  const bot = useSignal<Opponent>('apprentice')
  if (holder.kind === 'free') {
    return (
      <div class="row">
        <OpponentSelect
          label={t('waitingRoom.seatBotAt', { n: seat + 1 })}
          unseenLabel
          value={bot.value}
          onChange={setter(bot)}
        />
        <TaskButton
          task={task}
          onClick={() =>
            task.run(() => requestOrThrow(link, { type: 'seatBot', seat, bot: bot.value }))
          }
        >
          {t('waitingRoom.seatBot')}
        </TaskButton>
      </div>
    )
  }
  return (
    <TaskButton
      task={task}
      kind="quiet"
      aria-label={t('waitingRoom.freeSeatOf', { name: seatHolderName(holder) })}
      onClick={() => task.run(() => requestOrThrow(link, { type: 'free', seat }))}
    >
      {t('waitingRoom.freeSeat')}
    </TaskButton>
  )
}

/** A name is enough to join; whoever has a seat may add somebody at the same device. */
function SitDown({
  seated,
  link,
  task,
}: {
  readonly seated: boolean
  readonly link: TableLink
  readonly task: Task
}) {
  const typed = useSignal<string | null>(null)
  const missing = useSignal(false)
  const name = typed.value ?? (seated ? '' : (me.value?.name ?? ''))
  const sit = async () => {
    missing.value = name.trim() === ''
    if (missing.value) return
    const sat = await task.run(async () => {
      await ensureSignedIn(name.trim())
      await requestOrThrow(link, { type: 'sit', name: name.trim() })
    })
    if (sat) typed.value = null
  }
  return (
    <Form onSubmit={sit} class="sit-down">
      <Field
        label={seated ? t('waitingRoom.anotherHere') : t('waitingRoom.yourName')}
        maxLength={40}
        autoComplete="nickname"
        value={name}
        error={missing.value ? t('account.nameEmpty') : null}
        onText={(value) => {
          missing.value = false
          typed.value = value
        }}
      />
      <TaskButton task={task} type="submit" kind={seated ? '' : 'primary'}>
        {seated ? t('waitingRoom.addHere') : t('waitingRoom.sit')}
      </TaskButton>
    </Form>
  )
}
