import type { DefaultTheme } from 'vitepress'

type Section = DefaultTheme.SidebarItem

const section = (text: string, pages: Readonly<Record<string, string>>): Section => ({
  text,
  items: Object.entries(pages).map(([link, title]) => ({ text: title, link })),
})

/** Every page of the site but the decisions, which have an index of their own. */
export const sidebar: Section[] = [
  section('Play', {
    '/': 'Start here',
    '/guides/terminal': 'Play in the terminal',
    '/guides/play-with-modules': 'Play with the modules',
    '/guides/play-alone': 'Play alone',
    '/guides/review-a-game': 'Review a game',
    '/guides/record-and-verify': 'Simulate, record and verify',
    '/guides/component-values': 'Component values',
  }),
  section('Rules', {
    '/rules/red-cathedral': 'The Red Cathedral',
    '/rules/contractors': 'The Contractors',
    '/rules/solitaire': 'Alone against Ivan',
    '/rules/craftsmen-builders': 'Craftsmen & Builders',
  }),
  section('Host', {
    '/operations': 'Run a server',
    '/scaling': 'Scaling',
    '/reliability': 'Reliability',
    '/security': 'Security',
    '/reporting': 'Report a vulnerability',
  }),
  section('API', {
    '/guides/protocol': 'HTTP and WebSocket',
    '/guides/write-a-bot': 'Write a bot',
    '/guides/engine-api': 'Engine',
  }),
  section('Develop', {
    '/contributing': 'Contributing',
    '/guides/repository': 'The repository',
    '/guides/rulebook': 'How a rulebook is written',
    '/guides/write-a-rulebook': 'Write a rulebook',
    '/guides/add-a-card': 'Add a card',
    '/guides/add-a-guild': 'Add a guild',
    '/guides/add-a-game': 'Add a game',
    '/guides/add-a-board': 'Add a board',
    '/guides/translating': 'Translate',
    '/glossary': 'Glossary',
    '/voice': 'Voice',
    '/decisions/': 'Decisions',
    '/changelog': 'Changelog',
  }),
  section('Measurements', {
    '/benchmarks': 'Benchmarks',
    '/profile': 'Profile',
    '/bots': 'Bots',
    '/simulation': 'Simulation of tables',
    '/whole-games': 'Whole games in a browser',
    '/balance/red-cathedral': 'Balance: The Red Cathedral',
    '/balance/red-cathedral.tables': 'Tables: The Red Cathedral',
    '/balance/contractors': 'Balance: The Contractors',
    '/balance/contractors.tables': 'Tables: The Contractors',
    '/balance/solitaire': 'Balance: alone against Ivan',
    '/balance/solitaire.tables': 'Tables: alone against Ivan',
    '/balance/craftsmen-builders': 'Balance: Craftsmen & Builders',
    '/balance/craftsmen-builders.tables': 'Tables: Craftsmen & Builders',
    '/campaign/red-cathedral': 'Campaign',
    '/mutation/red-cathedral': 'Mutation: The Red Cathedral',
    '/mutation/craftsmen-builders': 'Mutation: Craftsmen & Builders',
  }),
]
