import { SIGN_NAMES, Sign } from '@guildhall/red-cathedral-board'
import { DomePicture, GrandCathedral } from '@guildhall/red-cathedral-board/grand'
import { DieFace, ICON_NAMES, Icon, PlayerToken } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Named } from './named.tsx'

const COLOURS = ['red', 'green', 'blue', 'yellow', 'white', 'black'] as const

export function AllPieces(): JSX.Element {
  return (
    <div class="gallery">
      <div class="row wrap">
        {COLOURS.map((colour, i) => (
          <span key={colour} class="row">
            <DieFace colour={colour} value={i + 1} size={44} />
            <PlayerToken colour={colour} size={36} />
          </span>
        ))}
      </div>
      <Named names={SIGN_NAMES} draw={(name) => <Sign name={name} size={40} />} />
      <Named names={ICON_NAMES} draw={(name) => <Icon name={name} size={28} />} />
    </div>
  )
}

/** The picture for a wall, and domes as they are cut into the corners of cards. */
export function Pictures(): JSX.Element {
  return (
    <div class="gallery">
      <div class="gallery-picture">
        <GrandCathedral label="A finished cathedral" />
      </div>
      <div class="row wrap">
        {Array.from({ length: 24 }, (_, i) => (
          <DomePicture key={`dome-${i}`} name={`dome-${i}`} height={120} />
        ))}
      </div>
    </div>
  )
}
