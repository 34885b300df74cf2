import type { TableView } from '@guildhall/tables'
import { useSignal } from '@preact/signals'
import { call } from '../net/http.ts'
import { go } from '../router.tsx'
import { comeIn } from '../session.ts'
import { t } from '../words.ts'

export function Home() {
  const busy = useSignal(false)
  const playNow = async () => {
    busy.value = true
    await comeIn(t('home.guest'))
    const { id } = await call<TableView>('POST', '/api/tables', {
      game: 'red-cathedral',
      players: 2,
      chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
      start: true,
    })
    go(`/t/${id}`)
  }
  return (
    <main>
      <h1>{t('house.name')}</h1>
      <button type="button" disabled={busy.value} onClick={playNow}>
        {t('home.playNow')}
      </button>
    </main>
  )
}
