import { type Bundle, EMPTY } from '../bundle.ts'

/** What is paid: materials and the rest. */
export interface Payment {
  readonly goods: Bundle
  readonly rubles: number
  readonly recognition: number
  readonly permits: number
}

export const NOTHING_PAID: Payment = { goods: EMPTY, rubles: 0, recognition: 0, permits: 0 }

/** A payment and these materials on top of it. */
export const withGoods = (payment: Payment, goods: Bundle): Payment => ({
  goods: payment.goods + goods,
  rubles: payment.rubles,
  recognition: payment.recognition,
  permits: payment.permits,
})

/** Two payments, one after the other. */
export const together = (one: Payment, other: Payment): Payment => ({
  goods: one.goods + other.goods,
  rubles: one.rubles + other.rubles,
  recognition: one.recognition + other.recognition,
  permits: one.permits + other.permits,
})
