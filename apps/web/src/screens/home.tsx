import { Icon, Segmented } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { botName, OPPONENTS, tableName } from '../format.ts'
import type { GameListing } from '../game-client.ts'
import { GAMES } from '../game-listings.ts'
import { t } from '../i18n.ts'
import { nextTable, showOpen, waiting } from '../lobby.ts'
import { opponent, playNow } from '../play-now.ts'
import { Link } from '../router.tsx'
import { change } from '../settings.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { setter } from '../shell/setter.ts'
import { Site } from '../shell/site.tsx'
import { type Task, useTask } from '../shell/task.ts'
import { HeroPicture } from './hero.tsx'
import { MyTables, OpenTables } from './table-lists.tsx'
import './home.css'

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

/** The table where it is my turn, one click away. */
function Resume() {
  const next = nextTable()
  if (next === undefined) return null
  return (
    <p class="resume">
      <Icon name="bell" />
      <span>
        {t('home.resume', { title: tableName(next) })}
        {waiting.value.length > 1 && ` · ${t('home.waiting', { n: waiting.value.length })}`}
      </span>
      <Link class="button" href={`/t/${next.id}`}>
        {t('home.resumeGo')}
      </Link>
    </p>
  )
}

function Pitch() {
  const [first, ...others] = GAMES
  const chosen = useSignal(first.quick[0]?.players ?? 2)
  const task = useTask()
  return (
    <div class="pitch">
      <h1>{t('home.heading')}</h1>
      <p>{t('home.pitch')}</p>
      <Resume />
      <div class="row">
        <TaskButton
          task={task}
          kind="primary large"
          onClick={() => task.run(() => playNow(first.id, chosen.value))}
        >
          <Icon name="play" />
          {t('home.playNow')}
        </TaskButton>
        <Link class="button large" href="/new">
          {t('home.makeTable')}
        </Link>
      </div>
      <Failure task={task} />
      <p class="eyebrow">{t(first.name)}</p>
      <Segmented
        label={t('home.howToPlay')}
        options={first.quick.map(({ players, label }) => ({ value: players, label: t(label) }))}
        value={chosen.value}
        onChange={setter(chosen)}
      />
      {chosen.value > 1 && (
        <Levels task={task} onPlay={() => task.run(() => playNow(first.id, chosen.value))} />
      )}
      {others.map((game) => (
        <OtherGame key={game.id} game={game} />
      ))}
    </div>
  )
}

/** A game against bots of each level, one click away; the level that was played last is marked. */
function Levels({ task, onPlay }: { readonly task: Task; readonly onPlay: () => void }) {
  const last = opponent()
  return (
    <fieldset class="levels">
      <legend>{t('home.against')}</legend>
      {OPPONENTS.map((level) => (
        <TaskButton
          key={level}
          task={task}
          kind={level === last ? 'chosen' : ''}
          aria-label={t('home.playAgainst', { level: botName(level) })}
          aria-current={level === last}
          onClick={() => {
            change({ opponent: level })
            onPlay()
          }}
        >
          {botName(level)}
        </TaskButton>
      ))}
    </fieldset>
  )
}

/** Another game, one click away as well. */
function OtherGame({ game }: { readonly game: GameListing }) {
  const task = useTask()
  const players = game.quick[0]?.players ?? 2
  return (
    <div class="other-game card">
      <img src={game.icon} alt="" width="72" height="72" />
      <span>{t(game.line)}</span>
      <TaskButton task={task} kind="" onClick={() => task.run(() => playNow(game.id, players))}>
        <Icon name="play" />
        {t('home.play', { game: t(game.name) })}
      </TaskButton>
      <Failure task={task} />
    </div>
  )
}
