/** Letters and the Latin ones that they look like, from Unicode's list of confusables. */
const LATIN = new Map(
  [
    ...['АA', 'ВB', 'ЕE', 'КK', 'МM', 'НH', 'ОO', 'РP', 'СC', 'ТT', 'УY', 'ХX', 'ІI', 'ЈJ', 'ЅS'],
    ...['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'јj', 'ѕs', 'ԁd', 'һh', 'ԛq', 'ԝw'],
    ...['ΑA', 'ΒB', 'ΕE', 'ΖZ', 'ΗH', 'ΙI', 'ΚK', 'ΜM', 'ΝN', 'ΟO', 'ΡP', 'ΤT', 'ΥY', 'ΧX'],
    ...['αa', 'ιi', 'οo', 'ρp', 'νv', 'υu', 'ıi', 'ɑa', 'ɡg'],
  ].map(([letter = '', latin = '']) => [letter, latin]),
)

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\ufe0e\ufe0f]/g, '')
    .replaceAll(/\s+/g, ' ')

const inLatin = (name: string): string =>
  Array.from(plain(name), (letter) => LATIN.get(letter) ?? letter).join('')

/** The ways in which names may be the same: small letters, Latin ones, and with I and 0 for l and O. */
const WAYS = [
  plain,
  inLatin,
  (name: string) => inLatin(name).replaceAll(/[I1|]/g, 'l').replaceAll('0', 'O'),
]

/** Whether a reader may take two names for the same. */
export const looksLike = (one: string, other: string): boolean =>
  WAYS.some((way) => way(one).toLowerCase() === way(other).toLowerCase())
