// Which package may import what. Everything else is forbidden.

const NPM = '(^|/)node_modules/'
const npm = (...names) => `${NPM}(${names.join('|')})/`
const below = (path) => `^${path}/`

const KERNEL = '^packages/kernel/(?!src/toolbox/)'
const TOOLBOX = below('packages/kernel/src/toolbox')
const TEXTS = '^packages/texts/(?!compiler/)'
const TEXT_COMPILER = below('packages/texts/compiler')
const FAIRNESS = below('packages/fairness')
const BOTS = below('packages/bots')
const LAWS = below('packages/laws')
const TABLES = below('packages/tables')
const GAMES = below('games/[^/]+/rules')
const UI = below('packages/ui')
const PREACT = npm('preact', '@preact/signals')

const TESTING = npm('vitest', 'fast-check')
const TEST = '\\.test\\.tsx?$'
const BUILDERS = '/(src/testing|tests)/'

const PACKAGES = [
  { name: 'kernel', path: KERNEL, may: [], tests: [LAWS] },
  // Helpers for writing games, not for using them.
  { name: 'toolbox', path: TOOLBOX, may: [KERNEL], tests: [] },
  { name: 'texts', path: TEXTS, may: [KERNEL], tests: [TEXT_COMPILER] },
  {
    name: 'text-compiler',
    path: TEXT_COMPILER,
    may: [TEXTS, npm('@formatjs/icu-messageformat-parser'), '^(fs|path)$'],
    tests: [],
  },
  { name: 'fairness', path: FAIRNESS, may: [KERNEL, npm('@noble/hashes')], tests: [LAWS] },
  { name: 'bots', path: BOTS, may: [KERNEL], tests: [LAWS, GAMES] },
  { name: 'registry', path: below('packages/registry'), may: [KERNEL, TEXTS, GAMES], tests: [] },
  {
    name: 'tables',
    path: TABLES,
    may: [KERNEL, FAIRNESS, TEXTS, npm('valibot')],
    tests: [LAWS, BOTS, GAMES],
  },
  {
    name: 'protocol',
    path: below('packages/protocol'),
    may: [KERNEL, TABLES, npm('valibot')],
    tests: [],
  },
  { name: 'laws', path: LAWS, may: [KERNEL, BOTS, TESTING], tests: [GAMES] },
  {
    name: 'rules',
    path: '^games/([^/]+)/rules/',
    // A game imports only its own folder.
    own: '^games/$1/rules/',
    may: [KERNEL, TOOLBOX, TEXTS, npm('valibot')],
    tests: [LAWS, BOTS],
  },
  // Drawing and gestures, independent of any game.
  { name: 'ui', path: UI, may: [KERNEL, TEXTS, PREACT], tests: [GAMES, BOTS] },
  {
    name: 'board',
    path: '^games/([^/]+)/board/',
    // A board imports its own game and contains no rules.
    own: '^games/$1/',
    may: [KERNEL, TEXTS, UI, PREACT],
    tests: [BOTS],
  },
]

const sources = ({ name, path, own = path, may }) => ({
  name: `${name}-imports`,
  comment: `the sources of ${name} import only what they are allowed to`,
  severity: 'error',
  from: { path, pathNot: [TEST, BUILDERS] },
  to: { pathNot: [own, ...may] },
})

const tests = ({ name, path, own = path, may, tests: also }) => ({
  name: `${name}-tests-import`,
  comment: `the tests of ${name} may use the tools of testing as well`,
  severity: 'error',
  from: { path: `${path}.*(${TEST}|${BUILDERS})` },
  to: { dependencyTypesNot: ['core'], pathNot: [own, ...may, ...also, TESTING] },
})

const nobody = (name, path) => ({
  name: `nobody-imports-${name}`,
  severity: 'error',
  from: { pathNot: `^(${path})/` },
  to: { path: `^(${path})/` },
})

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    ...PACKAGES.flatMap((each) => [sources(each), tests(each)]),
    nobody('apps', 'apps'),
    nobody('bench', 'bench'),
    nobody('tools', 'tools|scripts'),
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-test-imported',
      severity: 'error',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'what only tests and tools need is not part of what is delivered',
      severity: 'error',
      from: { pathNot: [TEST, BUILDERS, '^tools/'] },
      to: { path: BUILDERS },
    },
  ],
  options: {
    doNotFollow: { path: NPM },
    exclude: { path: '(^|/)(dist|coverage)/' },
    // Type imports count too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}

export default config
