import type { Migration } from '../migration.ts'

/** The first schema. */
export const first: Migration = {
  name: 'first',
  statements: `
create table people (
  id text not null primary key,
  kind text not null,
  name text not null,
  email text unique,
  locale text not null,
  created bigint not null,
  seen bigint not null,
  deleted bigint,
  became text
);
create index people_by_became on people (became);

create table passwords (
  person text not null primary key references people (id),
  hash text not null,
  changed bigint not null
);

create table passkeys (
  id text not null primary key,
  person text not null references people (id),
  public_key text not null,
  counter bigint not null,
  transports text not null,
  label text not null,
  created bigint not null,
  used bigint
);
create index passkeys_by_person on passkeys (person);

create table sessions (
  token_hash text not null primary key,
  person text not null references people (id),
  created bigint not null,
  expires bigint not null,
  seen bigint not null,
  label text not null
);
create index sessions_by_person on sessions (person);
create index sessions_by_expires on sessions (expires);

create table api_tokens (
  id text not null primary key,
  token_hash text not null unique,
  person text not null references people (id),
  label text not null,
  created bigint not null,
  expires bigint,
  used bigint
);
create index api_tokens_by_person on api_tokens (person);

create table tables (
  id text not null primary key,
  game text not null,
  rules_version bigint not null,
  players bigint not null,
  options text not null,
  secret text not null,
  commitment text not null,
  host text not null references people (id),
  visibility text not null,
  spectators bigint not null,
  invite text,
  title text not null,
  status text not null,
  number bigint not null,
  hash text not null,
  waiting_for text,
  due bigint,
  turns bigint not null,
  outcome text,
  leader text,
  silent_since bigint,
  created bigint not null,
  updated bigint not null,
  ended bigint,
  fault text,
  fault_at bigint
);
create index tables_by_status on tables (status, visibility, created);
create index tables_by_leader on tables (leader, due);
create index tables_by_updated on tables (updated);
create index tables_by_host on tables (host);
create index tables_by_fault on tables (fault_at);

create table chairs (
  table_id text not null references tables (id),
  seat bigint not null,
  person text references people (id),
  name text not null,
  bot text,
  primary key (table_id, seat)
);
create index chairs_by_person on chairs (person);

create table entries (
  table_id text not null references tables (id),
  number bigint not null,
  at bigint not null,
  request_id text,
  person text,
  body text not null,
  hash text not null,
  primary key (table_id, number),
  unique (table_id, person, request_id)
);

create table seat_names (
  table_id text not null references tables (id),
  number bigint not null,
  person text not null,
  name text not null,
  primary key (table_id, number)
);
create index seat_names_by_person on seat_names (person);

create table processes (
  id text not null primary key,
  address text not null,
  seen bigint not null,
  until bigint not null
);

create table outbox (
  id text not null primary key,
  person text not null references people (id),
  table_id text references tables (id),
  kind text not null,
  body text not null,
  due bigint not null,
  tries bigint not null,
  sent bigint,
  claimed_by text,
  claimed_until bigint,
  dedupe text not null unique
);
create index outbox_by_due on outbox (sent, due);
create index outbox_by_person on outbox (person);

create table chat (
  table_id text not null references tables (id),
  number bigint not null,
  at bigint not null,
  person text not null references people (id),
  body text not null,
  primary key (table_id, number)
);
create index chat_by_person on chat (person);

create table blocks (
  person text not null references people (id),
  other text not null references people (id),
  kind text not null,
  created bigint not null,
  primary key (person, other, kind)
);
create index blocks_by_other on blocks (other);

create table reports (
  id text not null primary key,
  reporter text not null references people (id),
  person text not null references people (id),
  table_id text references tables (id),
  reason text not null,
  body text not null,
  created bigint not null,
  handled bigint,
  handled_by text
);
create index reports_by_handled on reports (handled, created);

create table push_subscriptions (
  endpoint text not null primary key,
  person text not null references people (id),
  keys text not null,
  created bigint not null
);
create index push_subscriptions_by_person on push_subscriptions (person);

create table webhooks (
  id text not null primary key,
  person text not null references people (id),
  kind text not null,
  url text not null,
  created bigint not null,
  failures bigint not null,
  disabled bigint
);
create index webhooks_by_person on webhooks (person);

create table meta (
  key text not null primary key,
  value text not null
);

create table audit (
  id text not null primary key,
  at bigint not null,
  person text,
  action text not null,
  target text not null,
  body text not null
);
create index audit_by_at on audit (at);
`,
}
