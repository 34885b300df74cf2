import type { BaseCommand } from './types/commands.ts'
import type { BaseEvent } from './types/events.ts'
import type { BaseFrame, BaseStoredFrame } from './types/frames.ts'
import type { BaseState } from './types/state.ts'
import type { BaseView } from './types/view.ts'

/** What the base game adds as types. */
export interface BaseTypes {
  readonly state: BaseState
  readonly view: BaseView
  readonly command: BaseCommand
  readonly event: BaseEvent
  readonly frame: BaseFrame
  readonly storedFrame: BaseStoredFrame
  readonly score: 'buildings' | 'contracts' | 'coins' | 'resources'
}
