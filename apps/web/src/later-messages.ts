import type { MessageParams } from '@guildhall/kernel'
import { addEnglish, type MessageKey, translate } from './i18n.ts'
import { laterEnglish } from './locales/en-later.ts'

// Whoever imports this has the messages with it: the compiler sees to it that all who need them do.
addEnglish(laterEnglish)

export type LaterKey = MessageKey | keyof typeof laterEnglish

/** Any message of the pages, by its key. */
export const t = (key: LaterKey, params: MessageParams = {}): string => translate({ key, params })
