import type { Time } from '@guildhall/tables'

let latest = 0

/** The clock of this device. Where it is set back, it stands until it is as late again. */
export const time: Time = {
  now() {
    latest = Math.max(latest, Date.now())
    return latest
  },
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
