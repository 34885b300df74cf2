import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

const FOLDERS_WITHOUT_PAGES = [
  ...['apps', 'games', 'packages', 'scripts', 'tools'],
  ...['coverage', 'data', 'reports'],
  'rules/book', // the Rules page draws its figures
]

/** What is no page of the site, as patterns of paths in the repository. */
export const NO_PAGES = ['README.md', ...FOLDERS_WITHOUT_PAGES.map((folder) => `${folder}/**`)]

const MOVED: Readonly<Record<string, string>> = {
  'CHANGELOG.md': 'changelog.md',
  'CONTRIBUTING.md': 'contributing.md',
  'SECURITY.md': 'reporting.md',
  'bench/README.md': 'benchmarks.md',
  'bench/profile.md': 'profile.md',
  'docs/decisions/README.md': 'decisions/index.md',
}

/** Where a file of the repository stands on the site. */
export const sitePath = (file: string): string => MOVED[file] ?? file.replace(/^docs\//, '')

/** Whether a file of the repository is a page of the site. */
export const isPage = (file: string): boolean =>
  /^(docs\/.*|rules\/[^/]+)\.md$/.test(file) || file in MOVED
