import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import preact from '@preact/preset-vite'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { rulebooks } from './rulebook/rulebook-plugin.ts'

/** Where a server of one's own runs while the pages are worked on. */
const SERVER = process.env['GUILDHALL_SERVER'] ?? 'http://127.0.0.1:8080'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))

/** Parts of the component data that tell people about it; no rule reads them. */
const EXPLANATIONS = ['about', 'vocabulary', 'settings']

/** Nobody plays sooner for having them: they are not sent. An own part may still take their place. */
const withoutExplanations: Plugin = {
  name: 'without-explanations',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/rules/data/components.json')) return null
    const explanations = Object.fromEntries(EXPLANATIONS.map((part) => [part, null]))
    return JSON.stringify({ ...JSON.parse(code), ...explanations })
  },
}

export default defineConfig({
  root: import.meta.dirname,
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: join(import.meta.dirname, '..', '..', 'dist', 'web'),
    emptyOutDir: true,
    manifest: 'parts.json', // the server reads which files a table needs
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows files of our own, not data in styles
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es', plugins: () => [withoutExplanations] },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': SERVER,
      '/docs': SERVER,
      '/socket': { target: SERVER, ws: true },
    },
  },
  plugins: [
    withoutExplanations,
    rulebooks,
    preact({ devToolsEnabled: false, prefreshEnabled: true }),
    VitePWA({
      // The worker is our own: the content policy lets it import no scripts.
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: {
        name: 'Guildhall',
        short_name: 'Guildhall',
        description:
          'Play The Red Cathedral and Craftsmen & Builders online, with friends or against bots',
        start_url: '/',
        display: 'standalone',
        background_color: '#f6f1e7',
        theme_color: '#f6f1e7',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
        // Letters of languages that the pages are not in come over the network when they are met.
        globIgnores: ['**/*-{cyrillic,greek,vietnamese}*.woff2', '**/*-latin-ext-*.woff2'],
      },
    }),
  ],
})
