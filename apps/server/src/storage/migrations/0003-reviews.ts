import type { Migration } from '../migration.ts'

/** Reviews of finished games, and how far those have come that are being made. */
export const reviews: Migration = {
  name: 'reviews',
  statements: `
create table reviews (
  table_id text not null primary key references tables (id),
  updated bigint not null,
  done bigint not null,
  total bigint not null,
  body text
);
`,
}
