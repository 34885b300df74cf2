import { botName, OPPONENTS } from '../format.ts'
import { t } from '../later-messages.ts'
import { Select } from '../shell/forms.tsx'

export type Opponent = (typeof OPPONENTS)[number]

/** One of the opponents, by the name that people have for it. */
export const OpponentSelect = ({
  label,
  value,
  onChange,
  unseenLabel = false,
}: {
  readonly label: string
  readonly value: Opponent
  readonly onChange: (value: Opponent) => void
  readonly unseenLabel?: boolean
}) => (
  <Select
    label={label}
    hint={botDescription(value)}
    unseenLabel={unseenLabel}
    options={OPPONENTS.map((bot) => ({ value: bot, label: botName(bot) }))}
    value={value}
    onChange={onChange}
  />
)

/** How an opponent plays. */
export const botDescription = (bot: Opponent): string => t(`bot.${bot}More`)
