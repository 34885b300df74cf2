import type { Migration } from '../migration.ts'

/** Finished games that were played elsewhere are marked. */
export const importedGames: Migration = {
  name: 'brought',
  statements: 'alter table tables add column brought bigint;',
}
