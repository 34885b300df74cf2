import type { Message } from '@guildhall/kernel'
import type { Catalogue, Text, Translator } from '@guildhall/texts'
import { type Scenes, still } from '@guildhall/ui'

interface GameTextProps {
  readonly message: Message
  /** With places for pictures. */
  readonly say: Translator
  readonly scenes: Scenes
  /** A name that the text need not repeat, where it begins with it. */
  readonly without?: string
}

/** A sentence of a game with the pictures of the goods that it names. */
export const GameText = still(({ message, say, scenes: { Sign }, without = '' }: GameTextProps) => (
  <>
    {inPieces(withoutName(say(message), without)).map((piece, index) =>
      index % 2 === 0 ? piece : <Sign key={index} name={piece} size={16} />,
    )}
  </>
))

/** Private characters around the name of a picture: no text contains them. */
const OPEN = '\uE010'
const CLOSE = '\uE011'

/** Text and names of pictures in turn. */
const inPieces = (text: string): string[] => text.split(new RegExp(`[${OPEN}${CLOSE}]`))

function withoutName(text: string, name: string): string {
  if (name === '' || !text.startsWith(name)) return text
  const rest = text.slice(name.length)
  // "Anna’s turn" is no sentence without the name.
  return /^[\s:]/.test(rest) ? rest.replace(/^[\s:]+/, '') : text
}

const AMOUNT = 'amount.'

/** The texts with a place for its picture after each amount of a good. */
export const withPictures = (catalogue: Catalogue, { hasSign }: Scenes): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => {
      const sign = key.startsWith(AMOUNT) ? key.slice(AMOUNT.length) : ''
      return [key, hasSign(sign) ? pictured(text, sign) : text]
    }),
  )

function pictured(text: Text, sign: string): Text {
  const place = `\u00A0${OPEN}${sign}${CLOSE}`
  return typeof text === 'string' ? `${text}${place}` : [...text, place]
}
