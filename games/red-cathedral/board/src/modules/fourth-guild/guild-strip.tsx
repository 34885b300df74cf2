import type { Translator } from '@guildhall/texts'
import type { ComponentChildren, JSX } from 'preact'
import { message } from '../../board-message.ts'
import { Emblem } from './emblem.tsx'
import './fourth-guild.css'

interface GuildStripProps {
  readonly say: Translator
  readonly guild: string
  /** Its name in the component data, which the texts of the game translate. */
  readonly name: string
  readonly children: ComponentChildren
}

/** What a guild has laid beside the market, with its seal. */
export function GuildStrip({ say, guild, name, children }: GuildStripProps): JSX.Element {
  const title = say(message('component.card', { name }))
  return (
    <section class="guild-strip" aria-label={title} data-at="beside" data-card={`guild ${guild}`}>
      <span class="whose">
        <Emblem guild={guild} size={34} />
        <span class="guild-name serif">{title}</span>
      </span>
      {children}
    </section>
  )
}
