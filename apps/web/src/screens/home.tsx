import type { TableView } from '@guildhall/tables'
import { Icon, type Option, Segmented } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { comeInAsGuest } from '../guest.ts'
import { nextTable, refresh, showOpen, waiting } from '../lobby.ts'
import { call } from '../net/http.ts'
import { go, Link } from '../router.tsx'
import { tableWords } from '../say.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { Site } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'
import { t } from '../words.ts'
import { HeroPicture } from './hero.tsx'
import { MyTables, OpenTables } from './table-lists.tsx'
import './home.css'

/** What is played when nobody wants to choose. */
const GAMES = {
  duel: { players: 2, opponents: 1 },
  three: { players: 3, opponents: 2 },
  solo: { players: 1, opponents: 0 },
} as const
type GameNow = keyof typeof GAMES

export function Home() {
  useEffect(showOpen, [])
  return (
    <Site title={t('home.title')} class="home">
      <div class="hero">
        <HeroPicture />
        <Pitch />
      </div>
      <div class="lists">
        <MyTables />
        <OpenTables />
      </div>
    </Site>
  )
}

/** Where somebody waits, that is one click away. */
function Resume() {
  const next = nextTable()
  if (next === undefined) return null
  return (
    <p class="resume">
      <Icon name="bell" />
      <span>
        {t('home.resume', { title: tableWords(next) })}
        {waiting.value.length > 1 && ` · ${t('home.waiting', { n: waiting.value.length })}`}
      </span>
      <Link class="button" href={`/t/${next.id}`}>
        {t('home.resumeGo')}
      </Link>
    </p>
  )
}

function Pitch() {
  const chosen = useSignal<GameNow>('duel')
  const task = useTask()
  const options: readonly Option<GameNow>[] = [
    { value: 'duel', label: t('home.duel') },
    { value: 'three', label: t('home.three') },
    { value: 'solo', label: t('home.solo') },
  ]
  return (
    <div class="pitch">
      <h1>{t('home.heading')}</h1>
      <p>{t('home.pitch')}</p>
      <Resume />
      <div class="row">
        <TaskButton
          task={task}
          kind="primary large"
          onClick={() => task.run(() => playNow(chosen.value))}
        >
          <Icon name="play" />
          {t('home.playNow')}
        </TaskButton>
        <Link class="button large" href="/new">
          {t('home.makeTable')}
        </Link>
      </div>
      <Failure task={task} />
      <p class="eyebrow">{t('game.red-cathedral')}</p>
      <Segmented
        label={t('home.howToPlay')}
        options={options}
        value={chosen.value}
        onChange={(value) => {
          chosen.value = value
        }}
      />
    </div>
  )
}

async function playNow(game: GameNow): Promise<void> {
  await comeInAsGuest()
  const { players, opponents } = GAMES[game]
  const bots = Array.from({ length: opponents }, () => ({ kind: 'bot', bot: 'greedy' }))
  const { id } = await call<TableView>('POST', '/api/tables', {
    game: 'red-cathedral',
    players,
    chairs: [{ kind: 'me' }, ...bots],
    start: true,
  })
  go(`/t/${id}`)
  refresh()
}
