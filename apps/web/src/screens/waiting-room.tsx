import type { TableCommand, TableView } from '@guildhall/tables'
import { useSignal } from '@preact/signals'
import { botName, gameName } from '../format.ts'
import { t } from '../later-messages.ts'
import { refresh } from '../lobby.ts'
import type { TableLink } from '../net/table-link.ts'
import { ChatPlace } from '../play/chat/chat-place.tsx'
import { go } from '../router.tsx'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { setter } from '../shell/setter.ts'
import { Part, Site } from '../shell/site.tsx'
import { type Task, useTask } from '../shell/task.ts'
import { ArrangementFields } from './arrangement-fields.tsx'
import { describePace } from './describe-pace.ts'
import { Invite } from './invite.tsx'
import { isPace, PaceFields } from './pace-fields.tsx'
import { requestOrThrow } from './request-or-throw.ts'
import { type TranslatedGuide, useGuide } from './use-guide.ts'
import { WaitingRoomSeats } from './waiting-room-seats.tsx'
import './waiting-room.css'

/** A table that has not started: the seats, the link for the others, and the start. */
export function WaitingRoom({
  view,
  link,
}: {
  readonly view: TableView
  readonly link: TableLink
}) {
  const task = useTask()
  const ask = (command: TableCommand) => task.run(() => requestOrThrow(link, command))
  const free = view.chairs.filter(({ kind }) => kind === 'free').length
  const seated = view.chairs.some(({ mine }) => mine)
  const waiting = t(free === 0 ? 'home.readyToStart' : 'waitingRoom.heading')
  const heading = view.title === '' ? waiting : view.title
  return (
    <Site title={heading} class="column waiting-room">
      <header>
        <p class="eyebrow">{gameName(view.game)}</p>
        <h1>{heading}</h1>
        <p aria-live="polite">
          {free === 0 ? t('waitingRoom.allHere') : t('waitingRoom.waitingFor', { n: free })}
          {link.presence.value.spectators > 0 &&
            ` · ${t('waitingRoom.spectators', { n: link.presence.value.spectators })}`}
        </p>
      </header>
      <Failure task={task} />
      {free > 0 && <Invite id={view.id} />}
      <Part heading={t('waitingRoom.seats')}>
        <WaitingRoomSeats view={view} task={task} link={link} />
        <Start view={view} full={free === 0} task={task} ask={ask} />
      </Part>
      <div class="sheet chat-sheet">
        <ChatPlace link={link} view={view} />
      </div>
      <Terms view={view} task={task} ask={ask} />
      <div class="row leave">
        {seated && <LeaveButton type="leave" task={task} ask={ask} />}
        {view.host && <LeaveButton type="close" task={task} ask={ask} />}
      </div>
    </Site>
  )
}

interface HostProps {
  readonly view: TableView
  readonly task: Task
  readonly ask: (command: TableCommand) => Promise<boolean>
}

/** Leaves the table, or closes it for all, and goes to the front page. */
const LeaveButton = ({
  type,
  task,
  ask,
}: Pick<HostProps, 'task' | 'ask'> & { readonly type: 'leave' | 'close' }) => (
  <TaskButton
    task={task}
    kind="quiet"
    onClick={async () => {
      if (!(await ask({ type }))) return
      refresh()
      go('/')
    }}
  >
    {t(`waitingRoom.${type}`)}
  </TaskButton>
)

function Start({ view, full, task, ask }: HostProps & { readonly full: boolean }) {
  if (!view.host) return <p class="muted">{t('waitingRoom.hostStarts')}</p>
  return (
    <>
      {!full && <p class="muted">{t('waitingRoom.startHint')}</p>}
      <TaskButton
        task={task}
        kind={full ? 'primary large' : 'large'}
        disabled={!full}
        onClick={() => ask({ type: 'start' })}
      >
        {t('waitingRoom.start')}
      </TaskButton>
    </>
  )
}

/** How it will be played; the host may still change the pace. */
function Terms({ view, task, ask }: HostProps) {
  const pace = useSignal(view.pace)
  const guide = useGuide(useSignal(view.game)).value
  return (
    <Part heading={t('waitingRoom.rules')}>
      <ul class="terms">
        <li>{describePace(view.pace)}</li>
        {(guide === null ? [] : optionTexts(guide, view.options)).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>{t('help.standInIs', { name: botName(view.standIn) })}</li>
        <li>{t(view.hints ? 'help.hintsOn' : 'help.hintsOff')}</li>
        <li>{view.visibility === 'public' ? t('waitingRoom.public') : t('waitingRoom.byLink')}</li>
      </ul>
      {view.host && (
        <details>
          <summary>{t('help.change')}</summary>
          <ArrangementFields
            arrangement={view}
            onChange={(arrangement) => ask({ type: 'arrange', ...arrangement })}
          />
        </details>
      )}
      {view.host && (
        <details>
          <summary>{t('waitingRoom.changePace')}</summary>
          <PaceFields pace={pace.value} onChange={setter(pace)} />
          <TaskButton
            task={task}
            disabled={!isPace(pace.value)}
            onClick={() => ask({ type: 'setPace', pace: pace.value })}
          >
            {t('waitingRoom.setPace')}
          </TaskButton>
        </details>
      )}
    </Part>
  )
}

/** The options that differ from the defaults: worth knowing before one joins. */
function optionTexts({ settings, say }: TranslatedGuide, options: TableView['options']): string[] {
  return settings.flatMap(({ id, values }) => {
    const value = options[id]
    if (value === undefined || value === values[0]) return []
    const name = say(`setting.${id}`)
    return [
      value === true
        ? name
        : t('waitingRoom.setting', { name, value: say(`setting.${id}.${value}`) }),
    ]
  })
}
