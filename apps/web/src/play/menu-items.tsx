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
  return (
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
              {
                type: 'reclaim',
                seat: holder.seat,
              },
            )
          ),
        )}
      {playing &&
        own.length > 0 &&
        item(t('menu.takeBack'), { type: 'propose', proposal: { what: 'takeBack', count: 1 } })}
      {playing &&
        own.length > 0 &&
        item(t('menu.end'), { type: 'propose', proposal: { what: 'end' } })}
      <BotSeats view={view} item={item} />
      {own.length > 0 && item(t('menu.leave', { name: botName(view.standIn) }), { type: 'leave' })}
      {view.host && playing && item(t('menu.close'), { type: 'close' })}
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
      <button
        type="button"
        class="button"
        onClick={() => ask({ type: 'hand', seat, bot: bot.value })}
      >
        {only ? t('menu.delegate') : t('device.delegate', { name })}
      </button>
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
