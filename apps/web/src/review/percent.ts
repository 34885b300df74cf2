import { language } from '../i18n.ts'

/** A part of one in percent; with its sign, where it is added or taken away. */
export const inPercent = (part: number, signed = false, digits = 0): string =>
  new Intl.NumberFormat(language.value, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  }).format(part)
