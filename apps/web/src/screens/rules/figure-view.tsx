import type { Translator } from '@guildhall/texts'
import type { RulebookFigure } from '@guildhall/ui'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { type Inline, plainText } from '../../../rulebook/rulebook.ts'
import { t } from '../../later-messages.ts'
import { type Figures, useFigureTranslator } from './use-figures.ts'

/** A figure with its caption. What is drawn cannot be played; those who hear it get it in words. */
export function FigureView({
  name,
  caption,
  figures,
  children,
}: {
  readonly name: string
  readonly caption: readonly Inline[]
  readonly figures: Figures | null
  readonly children: ComponentChildren
}) {
  return (
    <figure class="rulebook-figure">
      {figures !== null && <Drawn {...figures} name={name} caption={plainText(caption)} />}
      <figcaption class="rulebook-caption">{children}</figcaption>
    </figure>
  )
}

function Drawn({
  art,
  client,
  name,
  caption,
}: Figures & { readonly name: string; readonly caption: string }) {
  const figure = useMemo(() => art.figures[name]?.(), [art, name])
  if (figure === undefined) throw new Error(`there is no figure ${name}`)
  const say = useFigureTranslator(client, figure)
  return say === null ? null : <Pictures figure={figure} say={say} caption={caption} />
}

function Pictures({
  figure,
  say,
  caption,
}: {
  readonly figure: RulebookFigure
  readonly say: Translator
  readonly caption: string
}) {
  const words = [caption, ...figure.happens.map(say)].join(' ')
  return (
    <div class="rulebook-pictures" role="img" aria-label={words}>
      {figure.pictures.map(({ moment, Draw }, index) => (
        <div key={index} class={`rulebook-picture ${moment === null ? 'single' : ''}`} inert>
          {moment !== null && <p class="eyebrow rulebook-moment">{t(`rules.figure.${moment}`)}</p>}
          <Draw say={say} />
        </div>
      ))}
    </div>
  )
}
