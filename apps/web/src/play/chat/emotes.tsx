import { t } from '../../later-messages.ts'

/** What can be said in a picture. It is sent as a message, as `:hello:`: muted, reported and limited like one. */
export const EMOTES = ['hello', 'bravo', 'laugh', 'thinking', 'oh', 'thanks'] as const
export type Emote = (typeof EMOTES)[number]

export const emoteText = (emote: Emote): string => `:${emote}:`

/** The emote that a message is; undefined where it is in words. */
export const emoteIn = (text: string): Emote | undefined =>
  EMOTES.find((emote) => emoteText(emote) === text)

const HEAD = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17Z'

/** On a grid of 24: what is filled, what is filled with ink, and the lines. */
const DRAWN: Readonly<
  Record<Emote, { readonly fill: string; readonly dark?: string; readonly line: string }>
> = {
  hello: {
    fill: 'M10 6a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15Z',
    line: 'M7.5 12v1M12.5 12v1M6.8 16c1.6 2 4.8 2 6.4 0M16.5 6.5c1-2 2.3-3.3 4-4M18.5 9c1.2-1 2.5-1.5 4-1.5M14.5 4.5c.2-1.2.6-2.2 1.2-3',
  },
  bravo: {
    fill: 'm12 5.5 1.9 4 4.4.5-3.3 3 .9 4.3-3.9-2.2-3.9 2.2.9-4.3-3.3-3 4.4-.5Z',
    line: 'M5 20.5C1.5 17.5.9 11 3.3 6M19 20.5c3.5-3 4.1-9.5 1.7-14.5M3 10.5l-1.5-2M2.5 15l-2-1.5M21 10.5l1.5-2M21.5 15l2-1.5M8.5 21.5h7',
  },
  laugh: {
    fill: HEAD,
    dark: 'M7.3 13h9.4c-.4 5.5-9 5.5-9.4 0Z',
    line: 'M6.8 10c.8-1.5 2.4-1.5 3.2 0M14 10c.8-1.5 2.4-1.5 3.2 0',
  },
  thinking: {
    fill: HEAD,
    line: 'M8.8 11v1M15.2 11v1M8.5 16.3c2-1 4.5-1 7-.3M13.5 8.3l3.3-1.2M7.3 8.5h2.7',
  },
  oh: {
    fill: HEAD,
    dark: 'M12 13.5a2.2 2.7 0 1 1 0 5.4a2.2 2.7 0 1 1 0-5.4Z',
    line: 'M8.7 9.5v1.2M15.3 9.5v1.2M7.2 7.3c.7-.7 1.7-1 2.7-.8M16.8 7.3c-.7-.7-1.7-1-2.7-.8',
  },
  thanks: {
    fill: 'M12 20.5C3 14.5 2.5 9.5 4.2 6.8C6 4 10.3 4 12 7.8C13.7 4 18 4 19.8 6.8C21.5 9.5 21 14.5 12 20.5Z',
    line: 'M6.8 9.5c.2-1.2 1-1.9 2-2',
  },
}

/** An emote, drawn; its name is read out. */
export function EmotePicture({
  emote,
  size = 28,
}: {
  readonly emote: Emote
  readonly size?: number
}) {
  const { fill, dark, line } = DRAWN[emote]
  const named = t(`chat.emote.${emote}`)
  return (
    <svg
      class={`emote emote-${emote}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={named}
    >
      <title>{named}</title>
      <path class="emote-fill" d={fill} />
      {dark !== undefined && <path class="emote-dark" d={dark} />}
      <path class="emote-line" d={line} />
    </svg>
  )
}
