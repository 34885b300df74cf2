import type { Pace, TableView } from '@guildhall/tables'
import { Segmented } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { loadGame } from '../games.ts'
import { comeInAsGuest } from '../guest.ts'
import { refresh } from '../lobby.ts'
import { call } from '../net/http.ts'
import { go } from '../router.tsx'
import { Alarm, Failure, Field, Form, Switch, TaskButton } from '../shell/forms.tsx'
import { Column, Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'
import { t } from '../words.ts'
import { isPace, PaceFields } from './pace-fields.tsx'
import { type Rules, RulesFields, STANDARD } from './rules-fields.tsx'
import { chairsOf, FIRST_SEATS, isFull, type Seat, SeatsFields } from './seats-fields.tsx'
import './new-table.css'

const GAME = 'red-cathedral'

/** A table on one page: what is there already is good enough to press the button at once. */
export function NewTable() {
  const players = useSignal(2)
  const seats = useSignal<readonly Seat[]>(FIRST_SEATS)
  const rules = useSignal<Rules>(STANDARD)
  const pace = useSignal<Pace>({ kind: 'none' })
  const isPublic = useSignal(false)
  const spectators = useSignal(true)
  const title = useSignal('')
  const task = useTask()
  useEffect(() => {
    loadGame(GAME)?.catch(() => {}) // on its way while the page is read
  }, [])
  const alone = players.value === 1
  const taken = seats.value.slice(0, players.value)
  const somebody =
    alone || taken.some(({ who }) => who === 'me' || who === 'here' || who === 'open')
  const full = alone || isFull(taken)

  const make = async () => {
    const { id } = await call<TableView>('POST', '/api/tables', {
      game: GAME,
      players: players.value,
      options: optionsOf(rules.value, alone),
      title: title.value,
      visibility: isPublic.value ? 'public' : 'link',
      spectators: spectators.value,
      pace: pace.value,
      chairs: alone ? [{ kind: 'me' }] : chairsOf(taken),
      start: full,
    })
    go(`/t/${id}`)
    refresh()
  }
  const submit = () => {
    if (!somebody || !isPace(pace.value)) return
    task.run(async () => {
      await comeInAsGuest()
      await make()
    })
  }
  return (
    <Column title={t('new.title')}>
      <Form onSubmit={submit} class="new-table">
        <Part heading={t('game.red-cathedral')}>
          <div class="choice">
            <span class="name">{t('new.players')}</span>
            <Segmented
              label={t('new.players')}
              options={[1, 2, 3, 4].map((value) => ({ value, label: String(value) }))}
              value={players.value}
              onChange={(value) => {
                players.value = value
              }}
            />
          </div>
          {alone ? (
            <p>{t('new.alone')}</p>
          ) : (
            <SeatsFields
              seats={taken}
              onChange={(changed) => {
                seats.value = [...changed, ...seats.value.slice(changed.length)]
              }}
            />
          )}
          <Alarm words={somebody ? null : t('new.nobody')} />
        </Part>
        <Part heading={t('new.rules')}>
          <RulesFields
            rules={rules.value}
            alone={alone}
            onChange={(changed) => {
              rules.value = changed
            }}
          />
        </Part>
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
          <Field
            label={t('new.name')}
            hint={t('new.nameHint')}
            maxLength={60}
            value={title.value}
            onInput={(event) => {
              title.value = event.currentTarget.value
            }}
          />
        </Part>
        <div class="make">
          <Failure task={task} />
          <TaskButton task={task} type="submit" kind="primary large">
            {full ? t('new.start') : t('new.create')}
          </TaskButton>
        </div>
        <p class="muted fair">{t('new.fair')}</p>
      </Form>
    </Column>
  )
}

/** What the game is told: a setting that means nothing at such a table is not named. */
function optionsOf(
  { boardSide, preset, contractors, fourthGuild, ivanLevel }: Rules,
  alone: boolean,
) {
  return {
    boardSide,
    preset,
    contractors,
    fourthGuild,
    ...(alone ? { ivanLevel } : {}),
  }
}
