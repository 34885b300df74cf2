import type { JSX } from 'preact'

/** Lines and filled shapes on a grid of 24, two units thick: one silhouette for one meaning. */
interface Drawn {
  readonly line?: string
  readonly fill?: string
}

const ICONS = {
  arrow: { line: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5' },
  back: { line: 'M20 12H5M10.5 6.5 5 12l5.5 5.5' },
  bell: {
    line: 'M10 20.5a2.2 2.2 0 0 0 4 0M5 17.2c2-2 2-4 2-6.9a5 5 0 0 1 10 0c0 2.9 0 4.9 2 6.9ZM12 3v2',
  },
  bulb: {
    line: 'M9.5 18.5h5M10.5 21.5h3M12 2.5a6.5 6.5 0 0 0-4 11.6c.9.7 1.5 1.4 1.5 2.4v.5h5v-.5c0-1 .6-1.7 1.5-2.4a6.5 6.5 0 0 0-4-11.6Z',
  },
  chart: { line: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6' },
  chat: { line: 'M4 5h16v11h-9l-4.5 4v-4H4Z' },
  check: { line: 'm5 12.5 4.5 4.5L19.5 7' },
  clock: { line: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 7v5l3.5 2.5' },
  close: { line: 'M6 6l12 12M18 6 6 18' },
  contrast: {
    line: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z',
    fill: 'M12 3a9 9 0 0 1 0 18Z',
  },
  copy: { line: 'M8.5 8.5h11v11h-11ZM15.5 8V4.5h-11v11H8' },
  dice: {
    line: 'M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4Z',
    fill: 'M8.7 7.1a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2ZM12 10.4a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2ZM15.3 13.7a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2Z',
  },
  down: { line: 'm5.5 9 6.5 6.5L18.5 9' },
  download: { line: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15' },
  eye: {
    line: 'M2.5 12c4.5-8 14.5-8 19 0c-4.5 8-14.5 8-19 0Z',
    fill: 'M12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z',
  },
  flag: { line: 'M5.5 21V4M5.5 4.5h13l-3 4 3 4h-13' },
  gear: {
    line: 'M12 8.6a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 1 0 0-6.8ZM12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1',
  },
  globe: {
    line: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  },
  info: { line: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 11v5.5M12 7.3v.2' },
  learn: {
    line: 'M3 6.5c3.5-1.5 6.5-1 9 1c2.5-2 5.5-2.5 9-1v12c-3.5-1.5-6.5-1-9 1c-2.5-2-5.5-2.5-9-1ZM12 7.5v12',
  },
  link: {
    line: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.6L11.8 7.4M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.6l1.6-1.6',
  },
  lock: { line: 'M8 10.5V8a4 4 0 0 1 8 0v2.5', fill: 'M5 10.5h14v10H5Z' },
  mail: { line: 'M3.5 5.5h17v13h-17ZM4 6.5l8 6.5 8-6.5' },
  menu: { line: 'M4 7h16M4 12h16M4 17h16' },
  minus: { line: 'M5 12h14' },
  moon: { line: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z' },
  next: { line: 'm9 5.5 6.5 6.5L9 18.5' },
  pause: { fill: 'M6 4.5h4v15H6ZM14 4.5h4v15h-4Z' },
  people: {
    line: 'M8.5 5a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4ZM2.5 19.5c.5-7 11.5-7 12 0M16 5.4a3 3 0 0 1 0 5.6M17.5 13.8c2.3.600 3.8 2.6 4 5.7',
  },
  play: { fill: 'M7 4.5v15l12.5-7.5Z' },
  plus: { line: 'M12 5v14M5 12h14' },
  previous: { line: 'm15 5.5-6.5 6.5 6.5 6.5' },
  redo: { line: 'M16 5l4 4.2-4 4.3M19.5 9.2H10a5.5 5.5 0 0 0 0 11h4' },
  robot: {
    line: 'M5 8.5h14v10.5H5ZM12 8.5V5M2.5 12v4M21.5 12v4M9.5 16h5',
    fill: 'M9 11a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 1 1 0-2.8ZM15 11a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 1 1 0-2.8ZM12 2.6a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3Z',
  },
  search: { line: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13ZM15.5 15.5l5 5' },
  share: {
    line: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5v8h14v-8',
  },
  sound: { line: 'M15.5 8.5a5 5 0 0 1 0 7M18 5.5a9 9 0 0 1 0 13', fill: 'M3 9h4l5-4.5v15L7 15H3Z' },
  sun: {
    line: 'M12 7.8a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  },
  trophy: {
    line: 'M7.5 4h9v6a4.5 4.5 0 0 1-9 0ZM7.5 5.5H4c0 3.5 1 5 3.8 5.2M16.5 5.5H20c0 3.5-1 5-3.8 5.2M12 14.5V18M8 20.5h8',
  },
  undo: { line: 'M8 5 4 9.2l4 4.3M4.5 9.2H14a5.5 5.5 0 0 1 0 11h-4' },
  up: { line: 'm5.5 15.5 6.5-6.5 6.5 6.5' },
  warn: { line: 'M12 3.5 22 20.5H2ZM12 10v5M12 17.6v.2' },
  // The three cues of a board: a die can be moved, a section claimed, a section delivered to.
  frame: { line: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z' },
  brackets: { line: 'M9 4H4v5M15 4h5v5M4 15v5h5M20 15v5h-5' },
  hatch: { line: 'M4 12 12 4M4 20 20 4M12 20l8-8' },
} satisfies Readonly<Record<string, Drawn>>

export type IconName = keyof typeof ICONS
export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[]

interface IconProps {
  readonly name: IconName
  readonly size?: number
}

/** A sign of the interface, in the colour of the words beside it. */
export function Icon({ name, size = 20 }: IconProps): JSX.Element {
  const { line, fill }: Drawn = ICONS[name]
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {line !== undefined && (
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          stroke-width={name === 'check' ? 3 : 2}
          stroke-linejoin="round"
          stroke-linecap="round"
        />
      )}
      {fill !== undefined && <path d={fill} fill="currentColor" />}
    </svg>
  )
}
