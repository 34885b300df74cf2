import { choicesOf, Segmented } from '@guildhall/ui'
import type { JSX } from 'preact'
import { ActionLine } from '../../art/effect.tsx'
import { message } from '../../board-message.ts'
import { movedIn } from '../../plan.ts'
import { GoodsLine } from '../../players/goods-line.tsx'
import { Row } from '../../table/plan-row.tsx'
import { Toggle } from '../../table/plan-toggle.tsx'
import type { ModuleProps } from '../board-module.ts'
import { Specialist } from './art/figures.tsx'
import { Bonus } from './bonus.tsx'
import { cityName, specialistWords } from './duchy-labels.ts'
import { beforeStep, hireIn, keepOtherwise } from './hire-plan.ts'

/** What the module adds to the plan: the hire, or the specialist after the black die. */
export function Rows(props: ModuleProps): JSX.Element {
  return (
    <>
      {movedIn(props.draft)?.die === 'black' && <HeldRow {...props} />}
      {hireIn(props.draft) !== undefined && <HireRows {...props} />}
    </>
  )
}

/** In place of a workshop: the own specialist — CT-4.4. */
function HeldRow(props: ModuleProps): JSX.Element | null {
  const { draft, say, printed } = props
  const held = draft.start.view.players[draft.base.seat]?.extension?.specialist ?? null
  if (held === null) return null
  return (
    <Row name={say(message('board.plan.specialist'))}>
      <Toggle
        {...props}
        label={say(specialistWords(props, held))}
        drawn={
          <>
            <Figure {...props} id={held} />
            {printed.on(held).effects.map((effect) => (
              <ActionLine key={effect.id} effect={effect} />
            ))}
          </>
        }
        is={({ type }) => type === 'useSpecialist'}
        asking={{ type: 'useSpecialist' }}
      />
    </Row>
  )
}

const Figure = ({
  printed,
  texts,
  say,
  id,
}: ModuleProps & { readonly id: string }): JSX.Element => (
  <Specialist signs={printed.on(id)} letter={say(texts(id).name).slice(0, 1)} size={30} />
)

/** Where the contractor goes and for how much, what its place gives, who is chosen and whether paid. */
function HireRows(props: ModuleProps): JSX.Element {
  const { draft, say } = props
  const hire = hireIn(draft)
  const city = draft.now.view.duchy?.cities.find((each) => each.city === hire?.city)
  const sent = draft.steps.flatMap(({ events }) => events).find(isSent)
  const place = beforeStep(draft, 'hire')?.now.view.players[draft.base.seat]?.extension?.leftmost
  return (
    <>
      <Row name={say(message('board.plan.hire'))}>
        <b>{city === undefined ? '' : say(cityName(city))}</b>
        <GoodsLine permits={-(sent?.permits ?? 0)} />
        {place && <Bonus printed={props.printed} place={place} />}
      </Row>
      {draft.now.question === 'hire-specialist' && city !== undefined && (
        <p class="plan-hint">{say(message('board.hint.specialist', { city: cityName(city) }))}</p>
      )}
      <ChosenRow {...props} />
    </>
  )
}

interface Sent {
  readonly type: 'contractorSent'
  readonly permits: number
}
const isSent = (event: { readonly type: string }): event is Sent => event.type === 'contractorSent'

/** Who is chosen, and whether the wage is paid — CT-5.9. */
function ChosenRow(props: ModuleProps): JSX.Element | null {
  const { draft, say, printed, texts, busy } = props
  const before = beforeStep(draft, 'keepSpecialist')
  const kept = draft.commands.find((command) => command.type === 'keepSpecialist')
  const event = draft.steps.flatMap(({ events }) => events).find(isSpecialistEvent)
  if (before === null || kept === undefined || event === undefined) return null
  const choices = choicesOf(before.now, 'keepSpecialist')
  const id = event.specialist
  return (
    <Row name={say(message('board.plan.specialist'))}>
      <Figure {...props} id={id} />
      <span class="ext-does">
        <b>{say(texts(id).name)}</b>
        {printed.on(id).effects.map((effect) => (
          <ActionLine key={effect.id} effect={effect} size={16} />
        ))}
      </span>
      {choices.length > 1 && !busy ? (
        <Segmented
          label={say(message('board.plan.wage'))}
          value={kept.keep ? 1 : 0}
          options={before.now.choices.flatMap(({ command, label }) =>
            command.type === 'keepSpecialist'
              ? [
                  {
                    value: command.keep ? 1 : 0,
                    label: say(
                      command.keep
                        ? message('board.rubles', { n: Number(label.params['rubles']) })
                        : message('board.plan.dismiss'),
                    ),
                    name: say(label),
                  },
                ]
              : [],
          )}
          onChange={(keep) => props.setDraft(keepOtherwise(draft, keep === 1) ?? draft.commands)}
        />
      ) : (
        <span class="muted">
          {say(before.now.choices[0]?.label ?? message('board.plan.dismiss'))}
        </span>
      )}
    </Row>
  )
}

interface SpecialistEvent {
  readonly type: string
  readonly specialist: string
}
const isSpecialistEvent = (event: { readonly type: string }): event is SpecialistEvent =>
  event.type === 'specialistHired' || event.type === 'specialistDismissed'
