import { addEnglish } from '../i18n.ts'

/** The English texts of what a table refuses; they come with the first refusal. */
export const loadRefusalTexts = (): Promise<void> =>
  import('@guildhall/tables/locales/en').then(
    ({ catalogue }) => addEnglish(catalogue),
    () => {}, // without network the server's own words serve
  )
