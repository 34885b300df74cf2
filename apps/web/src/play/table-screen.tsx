import { useEffect, useMemo } from 'preact/hooks'
import { TableLink } from '../net/table-link.ts'
import type { Parts } from '../router.tsx'
import { WaitingRoom } from '../screens/waiting-room.tsx'
import { house } from '../session.ts'
import { t } from '../words.ts'
import { useOpened } from './opened.ts'
import { useDesk } from './use-desk.ts'

export function TableScreen({ id = '' }: Parts) {
  const link = useMemo(() => new TableLink(house, id), [id])
  useEffect(() => () => link.close(), [link])
  const opened = useOpened(link.view)
  const drafting = useDesk(link, opened)
  const view = link.view.value
  const desk = drafting.desk.value
  if (link.refused.value !== null) return <p role="alert">{link.refused.value.message}</p>
  if (view?.status === 'open') return <WaitingRoom view={view} link={link} />
  if (view === null || opened.value === null) return <p aria-live="polite">{t('page.loading')}</p>
  const { say, playable } = opened.value
  const names = view.chairs.map(({ name }) => name)
  const acting = view.play?.actor?.seat ?? null
  const mine = acting !== null && acting === view.play?.viewer
  return (
    <main>
      <h1>
        {acting === null
          ? t('table.over')
          : t(mine ? 'table.yourTurn' : 'table.theirTurn', { name: names[acting] ?? '' })}
      </h1>
      {desk !== null && (
        <playable.Board
          desk={desk}
          viewer={view.play?.viewer ?? 'spectator'}
          acting={acting}
          names={names}
          say={say}
          busy={drafting.busy.value}
          shape="wide"
          undoable={view.play?.undoable ?? 0}
          draft={drafting.draft}
          submit={drafting.submit}
          undo={drafting.undo}
          explain={() => {}}
          aside={null}
        />
      )}
      {drafting.refusal.value !== null && <p role="alert">{say(drafting.refusal.value.message)}</p>}
      <h2>{t('table.log')}</h2>
      <ol>
        {link.facts.value.flatMap(({ number, told }) =>
          told.map((words, index) => <li key={`${number}.${index}`}>{say(words)}</li>),
        )}
      </ol>
    </main>
  )
}
