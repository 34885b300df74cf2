import type { ChatLine } from '@guildhall/protocol'
import type { TableView } from '@guildhall/tables'
import { Icon } from '@guildhall/ui'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../../later-messages.ts'
import type { TableLink } from '../../net/table-link.ts'
import { me } from '../../session.ts'
import { ErrorText } from '../../shell/error-text.tsx'
import { ChatPerson } from './chat-person.tsx'
import { EMOTES, EmotePicture, emoteIn, emoteText } from './emotes.tsx'
import { PeopleHere } from './people-here.tsx'
import './chat.css'

export interface ChatProps {
  readonly link: TableLink
  readonly view: TableView
}

/** Who is at a table, and what they say. Only who plays may say something. */
export function Chat({ link, view }: ChatProps) {
  const about = useSignal<ChatLine | null>(null)
  useEffect(() => {
    link.readChat()
  }, [link])
  return (
    <section class="chat" aria-label={t('chat.title')}>
      <PeopleHere link={link} view={view} />
      <Lines lines={link.chat.value} about={about} />
      <ErrorText text={link.chatRefusal.value} />
      {view.chairs.some(({ mine }) => mine) ? (
        <Writing link={link} />
      ) : (
        <p class="muted">{t('chat.playersOnly')}</p>
      )}
      {about.value !== null && (
        <ChatPerson
          link={link}
          line={about.value}
          onClose={() => {
            about.value = null
          }}
        />
      )}
    </section>
  )
}

/** The messages, the newest in sight. */
function Lines({
  lines,
  about,
}: {
  readonly lines: readonly ChatLine[]
  readonly about: Signal<ChatLine | null>
}) {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines.length])
  return (
    <ol class="chat-lines" aria-live="polite" ref={list}>
      {lines.length === 0 && <li class="muted">{t('chat.empty')}</li>}
      {lines.map((line) => (
        <Line
          key={line.number}
          line={line}
          onMore={() => {
            about.value = line
          }}
        />
      ))}
    </ol>
  )
}

function Line({ line, onMore }: { readonly line: ChatLine; readonly onMore: () => void }) {
  const { name, text, mine, removed } = line
  const known = me.value !== null && me.value !== undefined
  const emote = emoteIn(text)
  return (
    <li>
      <span>
        <b>{name}</b>{' '}
        {removed ? (
          <i class="muted">{t('chat.removed')}</i>
        ) : emote === undefined ? (
          text
        ) : (
          <EmotePicture emote={emote} />
        )}
      </span>
      {known && !mine && (
        <button
          type="button"
          class="button quiet icon-only more"
          aria-label={t('chat.more', { name })}
          onClick={onMore}
        >
          <Icon name="flag" size={16} />
        </button>
      )}
    </li>
  )
}

/** A message, or an emote. */
function Writing({ link }: { readonly link: TableLink }) {
  const text = useSignal('')
  const shown = useSignal(false)
  const send = (event: Event) => {
    event.preventDefault()
    const message = text.value.trim()
    if (message !== '' && link.sendChat(message)) text.value = ''
  }
  return (
    <form onSubmit={send}>
      {shown.value && <Emotes link={link} shown={shown} />}
      <label>
        <span class="unseen">{t('chat.message')}</span>
        <input
          value={text.value}
          maxLength={500}
          placeholder={t('chat.message')}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value
            link.tellTyping()
          }}
        />
      </label>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label={t('chat.emotes')}
        aria-expanded={shown.value}
        onClick={() => {
          shown.value = !shown.value
        }}
      >
        <EmotePicture emote="laugh" size={22} />
      </button>
      <button type="submit" class="button quiet icon-only" aria-label={t('chat.send')}>
        <Icon name="chat" />
      </button>
    </form>
  )
}

const Emotes = ({ link, shown }: { readonly link: TableLink; readonly shown: Signal<boolean> }) => (
  <fieldset class="emotes" aria-label={t('chat.emotes')}>
    {EMOTES.map((emote) => (
      <button
        key={emote}
        type="button"
        class="button quiet icon-only"
        onClick={() => {
          if (link.sendChat(emoteText(emote))) shown.value = false
        }}
      >
        <EmotePicture emote={emote} />
      </button>
    ))}
  </fieldset>
)
