import type { AnyCommand } from '@guildhall/kernel'
import { english as gameWords, redCathedral } from '@guildhall/red-cathedral'
import { createSayer } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../playable.ts'
import { english } from '../../words/en.ts'
import { LessonRun } from './lesson-run.ts'
import { LESSON_IDS, LESSONS, type Lesson, stepsOf } from './lessons.ts'

const opened = redCathedral.open({ players: 2, options: {} })
if (!opened.ok) throw new Error('a plain table opens')
const game = opened.value as unknown as AnyGame

const solution = (lesson: Lesson, turn: number): AnyCommand[] => {
  const { steps, end } = lesson.turns[turn] ?? { steps: [], end: { commands: [] } }
  return [...steps.flatMap(({ commands }) => commands), ...end.commands]
}

describe.each(LESSON_IDS)('the lesson %s', (id) => {
  const lesson = LESSONS[id]

  test('is learnt by doing what it asks for, one thing after the other', () => {
    const run = new LessonRun(game, lesson)
    let done = 0
    for (const turn of lesson.turns) {
      const drafted: AnyCommand[] = []
      for (const step of turn.steps) {
        expect([run.words, run.done]).toEqual([step.words, done])
        for (const command of step.commands) {
          drafted.push(command)
          expect(run.draft(drafted)).toBe('done')
          expect(run.desk.commands).toEqual(drafted)
        }
        done += 1
      }
      expect([run.words, run.done]).toEqual([turn.end.words, done])
      expect(run.submit([...drafted, ...turn.end.commands])).toBe('done')
      done += 1
    }
    expect([run.over, run.words, run.done]).toEqual([true, null, stepsOf(lesson)])
  })

  test('answers everything else kindly, and nothing changes', () => {
    const run = new LessonRun(game, lesson)
    const asked = new Set(solution(lesson, 0).map((command) => JSON.stringify(command)))
    const before = run.desk.now.view
    const others = run.desk.start.choices.filter(
      ({ command }) => !asked.has(JSON.stringify(command)),
    )
    expect(others.length).toBeGreaterThan(3)
    for (const { command } of others) {
      if (command.type === 'moveDie' && id === 'market') continue // a die is tried at any distance
      expect(run.draft([command])).toBe('notAsked')
      expect(run.submit([command])).toBe('notAsked')
    }
    expect(run.submit([])).toBe('notYet')
    expect(run.desk.now.view).toEqual(before)
    expect(run.done).toBe(0)
  })

  test('goes on where it was left', () => {
    for (let turns = 0; turns <= lesson.turns.length; turns++) {
      const run = new LessonRun(game, lesson)
      for (let turn = 0; turn < turns; turn++) run.submit(solution(lesson, turn))
      const later = new LessonRun(game, lesson, turns)
      expect(later.state).toEqual(run.state)
      expect(later.words).toBe(run.words)
    }
  })

  test('has at most 8 steps of at most 35 words', () => {
    expect(stepsOf(lesson)).toBeLessThanOrEqual(8)
    const say = createSayer({ ...gameWords, ...english }, 'en')
    const keys = lesson.turns.flatMap(({ steps, end }) => [...steps.map((s) => s.words), end.words])
    for (const key of keys) {
      expect(say({ key, params: {} }).split(/\s+/).length).toBeLessThanOrEqual(35)
    }
  })
})

test('the market asks for the white die alone, and another die is answered', () => {
  const run = new LessonRun(game, LESSONS.market)
  expect(run.draft([{ type: 'moveDie', die: 'blue', extra: 0 } as AnyCommand])).toBe('notAsked')
  expect(run.draft([{ type: 'moveDie', die: 'white', extra: 1 } as AnyCommand])).toBe('done')
  expect(run.done).toBe(0)
})

test('the last lesson ends its game: a penalty, the sixth section, the towers — RC-7.13, RC-12.1', () => {
  const run = new LessonRun(game, LESSONS.scoring)
  const told = (commands: readonly AnyCommand[]) => {
    run.draft(commands)
    return run.desk.steps.flatMap(({ events }) => events.map(({ type }) => type))
  }
  expect(told(solution(LESSONS.scoring, 0))).toContain('penalised')
  run.submit(solution(LESSONS.scoring, 0))
  expect(told(solution(LESSONS.scoring, 1))).toContain('endTriggered')
  run.submit(solution(LESSONS.scoring, 1))
  expect(game.outcome(run.state)?.seats.map(({ total, rank }) => [total, rank])).toEqual([
    [23, 1],
    [9, 2],
  ])
})
