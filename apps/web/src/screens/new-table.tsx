import { Segmented } from '@guildhall/ui'
import { useEffect } from 'preact/hooks'
import { gameOf, loadGame } from '../game-listings.ts'
import { t } from '../later-messages.ts'
import { refresh } from '../lobby.ts'
import { go } from '../router.tsx'
import { ErrorText } from '../shell/error-text.tsx'
import { Choice, Failure, Field, Form, Switch, TaskButton } from '../shell/forms.tsx'
import { setter } from '../shell/setter.ts'
import { Column, Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'
import { ArrangementFields } from './arrangement-fields.tsx'
import { GameChoice } from './game-choice.tsx'
import { LocationFields } from './location-fields.tsx'
import { isPace, PaceFields } from './pace-fields.tsx'
import { SeatsFields } from './seats-fields.tsx'
import { SettingsFields } from './settings-fields.tsx'
import { type TranslatedGuide, useGuide } from './use-guide.ts'
import {
  createFromForm,
  type NewTableForm,
  type NewTablePlan,
  planOf,
  useNewTableForm,
} from './use-new-table.ts'
import './new-table.css'

interface SectionProps {
  readonly form: NewTableForm
  readonly plan: NewTablePlan
  readonly guide: TranslatedGuide | null
}

/** Everything about a new table on one page. */
export function NewTable() {
  const form = useNewTableForm()
  const { game, pace } = form
  const guide = useGuide(game).value
  const task = useTask()
  useEffect(() => {
    loadGame(game.value)?.catch(() => {}) // in the background, while the page is read
  }, [game.value])
  const plan = planOf(form)
  const section = { form, plan, guide }
  const submit = () => {
    if (!plan.hasPlayer || !isPace(pace.value)) return
    task.run(async () => {
      go(`/t/${await createFromForm(form, guide?.settings ?? [])}`)
      refresh()
    })
  }
  return (
    <Column title={t('new.title')}>
      <Form onSubmit={submit} class="new-table">
        <div class="stack">
          <GameSection {...section} />
          <RulesSection {...section} />
        </div>
        <div class="stack">
          <LocationFields value={plan.location} onChange={setter(form.location)}>
            {plan.location === 'device' && <TitleField form={form} />}
          </LocationFields>
          <HelpSection {...section} />
          {plan.location === 'server' && <ServerSections form={form} />}
        </div>
        <div class="make">
          <Failure task={task} />
          <TaskButton task={task} type="submit" kind="primary large">
            {plan.isFull ? t('new.start') : t('new.create')}
          </TaskButton>
        </div>
        <p class="muted fair">{t('new.fair', { chance: gameOf(game.value)?.chance ?? 'dice' })}</p>
      </Form>
    </Column>
  )
}

/** Which game, how many players, and who they are. */
function GameSection({ form: { game, players, seats, chosen }, plan, guide }: SectionProps) {
  const numbers = gameOf(game.value)?.players ?? []
  const choose = (id: string) => {
    game.value = id
    chosen.value = {}
    if (gameOf(id)?.players.includes(players.value) === false) players.value = 2
  }
  return (
    <Part heading={t('new.game')}>
      <GameChoice value={game.value} onChange={choose} />
      <Choice
        name={t('new.players')}
        options={numbers.map((value) => ({ value, label: String(value) }))}
        value={players.value}
        onChange={setter(players)}
      />
      {plan.isSolo ? (
        <p>{guide?.say('guide.alone')}</p>
      ) : (
        <SeatsFields
          seats={plan.seats}
          byLink={plan.location === 'server'}
          onChange={(changed) => {
            seats.value = [...changed, ...seats.value.slice(changed.length)]
          }}
        />
      )}
      <ErrorText text={plan.hasPlayer ? null : t('new.nobody')} />
    </Part>
  )
}

const RulesSection = ({ form: { chosen }, plan, guide }: SectionProps) => (
  <Part heading={t('new.rules')}>
    {guide === null ? (
      <p aria-live="polite">{t('page.loading')}</p>
    ) : (
      <SettingsFields
        guide={guide}
        chosen={chosen.value}
        alone={plan.isSolo}
        onChange={setter(chosen)}
      />
    )}
  </Part>
)

const HelpSection = ({ form: { arrangement }, plan }: SectionProps) => (
  <Part heading={t('help.title')}>
    <ArrangementFields
      arrangement={plan.arrangement}
      onChange={(changed) => {
        arrangement.value = { ...arrangement.value, ...changed }
      }}
    />
  </Part>
)

/** What only a table on the server has: a pace, visibility, spectators. */
function ServerSections({ form }: { readonly form: NewTableForm }) {
  const { pace, isPublic, spectators } = form
  return (
    <>
      <Part heading={t('new.pace')}>
        <PaceFields pace={pace.value} onChange={setter(pace)} />
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
        <Switch label={t('new.spectators')} on={spectators.value} onChange={setter(spectators)} />
        <TitleField form={form} />
      </Part>
    </>
  )
}

const TitleField = ({ form: { title } }: { readonly form: NewTableForm }) => (
  <Field
    label={t('new.name')}
    hint={t('new.nameHint')}
    maxLength={60}
    value={title.value}
    onText={setter(title)}
  />
)
