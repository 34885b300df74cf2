import type { Migration } from '../migration.ts'

/** How often somebody has guessed, shared by all processes. */
export const attempts: Migration = {
  name: 'attempts',
  statements: `
create table attempts (
  key text not null primary key,
  count bigint not null,
  at bigint not null,
  until bigint not null
);
create index attempts_by_at on attempts (at);
`,
}
