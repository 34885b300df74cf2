import type { Arrangement } from '@guildhall/tables'
import { isOpponent } from '../format.ts'
import { t } from '../later-messages.ts'
import { Switch } from '../shell/forms.tsx'
import { OpponentSelect } from './opponent-select.tsx'

/** Whether a table has hints, and which bot stands in for people who are gone. */
export const ArrangementFields = ({
  arrangement: { hints, standIn },
  onChange,
}: {
  readonly arrangement: Required<Arrangement>
  /** Only what was changed. */
  readonly onChange: (changed: Arrangement) => void
}) => (
  <>
    <Switch label={t('help.hints')} on={hints} onChange={(on) => onChange({ hints: on })} />
    <OpponentSelect
      label={t('help.standIn')}
      value={isOpponent(standIn) ? standIn : 'apprentice'}
      onChange={(bot) => onChange({ standIn: bot })}
    />
  </>
)
