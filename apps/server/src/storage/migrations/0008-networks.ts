import type { Migration } from '../migration.ts'

/** Unfinished tables of guests count by network as well; older ones count by person only. */
export const networks: Migration = {
  name: 'networks',
  statements: `
alter table tables add column network text;
create index tables_by_network on tables (network) where network is not null;
`,
}
