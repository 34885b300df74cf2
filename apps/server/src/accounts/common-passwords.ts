import { variantsOf } from './guessable.ts'

let loaded: Promise<ReadonlySet<string>> | undefined

/** The most common of stolen passwords; read once, when somebody first chooses a password. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return loaded
}

/**
 * Whether a password is one of the most common ones, with or without digits and signs around it. The
 * list is looked up exactly: it refuses nothing that is not in it.
 */
export async function isCommon(password: string): Promise<boolean> {
  const common = await commonPasswords()
  return variantsOf(password).some((variant) => common.has(variant))
}
