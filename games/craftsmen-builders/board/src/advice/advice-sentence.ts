import type { Command } from '@guildhall/craftsmen-builders'
import type { Message } from '@guildhall/kernel'
import { amountsIn, asLongAs, inParts, type LinePart, newsIn, untilTheEnd } from '@guildhall/ui'
import { dynamicMessage, message } from '../board-message.ts'
import type { CbDraft } from '../plan.ts'

type CbStep = CbDraft['steps'][number]

/** What is asked about an effect, also which site produces again; and about what is built. */
const OF_AN_EFFECT: readonly Command['type'][] = [
  'times',
  'payWith',
  'chooseKind',
  'choose',
  'chooseSite',
]
const OF_A_BUILDING: readonly Command['type'][] = ['chooseSite', 'replaceCoins']

const BUILD_PLACE = 'component.buildPlace'

/** A drafted line as the parts of one sentence, to be said with the texts of `locales` here. */
export const lineParts = ({ steps }: CbDraft): Message[] => inParts(steps, saidFirst)

/** The line as a plan: what ends the turn is left to the button that does. */
export const planned = ({ steps }: CbDraft): Command[] =>
  untilTheEnd(steps, ({ command }) => command.type === 'endTurn')

/** What is to be said first of the steps that are left. */
function saidFirst(steps: readonly CbStep[]): LinePart {
  const [first] = steps
  switch (first?.command.type) {
    case 'place':
      return placed(first, steps)
    case 'realise':
      return effected(
        first,
        dynamicMessage(`advice${afterDot(first.label)}`, first.label.params),
        steps,
      )
    case 'chooseBuilding':
      return built(first, steps)
    case 'chooseSite': {
      const produces = newsIn([first], 'event.siteProduced')
      const text = produces === undefined ? first.label : dynamicMessage('advice.produce', produces)
      return { messages: [text], steps: 1 }
    }
    default: {
      const isSilent = first === undefined || first.command.type === 'endTurn'
      return { messages: isSilent ? [] : [first.label], steps: 1 }
    }
  }
}

const afterDot = ({ key }: Message): string => key.slice(key.indexOf('.'))

/** A worker that is sent. Where there is nothing but building, the building says it. */
function placed(first: CbStep, steps: readonly CbStep[]): LinePart {
  const { label } = first
  const { where } = label.params
  const isPlain = typeof where === 'object' && 'key' in where && where.key === BUILD_PLACE
  if (isPlain && builds(steps[1])) return { messages: [], steps: 1 }
  return effected(first, dynamicMessage(`advice${afterDot(label)}`, label.params), steps)
}

/** What is done for its effect, and what that brings and costs once all of it is chosen. */
function effected(first: CbStep, what: Message, steps: readonly CbStep[]): LinePart {
  const run = [first, ...asLongAs(steps.slice(1), isOfAnEffect)]
  const gains = amountsIn(run, 'event.gained')
  const cost = amountsIn(run, 'event.paid')
  const effect = message(cost.length > 0 ? 'effect.trade' : 'effect.gain', { cost, gains })
  const text = (): Message => {
    if (gains.length > 0) return message('advice.brings', { what, effect })
    return builds(steps[run.length]) ? what : first.label
  }
  return { messages: [text()], steps: run.length }
}

const builds = (step: CbStep | undefined): boolean => step?.command.type === 'chooseBuilding'

/** A building: for what is really paid, where it stands, and on what. */
function built(first: CbStep, steps: readonly CbStep[]): LinePart {
  const run = [first, ...asLongAs(steps.slice(1), isOfABuilding)]
  const site = run.find(({ command }) => command.type === 'chooseSite')?.label
  const paid = run.find(({ command }) => command.type === 'replaceCoins')?.label.params['what']
  const params = { ...first.label.params, ...(paid === undefined ? {} : { cost: paid }) }
  const text =
    site === undefined
      ? dynamicMessage(first.label.key, params)
      : dynamicMessage('advice.built', { ...params, site })
  return { messages: [text], steps: run.length }
}

const isOfAnEffect = ({ command }: CbStep): boolean => OF_AN_EFFECT.includes(command.type)
const isOfABuilding = ({ command }: CbStep): boolean => OF_A_BUILDING.includes(command.type)
