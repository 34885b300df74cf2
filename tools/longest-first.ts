import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, by a part of its path; the rest is quick. */
const LONG = [
  'guild-guide',
  'web/tests/guilds',
  'web/tests/game',
  'web/tests/craftsmen',
  'web/tests/looking-back',
  'web/tests/offline',
  'web/tests/contractors',
  'unlucky.test',
  'web/tests/',
  'server/src/hidden',
  'notify/outbox',
  'bench/',
  'apps/server/',
  'apps/cli/',
  'contractors/laws',
  'craftsmen-builders/rules/src/laws',
  'red-cathedral/rules/src/laws',
  'laws.test',
  'campaign',
  'cluster',
  'planted-faults',
  'kills',
  'board/src/',
  'simulation',
  'messages.test',
]

const PROJECTS = ['full', 'apps', 'boards', 'rules']

const place = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((part) => moduleId.includes(part))
  return at < 0 ? LONG.length : at
}

const projectOf = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name)

/**
 * Long files first, so that no worker starts one at the end while the others are idle. One project
 * after the other, because a worker restarts when it switches projects.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted(
      (a, b) =>
        projectOf(a) - projectOf(b) || place(a) - place(b) || a.moduleId.localeCompare(b.moduleId),
    )
  }
}
