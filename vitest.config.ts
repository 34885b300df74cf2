import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,games,apps,bench,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    coverage: {
      include: ['{packages,games,apps}/**/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**'],
    },
  },
})
