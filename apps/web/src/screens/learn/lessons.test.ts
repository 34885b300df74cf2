import type { AnyCommand } from '@guildhall/kernel'
import { createTranslator } from '@guildhall/texts'
import { type Lesson, lessonSteps, lessonTable } from '@guildhall/ui'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../game-client.ts'
import { GAMES } from '../../game-listings.ts'
import { pieceFor } from './lesson-piece.ts'
import { LessonRun } from './lesson-run.ts'

const TAUGHT = await Promise.all(
  GAMES.map(async (listing) => {
    const [guide, client] = await Promise.all([listing.guide(), listing.load()])
    const definition = await client.definition()
    return { id: listing.id, lessons: listing.lessons, guide, definition }
  }),
)
const LESSONS = TAUGHT.flatMap(({ guide, definition }) =>
  guide.lessons.map((lesson) => {
    const created = definition.create(lessonTable(lesson))
    if (!created.ok) throw new Error(`the table of ${lesson.id} can be created`)
    return { id: lesson.id, lesson, game: created.value, guide }
  }),
)

/** A lesson that is tested for something particular. */
function lessonNamed(id: string): { lesson: Lesson; game: AnyGame } {
  const found = LESSONS.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no lesson ${id}`)
  return found
}

describe.each(TAUGHT)('the guide of $id', ({ lessons, guide }) => {
  test('has the lessons that the pages offer', () => {
    expect(guide.lessons.map(({ id }) => id)).toEqual(lessons)
  })

  test('has a message for everything', async () => {
    const english = await guide.catalogue('en')
    const keys = [
      ...guide.settings.flatMap(({ id, values }) => [
        `setting.${id}`,
        ...values.filter((value) => typeof value !== 'boolean').map((v) => `setting.${id}.${v}`),
      ]),
      ...guide.lessons.flatMap(({ id, turns }) => [
        ...['title', 'about', 'done'].map((part) => `learn.${id}.${part}`),
        ...turns.flatMap(({ steps, end }) => [...steps, end].map(({ key }) => key)),
      ]),
    ]
    expect(keys.filter((key) => !Object.hasOwn(english, key))).toEqual([])
  })
})

test('no two lessons have the same name', () => {
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length)
})

const solution = (lesson: Lesson, turn: number): AnyCommand[] => {
  const { steps, end } = lesson.turns[turn] ?? { steps: [], end: { commands: [] } }
  return [...steps.flatMap(({ commands }) => commands), ...end.commands]
}

describe.each(LESSONS)('the lesson $id', ({ lesson, game, guide }) => {
  test('is learnt by doing what it asks for, one thing after the other', () => {
    const run = new LessonRun(game, lesson)
    let done = 0
    for (const turn of lesson.turns) {
      const drafted: AnyCommand[] = []
      for (const step of turn.steps) {
        expect([run.instruction, run.done]).toEqual([step.key, done])
        for (const command of step.commands) {
          drafted.push(command)
          expect(run.setDraft(drafted)).toBe('done')
          expect(run.draft.commands).toEqual(drafted)
        }
        done += 1
      }
      expect([run.instruction, run.done]).toEqual([turn.end.key, done])
      expect(run.submit([...drafted, ...turn.end.commands])).toBe('done')
      done += 1
    }
    expect([run.over, run.instruction, run.done]).toEqual([true, null, lessonSteps(lesson)])
  })

  test('lets everything else be looked at, but the lesson does not go on with it', () => {
    const run = new LessonRun(game, lesson)
    const asked = new Set(solution(lesson, 0).map((command) => JSON.stringify(command)))
    const before = run.draft.now.view
    const others = run.draft.start.choices.filter(
      ({ command }) => !asked.has(JSON.stringify(command)),
    )
    expect(others.length).toBeGreaterThan(1)
    for (const { command } of others) {
      if (lesson.mayTry?.(command, solution(lesson, 0)) === true) continue
      expect(run.setDraft([command])).toBe('beside')
      expect(run.draft.commands).toEqual([command])
      expect(run.submit([command])).toBe('notAsked')
      expect(run.draft.commands).toEqual([])
    }
    expect(run.submit([])).toBe('notYet')
    expect(run.draft.now.view).toEqual(before)
    expect(run.done).toBe(0)
  })

  test('names the piece that every step begins with', () => {
    const run = new LessonRun(game, lesson)
    for (const turn of lesson.turns) {
      const drafted: AnyCommand[] = []
      for (const step of turn.steps) {
        expect(pieceFor(guide, run)).toMatch(/^[a-z]+( [a-z0-9-]+)+$/)
        drafted.push(...step.commands)
        run.setDraft(drafted)
      }
      expect(pieceFor(guide, run)).toBeNull()
      run.submit([...drafted, ...turn.end.commands])
    }
  })

  test('goes on where it was left', () => {
    for (let turns = 0; turns <= lesson.turns.length; turns++) {
      const run = new LessonRun(game, lesson)
      for (let turn = 0; turn < turns; turn++) run.submit(solution(lesson, turn))
      const later = new LessonRun(game, lesson, turns)
      expect(later.state).toEqual(run.state)
      expect(later.instruction).toBe(run.instruction)
    }
  })

  test('has at most 8 steps of at most 35 words', async () => {
    expect(lessonSteps(lesson)).toBeLessThanOrEqual(8)
    const say = createTranslator(await guide.catalogue('en'), 'en')
    const keys = lesson.turns.flatMap(({ steps, end }) => [...steps.map((s) => s.key), end.key])
    for (const key of keys) {
      expect(say({ key, params: {} }).split(/\s+/).length).toBeLessThanOrEqual(35)
    }
  })
})

test('the market asks for the white die alone, and another die is answered', () => {
  const { game, lesson } = lessonNamed('market')
  const run = new LessonRun(game, lesson)
  const move = (die: string, extra: number) => ({ type: 'moveDie', die, extra })
  expect(run.setDraft([move('blue', 0)])).toBe('beside')
  expect(run.setDraft([move('white', 1)])).toBe('done')
  expect(run.done).toBe(0)
})

test('the last lesson ends its game: a penalty, the sixth section, the towers — RC-7.13, RC-12.1', () => {
  const { game, lesson } = lessonNamed('scoring')
  const run = new LessonRun(game, lesson)
  const eventTypes = (commands: readonly AnyCommand[]) => {
    run.setDraft(commands)
    return run.draft.steps.flatMap(({ events }) => events.map(({ type }) => type))
  }
  expect(eventTypes(solution(lesson, 0))).toContain('penalised')
  run.submit(solution(lesson, 0))
  expect(eventTypes(solution(lesson, 1))).toContain('endTriggered')
  run.submit(solution(lesson, 1))
  expect(game.outcome(run.state)?.seats.map(({ total, rank }) => [total, rank])).toEqual([
    [23, 1],
    [9, 2],
  ])
})

test.each([
  ['contractors', ['specialistHired', 'cityClosed']], // CT-5.8, CT-8.3
  ['guilds', ['actionUsed', 'diamondDelivered']], // GU-JEWELERS-3
  ['ivan', ['ivanStocked', 'ivanClaimed']], // IV-5.2
] as const)('the lesson %s shows what its module is about', (id, shown) => {
  const { game, lesson } = lessonNamed(id)
  const run = new LessonRun(game, lesson)
  for (const [turn, type] of shown.entries()) {
    const before = run.news.length
    run.submit(solution(lesson, turn))
    const events = run.news.slice(before).flatMap((news) => news.events)
    expect(events.map((event) => event.type)).toContain(type)
  }
  expect(run.over).toBe(true)
})

test('a contract, then the third castle, ends the lesson about them — CB-7.1, CB-10.1', () => {
  const { game, lesson } = lessonNamed('contracts')
  const run = new LessonRun(game, lesson)
  const eventTypes = (commands: readonly AnyCommand[]) => {
    run.setDraft(commands)
    return run.draft.steps.flatMap(({ events }) => events.map(({ type }) => type))
  }
  expect(eventTypes(solution(lesson, 0))).toContain('realised')
  run.submit(solution(lesson, 0))
  expect(eventTypes(solution(lesson, 1))).toContain('endTriggered')
  run.submit(solution(lesson, 1))
  expect(game.outcome(run.state)?.seats.map(({ total, rank }) => [total, rank])).toEqual([
    [53, 1],
    [44, 2],
  ])
})
