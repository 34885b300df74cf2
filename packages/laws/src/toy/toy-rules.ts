import {
  type Chance,
  type Choices,
  type Decision,
  item,
  message,
  rollDie,
  type Seat,
  shuffled,
} from '@guildhall/kernel'
import type { Command } from './toy-commands.ts'
import { type Event, playerAt } from './toy-events.ts'
import { CARDS, COPIES, HAND, openQuestion, type Question, type State } from './toy-state.ts'

/** The question that each command answers. */
const ANSWERS: { readonly [T in Command['type']]: Question['kind'] } = {
  draw: 'turn',
  roll: 'turn',
  offer: 'turn',
  hold: 'turn',
  discard: 'discard',
  keep: 'rolled',
  reveal: 'rolled',
  put: 'offer',
  take: 'answer',
  decline: 'answer',
}

/** The first event: who holds what. */
export function setup(players: number, chance: Chance): readonly Event[] {
  const deck = shuffled(
    CARDS.flatMap((card) => Array.from({ length: COPIES }, () => card)),
    chance,
  )
  const hands = Array.from({ length: players }, () => deck.splice(-HAND, HAND))
  return [{ type: 'dealt', deck, hands }]
}

/** Every command that answers the open question. */
export function legal(state: State, commands: readonly Command[], choices: Choices<Command>): void {
  choices.clear()
  const question = openQuestion(state)
  if (question === undefined) return
  for (const command of commands) {
    if (ANSWERS[command.type] === question.kind && able(state, question, command)) {
      choices.add(command)
    }
  }
}

/** What follows from a command of a seat. */
export function decide(
  state: State,
  seat: Seat,
  command: Command | null,
  chance: Chance,
): Decision<Event> {
  const question = openQuestion(state)
  if (question === undefined) return refuse('TOY-4.1', 'toy.refused.over')
  if (question.seat !== seat) return refuse('TOY-1.1', 'toy.refused.seat')
  if (command === null) return refuse('TOY-1.2', 'toy.refused.unknown')
  if (ANSWERS[command.type] !== question.kind) return refuse('TOY-1.3', 'toy.refused.question')
  if (!able(state, question, command)) return refuse('TOY-2.1', `toy.refused.${command.type}`)
  return { ok: true, events: follow(state, question, command, chance) }
}

const refuse = (clause: string, key: string): Decision<Event> => ({
  ok: false,
  refusal: { clause, message: message(key) },
})

/** Whether a command that answers the open question can be carried out. */
function able(state: State, question: Question, command: Command): boolean {
  const { hand, coins } = playerAt(state, question.seat)
  switch (command.type) {
    case 'draw':
      return state.deck.length > 0
    case 'roll':
      return coins > 0
    case 'offer':
      return (
        command.to !== question.seat &&
        hand.length > 0 &&
        (state.players[command.to]?.hand.length ?? 0) > 0
      )
    case 'reveal':
      return (
        question.kind === 'rolled' && question.die === command.card && hand.includes(command.card)
      )
    case 'discard':
    case 'put':
    case 'take':
      return hand.includes(command.card)
    default:
      return true
  }
}

/** The events of a command that can be carried out. */
function follow(state: State, question: Question, command: Command, chance: Chance): Event[] {
  const { seat } = question
  const turnEnded: Event = { type: 'turnEnded', seat: turnOf(state) }
  switch (command.type) {
    case 'draw':
      return draw(state, seat, turnEnded, chance)
    case 'roll':
      return [
        { type: 'paid', seat },
        { type: 'rolled', seat, die: rollDie(chance) },
      ]
    case 'offer':
      return [{ type: 'offered', seat, to: command.to }]
    case 'discard':
      return [{ type: 'discarded', seat, card: command.card }, turnEnded]
    case 'reveal':
      return [{ type: 'revealed', seat, card: command.card }, turnEnded]
    case 'put':
      return question.kind === 'offer'
        ? [{ type: 'put', seat, to: question.to, card: command.card }]
        : []
    case 'take':
      return question.kind === 'answer'
        ? [
            {
              type: 'swapped',
              seat: question.from,
              to: seat,
              given: question.card,
              taken: command.card,
            },
            turnEnded,
          ]
        : []
    case 'decline':
      return question.kind === 'answer'
        ? [{ type: 'declined', seat: question.from, to: seat, card: question.card }, turnEnded]
        : []
    case 'hold':
    case 'keep':
      return [turnEnded]
  }
}

function draw(state: State, seat: Seat, turnEnded: Event, chance: Chance): Event[] {
  const card = item(state.deck, chance.int(state.deck.length))
  const drew: Event = { type: 'drew', seat, card }
  return playerAt(state, seat).hand.length < HAND ? [drew, turnEnded] : [drew]
}

const turnOf = (state: State): Seat => state.questions[0]?.seat ?? 0
