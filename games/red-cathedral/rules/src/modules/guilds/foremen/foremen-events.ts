import { plus } from '@guildhall/kernel/toolbox'
import { defineEvents, type Stored } from '../../../events/define-event.ts'
import { message } from '../../../messages/message.ts'
import { player, sectionOf, things } from '../../../messages/terms.ts'
import { playerAt, setPart } from '../../../state.ts'

interface ForemenChanges {
  readonly foremanPlaced: Stored<'foremanPlaced'>
  readonly foremanMoved: Stored<'foremanMoved'>
  readonly foremanPraised: Stored<'foremanPraised'>
}

/** Where the foreman goes, and whom he praises. */
export const foremenEvents = defineEvents<ForemenChanges>({
  foremanPlaced: {
    apply: (_rules, state, { tower }) => setPart(state, 'foreman', tower),
    describe: (_rules, _state, { tower }) => message('event.foremanPlaced', { tower: tower + 1 }),
  },
  foremanMoved: {
    apply: (_rules, state, { tower }) => setPart(state, 'foreman', tower),
    describe: (rules, _state, { seat, tower }) =>
      message('event.foremanMoved', { who: player(rules, seat), tower: tower + 1 }),
  },
  foremanPraised: {
    apply(_rules, state, { seat, recognition }) {
      playerAt(state, seat).position += recognition
    },
    describe: (rules, state, { seat, section, recognition }) =>
      message('event.foremanPraised', {
        who: player(rules, seat),
        section: sectionOf(state, section),
        gains: plus(things({ recognition })),
      }),
  },
})
