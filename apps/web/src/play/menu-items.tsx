import type { SeatHolderView, TableCommand, TableView } from '@guildhall/tables'
import { useSignal } from '@preact/signals'
import { botName, OPPONENTS } from '../format.ts'
import { t } from '../i18n.ts'
import { Link } from '../router.tsx'
import { Select } from '../shell/forms.tsx'
import { ReportButton } from './report-button.tsx'

interface MenuProps {
  readonly view: TableView
  readonly ask: (wish: TableCommand) => void
}

/** What can be done beside playing: let a bot play, take back more, leave, end it. */
export function MenuItems({ view, ask }: MenuProps) {
  const own = view.chairs.flatMap((chair, seat) => (chair.mine ? [{ ...chair, seat }] : []))
  const playing = view.status === 'playing'
  const item = (words: string, wish: TableCommand) => (
    <li key={JSON.stringify(wish)}>
      <button type="button" class="button" onClick={() => ask(wish)}>
        {words}
      </button>
    </li>
  )
  return (
    <ul class="table-menu">
      {playing &&
        own.map((chair) =>
          chair.bot === null ? (
            <Delegate
              key={chair.seat}
              chair={chair}
              only={own.length === 1}
              view={view}
              ask={ask}
            />
          ) : (
            item(own.length === 1 ? t('menu.reclaim') : t('here.reclaim', { name: chair.name }), {
              type: 'reclaim',
              seat: chair.seat,
            })
          ),
        )}
      {playing &&
        own.length > 0 &&
        item(t('menu.takeBack'), { type: 'propose', proposal: { what: 'takeBack', count: 1 } })}
      {playing &&
        own.length > 0 &&
        item(t('menu.end'), { type: 'propose', proposal: { what: 'end' } })}
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

/** A bot of the level that is chosen plays for the owner of a seat. */
function Delegate({
  chair: { seat, name },
  only,
  view,
  ask,
}: MenuProps & {
  readonly chair: SeatHolderView & { readonly seat: number }
  readonly only: boolean
}) {
  const bot = useSignal(view.standIn)
  // An older table may name one that is not offered any more.
  const bots = new Set<string>([...OPPONENTS, view.standIn])
  return (
    <li class="hand-over">
      <button
        type="button"
        class="button"
        onClick={() => ask({ type: 'hand', seat, bot: bot.value })}
      >
        {only ? t('menu.hand') : t('here.hand', { name })}
      </button>
      <Select
        label={only ? t('help.handTo') : t('help.handToFor', { name })}
        unseenLabel
        options={[...bots].map((value) => ({ value, label: botName(value) }))}
        value={bot.value}
        onChange={(value) => {
          bot.value = value
        }}
      />
    </li>
  )
}
