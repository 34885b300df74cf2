import { type Arrangement, NEW_STAND_IN, type Pace } from '@guildhall/tables'
import { Segmented } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { createOnDevice } from '../create-table.ts'
import { GAMES, gameOf, loadGame } from '../game-listings.ts'
import { ensureGuest } from '../guest.ts'
import { t } from '../i18n.ts'
import { refresh } from '../lobby.ts'
import { reachable } from '../net/http.ts'
import type { NewTableRequest } from '../net/table-backend.ts'
import { go } from '../router.tsx'
import { server } from '../session.ts'
import { ErrorText, Failure, Field, Form, Switch, TaskButton } from '../shell/forms.tsx'
import { Column, Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'
import { ArrangementFields } from './arrangement-fields.tsx'
import { GameChoice } from './game-choice.tsx'
import { LocationFields, type TableLocation } from './location-fields.tsx'
import { isPace, PaceFields } from './pace-fields.tsx'
import {
  FIRST_SEATS,
  isFull,
  isOnlyMe,
  type Seat,
  SeatsFields,
  seatingOf,
  withoutLink,
} from './seats-fields.tsx'
import { type Chosen, optionsOf, SettingsFields } from './settings-fields.tsx'
import { useGuide } from './use-guide.ts'
import './new-table.css'

/** A table on one page: what is there already is good enough to press the button at once. */
export function NewTable() {
  const game = useSignal(GAMES[0].id)
  const guide = useGuide(game).value
  const asked = useSignal<TableLocation | null>(null)
  const players = useSignal(2)
  const seats = useSignal<readonly Seat[]>(FIRST_SEATS)
  const chosen = useSignal<Chosen>({})
  const pace = useSignal<Pace>({ kind: 'none' })
  const isPublic = useSignal(false)
  const spectators = useSignal(true)
  const title = useSignal('')
  const arrangement = useSignal<Arrangement>({})
  const task = useTask()
  useEffect(() => {
    loadGame(game.value)?.catch(() => {}) // on its way while the page is read
  }, [game.value])
  const listing = gameOf(game.value)
  const numbers = listing?.players ?? []
  const choose = (id: string) => {
    game.value = id
    chosen.value = {}
    if (gameOf(id)?.players.includes(players.value) === false) players.value = 2
  }
  const alone = players.value === 1
  const where = asked.value ?? (reachable.value ? 'server' : 'here')
  const here = where === 'here'
  const atTable = seats.value.slice(0, players.value)
  const taken = here ? atTable.map(withoutLink) : atTable
  const somebody =
    alone || taken.some(({ who }) => who === 'me' || who === 'here' || who === 'open')
  const full = alone || isFull(taken)

  const make = async (): Promise<string> => {
    const wanted: NewTableRequest = {
      game: game.value,
      players: players.value,
      options: optionsOf(guide?.settings ?? [], chosen.value, alone),
      title: title.value,
      chairs: alone ? [{ kind: 'me' }] : seatingOf(taken),
      start: full,
      arrangement: arrangement.value,
    }
    if (here) return createOnDevice(wanted)
    await ensureGuest()
    const visibility = isPublic.value ? 'public' : 'link'
    return server.createTable({
      ...wanted,
      ...{ visibility, spectators: spectators.value, pace: pace.value },
    })
  }
  const submit = () => {
    if (!somebody || !isPace(pace.value)) return
    task.run(async () => {
      go(`/t/${await make()}`)
      refresh()
    })
  }
  const name = (
    <Field
      label={t('new.name')}
      hint={t('new.nameHint')}
      maxLength={60}
      value={title.value}
      onInput={(event) => {
        title.value = event.currentTarget.value
      }}
    />
  )
  return (
    <Column title={t('new.title')}>
      <Form onSubmit={submit} class="new-table">
        <div class="stack">
          <Part heading={t('new.game')}>
            <GameChoice value={game.value} onChange={choose} />
            <div class="choice">
              <span class="name">{t('new.players')}</span>
              <Segmented
                label={t('new.players')}
                options={numbers.map((value) => ({ value, label: String(value) }))}
                value={players.value}
                onChange={(value) => {
                  players.value = value
                }}
              />
            </div>
            {alone ? (
              <p>{guide?.say('guide.alone')}</p>
            ) : (
              <SeatsFields
                seats={taken}
                byLink={!here}
                onChange={(changed) => {
                  seats.value = [...changed, ...seats.value.slice(changed.length)]
                }}
              />
            )}
            <ErrorText text={somebody ? null : t('new.nobody')} />
          </Part>
          <Part heading={t('new.rules')}>
            {guide === null ? (
              <p aria-live="polite">{t('page.loading')}</p>
            ) : (
              <SettingsFields
                guide={guide}
                chosen={chosen.value}
                alone={alone}
                onChange={(changed) => {
                  chosen.value = changed
                }}
              />
            )}
          </Part>
        </div>
        <div class="stack">
          <LocationFields
            value={where}
            onChange={(value) => {
              asked.value = value
            }}
          >
            {here && name}
          </LocationFields>
          <Part heading={t('help.title')}>
            <ArrangementFields
              arrangement={{
                hints: arrangement.value.hints ?? (alone || isOnlyMe(taken)),
                standIn: arrangement.value.standIn ?? NEW_STAND_IN,
              }}
              onChange={(changed) => {
                arrangement.value = { ...arrangement.value, ...changed }
              }}
            />
          </Part>
          {!here && (
            <>
              <Part heading={t('new.pace')}>
                <PaceFields
                  pace={pace.value}
                  onChange={(changed) => {
                    pace.value = changed
                  }}
                />
              </Part>
              <Part heading={t('new.who')}>
                <Segmented
                  label={t('new.who')}
                  options={[
                    { value: 'link', label: t('new.byLink') },
                    { value: 'public', label: t('new.public') },
                  ]}
                  value={isPublic.value ? 'public' : 'link'}
                  onChange={(value) => {
                    isPublic.value = value === 'public'
                  }}
                />
                <Switch
                  label={t('new.spectators')}
                  on={spectators.value}
                  onChange={(on) => {
                    spectators.value = on
                  }}
                />
                {name}
              </Part>
            </>
          )}
        </div>
        <div class="make">
          <Failure task={task} />
          <TaskButton task={task} type="submit" kind="primary large">
            {full ? t('new.start') : t('new.create')}
          </TaskButton>
        </div>
        <p class="muted fair">{t('new.fair', { chance: listing?.chance ?? 'dice' })}</p>
      </Form>
    </Column>
  )
}
