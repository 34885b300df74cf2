import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, by a part of its path; the rest is quick. */
const LONG = [
  'tools/campaign/',
  'apps/web/tests/pages',
  'contractors/laws',
  'apps/web/tests/',
  'cluster.test',
  'laws.test',
  'planted-faults',
  'simulation.test',
  'apps/server/',
  'bench/',
  'apps/cli/',
  'messages.test',
]

const place = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((part) => moduleId.includes(part))
  return at < 0 ? LONG.length : at
}

/** Long files first: else a worker comes to one at the end, and the others have nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => place(a) - place(b) || a.moduleId.localeCompare(b.moduleId))
  }
}
