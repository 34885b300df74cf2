import {
  NEW_STAND_IN,
  type SeatHolderView,
  type TableCommand,
  type TableView,
} from '@guildhall/tables'
import { useSignal } from '@preact/signals'
import type { ComponentChild } from 'preact'
import { botName, isOpponent, OPPONENTS, seatHolderNames } from '../format.ts'
import { t } from '../later-messages.ts'
import { Link } from '../router.tsx'
import { me } from '../session.ts'
import { Select } from '../shell/forms.tsx'
import { setter } from '../shell/setter.ts'
import { ReportButton } from './report-button.tsx'

type Item = (label: string, command: TableCommand) => ComponentChild

interface MenuProps {
  readonly view: TableView
  readonly ask: (command: TableCommand) => void
}

/** What can be done beside playing: let a bot play, take back more, leave, end it. */
export function MenuItems({ view, ask }: MenuProps) {
  const own = view.chairs.flatMap((holder, seat) => (holder.mine ? [{ ...holder, seat }] : []))
  const playing = view.status === 'playing'
  const item = (label: string, command: TableCommand) => (
    <li key={JSON.stringify(command)}>
      <button type="button" class="button" onClick={() => ask(command)}>
        {label}
      </button>
    </li>
  )
  const seated = own.length > 0
  return (
    <>
      <ul class="table-menu">
        {playing &&
          own.map((holder) =>
            holder.bot === null ? (
              <Delegate
                key={holder.seat}
                holder={holder}
                only={own.length === 1}
                view={view}
                ask={ask}
              />
            ) : (
              item(
                own.length === 1 ? t('menu.reclaim') : t('device.reclaim', { name: holder.name }),
                { type: 'reclaim', seat: holder.seat },
              )
            ),
          )}
        {playing &&
          seated &&
          item(t('menu.takeBack'), { type: 'propose', proposal: { what: 'takeBack', count: 1 } })}
        <BotSeats view={view} item={item} />
        <li>
          <Link class="button" href="/settings">
            {t('settings.title')}
          </Link>
        </li>
        <li>
          <Link class="button" href="/rules">
            {t('site.rules')}
          </Link>
        </li>
        <li>
          <ReportButton view={view} />
        </li>
      </ul>
      <Endings view={view} seated={seated} ask={ask} />
    </>
  )
}

/** What ends the game for somebody or for all: apart from the rest, and only once it is confirmed. */
function Endings({ view, seated, ask }: MenuProps & { readonly seated: boolean }) {
  const playing = view.status === 'playing'
  const ending = (label: string, text: string, command: TableCommand) => (
    <li>
      <Confirmed label={label} text={text} onYes={() => ask(command)} />
    </li>
  )
  if (!seated && !(view.host && playing)) return null
  const bot = botName(view.standIn)
  return (
    <ul class="table-menu endings" aria-label={t('menu.endings')}>
      {playing &&
        seated &&
        ending(t('menu.end'), t('menu.endMore'), { type: 'propose', proposal: { what: 'end' } })}
      {seated &&
        ending(t('menu.leave', { name: bot }), t('menu.leaveMore', { name: bot }), {
          type: 'leave',
        })}
      {view.host && playing && ending(t('menu.close'), t('menu.closeMore'), { type: 'close' })}
    </ul>
  )
}

/** A button that asks once more, in its place, before it does something. */
function Confirmed({
  label,
  text,
  yes = t('confirm.yes'),
  kind = 'danger',
  onYes,
}: {
  readonly label: string
  readonly text: string
  readonly yes?: string
  readonly kind?: string
  readonly onYes: () => void
}) {
  const asked = useSignal(false)
  if (!asked.value) {
    return (
      <button
        type="button"
        class={`button ${kind}`}
        onClick={() => {
          asked.value = true
        }}
      >
        {label}
      </button>
    )
  }
  return (
    <div class="confirmed" role="alert">
      <p>
        <strong>{label}</strong> {text}
      </p>
      <p class="row">
        <button
          type="button"
          class="button"
          ref={(button) => button?.focus()}
          onClick={() => {
            asked.value = false
          }}
        >
          {t('confirm.no')}
        </button>
        <button type="button" class={`button ${kind === '' ? 'primary' : kind}`} onClick={onYes}>
          {yes}
        </button>
      </p>
    </div>
  )
}

/**
 * The seats of bots: whoever plays or watches may ask the players to take one over, and may take
 * one that was agreed on.
 */
function BotSeats({ view, item }: Pick<MenuProps, 'view'> & { readonly item: Item }) {
  const names = seatHolderNames(view.chairs)
  const own = view.chairs.filter(({ mine }) => mine)
  const plays = own.some(({ bot }) => bot === null)
  const canBeAsked = view.chairs.some(({ kind, bot }) => kind === 'person' && bot === null)
  const asks = canBeAsked && (plays || own.length === 0) && view.proposal === null
  if (view.status !== 'playing' || !me.value) return null
  const { name: asker } = me.value
  return view.chairs.map(({ kind, offered }, seat) => {
    const name = names[seat] ?? ''
    if (offered) return item(t('menu.takeSeat', { name }), { type: 'sit', seat, name: asker })
    if (kind !== 'bot' || !asks) return null
    const proposal = { what: 'join', seat, ...(plays ? {} : { name: asker }) } as const
    return item(t('menu.join', { name }), { type: 'propose', proposal })
  })
}

/** A bot of the level that is chosen plays for the owner of a seat. */
function Delegate({
  holder: { seat, name },
  only,
  view,
  ask,
}: MenuProps & {
  readonly holder: SeatHolderView & { readonly seat: number }
  readonly only: boolean
}) {
  // An older table may name one that can no longer be chosen.
  const bot = useSignal<string>(isOpponent(view.standIn) ? view.standIn : NEW_STAND_IN)
  return (
    <li class="delegate">
      <Confirmed
        label={only ? t('menu.delegate') : t('device.delegate', { name })}
        text={t('menu.delegateMore', { bot: botName(bot.value) })}
        kind=""
        onYes={() => ask({ type: 'hand', seat, bot: bot.value })}
      />
      <Select
        label={only ? t('help.delegateTo') : t('help.delegateToFor', { name })}
        unseenLabel
        options={OPPONENTS.map((value) => ({ value, label: botName(value) }))}
        value={bot.value}
        onChange={setter(bot)}
      />
    </li>
  )
}
