import type { Migration } from '../migration.ts'

/** Bots that play alone wait for somebody who watches: such tables are no longer due. */
export const unattended: Migration = {
  name: 'unattended',
  statements: `
update tables set due = null
where status = 'playing' and not exists (
  select 1 from chairs
  where chairs.table_id = tables.id and chairs.person is not null and chairs.bot is null
);
`,
}
