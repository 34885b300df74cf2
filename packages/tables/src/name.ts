import * as v from 'valibot'

/** How the schema refuses a name that hides something. */
export const BAD_NAME = 'a name has no invisible characters and at most 3 marks on a letter'

const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
const TOO_MANY_MARKS = /[\p{Mn}\p{Me}]{4}/u
/** What chooses how an emoji is drawn; elsewhere it is invisible. */
const EMOJI = /(\p{Extended_Pictographic})[\ufe0e\ufe0f]|([\d#*])\ufe0f\u20e3/gu

/** Whether all of a name can be seen. */
const isVisible = (name: string): boolean =>
  VISIBLE.test(name) &&
  !INVISIBLE.test(name.replaceAll(EMOJI, '$1$2')) &&
  !TOO_MANY_MARKS.test(name.normalize('NFD'))

/** The name of a person at a table: it can be seen, without surrounding space. */
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(40),
  v.check(isVisible, BAD_NAME),
)
