import type { Migration } from '../migration.ts'

/**
 * Older entries of a table are packed together. What earlier versions have stored is packed when the
 * database is opened, table by table; until then the row in `meta` says so.
 */
export const packs: Migration = {
  name: 'packs',
  statements: `
create table packs (
  table_id text not null references tables (id),
  number bigint not null,
  first bigint not null,
  pack bytea not null,
  hash text not null,
  seal text not null,
  primary key (table_id, number)
);
insert into meta (key, value) values ('unpacked', '');
`,
}
