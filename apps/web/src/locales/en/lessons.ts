/** The lessons. */
export const lessons = {
  'learn.title': 'Learn',
  'learn.lead':
    'Short lessons at a real table. You make every move yourself, and nothing can go wrong.',
  'learn.lesson': 'Lesson {n}',
  'learn.steps': { plural: 'n', one: '{n} step', other: '{n} steps' },
  'learn.begun': 'Begun: go on',
  'learn.done': 'Learnt',
  'learn.rules': 'Read the rules',
  'learn.rulesOf': 'Read the rules: {game}',
  'learn.firstGame': 'Play a first game',
  'learn.firstGameOf': 'Play a first game: {game}',
  'learn.next': 'Next lesson: {title}',
  'learn.again': 'From the beginning',
  'learn.progress': 'How far you have come',
  'learn.step': 'Step {n} of {all}',
  'learn.board': 'The table of this lesson',
  'learn.you': 'Red',
  'learn.rival': 'Boris',
  'learn.hint.notAsked': 'That can be done at a table as well. Here, try what is asked for first.',
  'learn.hint.notYet': 'Not yet: something that is asked for is missing in your turn.',
} as const
