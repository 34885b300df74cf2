import { SIGN_NAMES, Sign } from '@guildhall/red-cathedral-board'
import { DomePicture, GrandCathedral } from '@guildhall/red-cathedral-board/grand'
import { DieFace, ICON_NAMES, Icon, PlayerToken } from '@guildhall/ui'
import type { JSX } from 'preact'

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
      <div class="row wrap">
        {SIGN_NAMES.map((name) => (
          <figure key={name}>
            <Sign name={name} size={40} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <div class="row wrap">
        {ICON_NAMES.map((name) => (
          <figure key={name}>
            <Icon name={name} size={28} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
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
