import type { TableView } from '@guildhall/tables'
import { PlayerToken } from '@guildhall/ui'
import { seatHolderNames } from '../../format.ts'
import { t } from '../../later-messages.ts'
import type { TableLink } from '../../net/table-link.ts'
import { SEAT_COLOURS, seatColours } from '../../seat-colours.ts'

export type Whereabouts = 'here' | 'away' | 'gone' | 'bot' | 'typing'

/** Where the holder of a seat is, as far as the others may know. */
export function whereabouts({ chairs }: TableView, link: TableLink, seat: number): Whereabouts {
  const { seats, away } = link.presence.value
  if (chairs[seat]?.bot !== null) return 'bot'
  if (seats[seat] !== true) return 'gone'
  if (link.typing.value.includes(seat)) return 'typing'
  return away[seat] === true ? 'away' : 'here'
}

/** Which people play at a table, and where they are. */
export function PeopleHere({ link, view }: { readonly link: TableLink; readonly view: TableView }) {
  const names = seatHolderNames(view.chairs)
  const colours = seatColours(view.options)
  const { spectators } = link.presence.value
  return (
    <ul class="people-here" aria-label={t('people.title')}>
      {view.chairs.map(({ kind }, seat) => {
        if (kind !== 'person') return null
        const where = whereabouts(view, link, seat)
        return (
          <li key={seat} data-where={where}>
            <PlayerToken colour={colours[seat] ?? SEAT_COLOURS[seat] ?? 'white'} size={18} />
            <span>{names[seat]}</span>
            <WhereMark where={where} />
            <small class={where === 'here' ? 'unseen' : ''}>{t(`people.${where}`)}</small>
          </li>
        )
      })}
      {spectators > 0 && (
        <li>
          <small>{t('waitingRoom.spectators', { n: spectators })}</small>
        </li>
      )}
    </ul>
  )
}

/** Full, half or empty: the colour is not needed to tell them apart. */
const WhereMark = ({ where }: { readonly where: Whereabouts }) => (
  <svg
    class={`where-mark where-${where}`}
    width="10"
    height="10"
    viewBox="0 0 10 10"
    aria-hidden="true"
  >
    <circle cx="5" cy="5" r="3.6" />
    {where === 'away' && <path d="M5 1.4a3.6 3.6 0 0 0 0 7.2Z" />}
  </svg>
)
