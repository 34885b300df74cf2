import { joinLines, type Message } from '@guildhall/kernel'
import type { Law, Say } from '../law.ts'
import { notJson } from '../not-json.ts'
import { brief } from '../same.ts'

/** Whatever may be chosen and whatever happens can be said. */
export const everythingHasWords: Law = {
  name: 'everything-has-words',
  says: 'every command has a label, and every event is described, alone and in its line, or says nothing',
  watch: (game) => ({
    *before({ state, legal, say }) {
      for (const command of legal) yield* unsaid(game.label(state, command), command, say)
    },
    *after({ play, say }, events) {
      const lines: Message[] = []
      for (const event of events) {
        const description = game.describe(play.state, event)
        if (description === null) continue
        yield* unsaid(description, event, say)
        lines.push(description)
      }
      for (const line of joinLines(game, lines)) yield* unsaid(line, events, say)
    },
  }),
}

function* unsaid(message: Message, of: unknown, say: Say | null): Iterable<string> {
  const { key, params } = message
  if (typeof key !== 'string' || key === '') yield `no words for ${brief(of)}`
  const lost = notJson(params, key)
  if (lost !== null) yield lost
  if (say !== null && /[⟦{}]/.test(say(message))) yield `${brief(of)}: ${say(message)}`
}
