import type { TableListItem } from '@guildhall/protocol'
import { PlayerToken } from '@guildhall/ui'
import type { ComponentChildren } from 'preact'
import {
  describePaceShort,
  formatDuration,
  gameName,
  seatHolderName,
  tableName,
} from '../format.ts'
import { t } from '../i18n.ts'
import { mine, onDevice, open, refresh, stale, waiting } from '../lobby.ts'
import { isOnDevice } from '../local/device-ids.ts'
import { Link } from '../router.tsx'
import { SEAT_COLOURS } from '../seat-colours.ts'
import { picturesOf } from './game-pictures.ts'

/** The tables that I play at, those where it is my turn first. */
export function MyTables() {
  const tables = (mine.value ?? []).filter(
    ({ status }) => status === 'open' || status === 'playing',
  )
  const none = tables.length + onDevice.value.length === 0
  const count = waiting.value.length
  const note = count === 0 ? t('home.nobodyWaits') : t('home.waiting', { n: count })
  return (
    <section aria-labelledby="my-tables">
      <h2 id="my-tables">
        {t('home.myTables')} {tables.length > 0 && <small>{note}</small>}
      </h2>
      {onDevice.value.length > 0 && (
        <ul class="tables">
          {onDevice.value.map((table) => (
            <li key={table.id}>
              <MyTable table={table} />
            </li>
          ))}
        </ul>
      )}
      <Listed known={mine.value !== null} empty={none ? t('home.noTables') : null}>
        <ul class="tables">
          {tables.map((table) => (
            <li key={table.id}>
              <MyTable table={table} />
            </li>
          ))}
        </ul>
      </Listed>
    </section>
  )
}

function MyTable({ table }: { readonly table: TableListItem }) {
  const { id, chairs, turns, due } = table
  const Picture = picturesOf(table.game)?.Small
  const details = [
    ...(isOnDevice(id) ? [t('device.mark')] : []),
    ...(table.title === '' ? [] : [gameName(table.game)]),
    table.status === 'open'
      ? t('home.seatsTaken', { taken: table.players - table.free, players: table.players })
      : turns === 0
        ? t('home.justBegun')
        : t('home.turn', { n: turns }),
    ...(due === null ? [] : [t('home.timeLeft', { time: formatDuration(due - Date.now()) })]),
  ]
  return (
    <Link href={`/t/${id}`} class={`card ${table.mine ? 'lit' : ''}`}>
      <h3>{tableName(table)}</h3>
      <span class="muted">{details.join(' · ')}</span>
      <span class="row seats">
        {chairs.map((holder, seat) => (
          <span
            key={SEAT_COLOURS[seat]}
            class={holder.name === '' && holder.bot === null ? 'free' : ''}
          >
            <PlayerToken colour={SEAT_COLOURS[seat] ?? 'white'} size={22} />
            <span>{seatHolderName(holder)}</span>
          </span>
        ))}
      </span>
      <span class="state">{stateOf(table)}</span>
      <span class="table-picture">
        {Picture !== undefined && <Picture name={id} height={84} />}
      </span>
    </Link>
  )
}

function stateOf({ mine: my, status, free, onlyBots }: TableListItem): string {
  if (my) return t('home.yourTurn')
  if (onlyBots) return t('home.onlyBots')
  if (status === 'playing') return t('home.theirTurn')
  return free === 0 ? t('home.readyToStart') : t('home.notStarted', { n: free })
}

/** Tables with free seats. */
export function OpenTables() {
  const seated = new Set((mine.value ?? []).map(({ id }) => id))
  const tables = (open.value ?? []).filter(({ id, free }) => free > 0 && !seated.has(id))
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{t('home.openTables')}</h2>
      <Listed
        known={open.value !== null}
        empty={tables.length === 0 ? t('home.noOpenTables') : null}
      >
        <ul class="sheet open-tables">
          {tables.map((table) => (
            <li key={table.id}>
              <OpenTable table={table} />
            </li>
          ))}
        </ul>
      </Listed>
    </section>
  )
}

function OpenTable({ table }: { readonly table: TableListItem }) {
  const { id, game, players, free, pace } = table
  const details = [
    ...(table.title === '' ? [] : [gameName(game)]),
    ...(pace === null ? [] : [describePaceShort(pace)]),
    t('home.seatsTaken', { taken: players - free, players }),
  ]
  return (
    <>
      <h3>{tableName(table)}</h3>
      <span class="muted">{details.join(' · ')}</span>
      <Link
        class="button"
        href={`/t/${id}`}
        aria-label={t('home.sitDownAt', { title: tableName(table) })}
      >
        {t('home.sitDown')}
      </Link>
    </>
  )
}

/** A list from the server: loading, failed, empty, or there. */
function Listed({
  known,
  empty,
  children,
}: {
  readonly known: boolean
  readonly empty: string | null
  readonly children: ComponentChildren
}) {
  if (!known && stale.value) {
    return (
      <p role="alert" class="empty">
        {t('home.listFailed')}{' '}
        <button type="button" class="button" onClick={() => refresh()}>
          {t('page.again')}
        </button>
      </p>
    )
  }
  if (!known) return <p class="empty">{t('page.loading')}</p>
  return empty === null ? children : <p class="empty">{empty}</p>
}
