import { decorateWith } from './decorate.ts'
import { deliverDiamond } from './deliver.ts'

/** What diamonds are used for. */
export const JEWELERS_COMMANDS = { deliverDiamond, decorateWith }
