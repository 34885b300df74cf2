import { type MessageParams, message } from '@guildhall/kernel'
import { like } from '@guildhall/texts/testing'
import { type MessageKey, translate } from '../i18n.ts'

/** Matches a text of the command line by its key, whatever the parameters that are not given. */
export const says = (key: MessageKey, params: MessageParams = {}): RegExp =>
  like(translate(message(key, params)))
