import type { Arrangement } from '@guildhall/tables'
import { isOpponent } from '../format.ts'
import { t } from '../i18n.ts'
import { Switch } from '../shell/forms.tsx'
import { OpponentSelect } from './opponent-select.tsx'

/** How people are treated at a table: whether there are hints, and who plays on for whoever is gone. */
export const ArrangementFields = ({
  arrangement: { hints, standIn },
  onChange,
}: {
  readonly arrangement: Required<Arrangement>
  /** What is changed, and nothing else. */
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
