import type { Migration } from '../migration.ts'

/**
 * Mutes and blocks get an id and the name at the time, so that nobody learns which account is behind
 * a seat. Chat messages keep the name and the seat of their sender. Reports keep the chat around
 * them. Moderation of people, and invitations.
 */
export const moderation: Migration = {
  name: 'moderation',
  statements: `
create table blocks_with_id (
  id text not null primary key,
  person text not null references people (id),
  other text not null references people (id),
  kind text not null,
  source text not null,
  name text not null,
  created bigint not null,
  unique (person, other, kind, source)
);
insert into blocks_with_id (id, person, other, kind, source, name, created)
  select cast(row_number() over (order by blocks.created) as text), blocks.person, blocks.other,
    blocks.kind, '', people.name, blocks.created
  from blocks join people on people.id = blocks.other;
drop table blocks;
alter table blocks_with_id rename to blocks;
create index blocks_by_other on blocks (other);

alter table chat add column name text not null default '';
alter table chat add column seat bigint;
alter table chat add column removed bigint;
update chat set
  name = (select name from people where people.id = chat.person),
  seat = (select min(seat) from chairs
    where chairs.table_id = chat.table_id and chairs.person = chat.person);

alter table reports add column seat bigint;
alter table reports add column line bigint;
alter table reports add column name text not null default '';
create index reports_by_person on reports (person, created);

create table report_lines (
  report text not null references reports (id),
  number bigint not null,
  at bigint not null,
  person text not null references people (id),
  name text not null,
  body text not null,
  primary key (report, number)
);
create index report_lines_by_person on report_lines (person);

create table moderation (
  id text not null primary key,
  person text not null references people (id),
  kind text not null,
  reason text not null,
  created bigint not null,
  created_by text not null,
  until bigint,
  lifted bigint,
  lifted_by text
);
create index moderation_by_person on moderation (person, kind);

create table invitations (
  id text not null primary key,
  token_hash text not null unique,
  label text not null,
  uses bigint not null,
  used bigint not null,
  created bigint not null,
  created_by text not null,
  expires bigint,
  revoked bigint
);
`,
}
