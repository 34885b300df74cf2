import { Dialog } from '@guildhall/ui'
import { t } from '../later-messages.ts'
import './keys.css'

const KEYS = [
  ['Tab', 'settings.keys.tab'],
  ['← ↑ → ↓', 'settings.keys.arrows'],
  ['1 … 9', 'settings.keys.parts'],
  ['Enter', 'settings.keys.enter'],
  ['?', 'settings.keys.why'],
  ['h', 'settings.keys.hint'],
  ['i', 'settings.keys.look'],
  ['a', 'settings.keys.aid'],
  ['s', 'settings.keys.score'],
  ['Esc', 'settings.keys.escape'],
] as const

/** Which keys there are. */
export const KeyList = () => (
  <dl class="keys">
    {KEYS.map(([key, label]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{t(label)}</dd>
      </div>
    ))}
  </dl>
)

export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog open title={t('settings.keys')} closeLabel={t('page.close')} onClose={onClose}>
    <KeyList />
  </Dialog>
)
