/**
 * The most common passwords in lists of stolen ones. With digits and punctuation around them they
 * fill the top of those lists. Anything shorter than ten characters is refused anyway.
 */
const COMMON = new Set(
  `password passwort parola passw pass qwerty qwertz azerty letmein letmeinnow welcome admin
  administrator root login user guest master test testtest changeme default secret trustno
  iloveyou ilovey loveyou lovely love forever together princess sunshine shadow superman batman
  spiderman pokemon starwars starwar dragon monkey tigger killer hunter ranger soccer football
  baseball basketball hockey liverpool chelsea arsenal barcelona realmadrid juventus manchester
  michael michelle jennifer jessica jordan charlie andrew daniel thomas ashley nicole matthew
  robert joshua anthony william alexander benjamin samantha elizabeth christian christopher
  computer internet samsung google facebook linkedin myspace twitter minecraft playstation nintendo
  summer winter spring autumn january february monday friday sunday blessed jesus jesuschrist
  angel angels blink mustang corvette ferrari mercedes porsche yamaha harley freedom america
  whatever nothing something someone nobody everything zxcvbnm asdfgh asdfghjkl zaqwsx qazwsx
  qazwsxedc qweasdzxc qweasd abcdef abcdefg abcabc aaaaaa guildhall cathedral redcathedral`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Rows of a keyboard, and other well-known sequences. */
const ROWS = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'abcdefghijklmnopqrstuvwxyz',
  '12345678901234567890',
]
const BOTH_WAYS = ROWS.flatMap((row) => [row, [...row].reverse().join('')])
const FEWEST = 4

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  ...{ '@': 'a', $: 's', '!': 'i' },
}

/** Whether a password is easy to guess; `about` is what an attacker may know of the person. */
export function isGuessable(password: string, about: readonly string[]): boolean {
  const text = password.toLowerCase()
  const once = repeated(text)
  if (new Set(text).size < FEWEST) return true
  if (isWalk(once)) return true
  const known = about.flatMap((each) => [each, each.split('@')[0] ?? '']).map(core)
  const word = core(once)
  if (word === '') return false
  return [word, looksLike(word)].some((each) => COMMON.has(repeated(each)) || known.includes(each))
}

/** What a password is once case, repetition and the digits and signs around it are taken away. */
export function variantsOf(password: string): readonly string[] {
  const text = password.toLowerCase()
  const word = core(repeated(text))
  return [text, word, looksLike(word), repeated(looksLike(word))]
}

const looksLike = (text: string): string => text.replaceAll(/[^a-z]/g, (c) => LOOKS_LIKE[c] ?? c)

/** Without the digits and punctuation around it. */
const core = (text: string): string => text.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** The part that a text repeats. */
const repeated = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text

/** Whether a text goes along such rows, one piece after the other. */
function isWalk(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    let length = text.length - at
    while (length >= FEWEST && !isPiece(text.slice(at, at + length))) length -= 1
    if (length < FEWEST) return false
    at += length
  }
  return true
}

const isPiece = (text: string): boolean => BOTH_WAYS.some((row) => row.includes(text))
