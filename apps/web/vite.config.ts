import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { rulebooks } from './rulebook/rulebook-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'

/** Where a server of one's own runs while the pages are worked on. */
const SERVER = process.env['GUILDHALL_SERVER'] ?? 'http://127.0.0.1:8080'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))

/** Parts of the component data that tell people about it; no rule reads them. */
const EXPLANATIONS = ['about', 'vocabulary', 'settings']
/** Where the values of a component come from. */
const SOURCES = ['sourced', 'note']

/** Nobody plays sooner for having them: they are not sent. An own part may still take their place. */
const withoutExplanations: Plugin = {
  name: 'without-explanations',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/rules\/data\/(components|modules)\.json$/.test(id)) return null
    const parts = JSON.parse(code, (key, value) => (SOURCES.includes(key) ? undefined : value))
    for (const part of EXPLANATIONS) if (part in parts) parts[part] = null
    return JSON.stringify(parts)
  },
}

/**
 * What is needed at once comes in one file: it takes fewer requests, and what is alike in it is sent
 * once. What a stage needs and an earlier one has already is not in it again.
 */
const STAGES = [
  // Only where something is read from outside.
  { name: 'schemas', test: /node_modules[\\/]valibot/ },
  { name: 'rulebook-texts', test: /texts[\\/]src[\\/]rulebook\.ts$/ },
  { name: 'start', test: /src[\\/](main|screens[\\/]home)\.tsx$/ },
  { name: 'red-cathedral-pictures', test: /games[\\/]red-cathedral-pictures\.ts$/ },
  { name: 'table-screen', test: /play[\\/]table-screen\.tsx$|kernel[\\/]src[\\/]toolbox[\\/]/ },
  { name: 'red-cathedral', test: /games[\\/]red-cathedral-client\.ts$/ },
  { name: 'craftsmen-builders', test: /games[\\/]craftsmen-builders-client\.ts$/ },
].map((stage, place, { length }) => ({ ...stage, priority: length - place }))

/**
 * What is fetched along with a part that is loaded later. Lists of it for every screen would be a kilobyte of
 * the first script; they are for games alone, which are waited for.
 */
const preloaded = (part: string, needed: string[], { hostId }: { readonly hostId: string }) =>
  /assets\/start-/.test(hostId) && !/cathedral|builders/.test(part) ? [] : needed

/** How long each plugin took is for those who write plugins. */
const CHECKS = { pluginTimings: false }

export default defineConfig({
  root: import.meta.dirname,
  define: { __VERSION__: JSON.stringify(version) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: join(import.meta.dirname, '..', '..', 'dist', 'web'),
    emptyOutDir: true,
    manifest: 'parts.json', // the server reads which files a table needs
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows files of our own, not data in styles
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: {
      checks: CHECKS,
      output: { codeSplitting: { groups: STAGES } },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [withoutExplanations],
    rolldownOptions: { checks: CHECKS },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': SERVER,
      '/docs': SERVER,
      '/socket': { target: SERVER, ws: true },
    },
  },
  plugins: [withoutExplanations, rulebooks, serviceWorker],
})
