import type { Migration } from '../migration.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Safer accounts. Earlier tokens may read and play, for 90 days. An earlier email address counts as
 * confirmed where its owner has confirmed it for notifications.
 */
export const accounts: Migration = {
  name: 'accounts',
  statements: (now) => `
alter table sessions add column authenticated bigint not null default 0;
update sessions set expires = seen + ${30 * DAY}
  where expires > seen + ${30 * DAY}
  and person in (select id from people where kind = 'account');

alter table api_tokens add column scopes text not null default 'read play';
update api_tokens set expires = ${now + 90 * DAY} where expires is null;

alter table people add column email_confirmed bigint;
update people set email_confirmed = created
  where exists (select 1 from meta where key = 'mail ' || people.id and value = people.email);

create table email_claims (
  token_hash text not null primary key,
  person text not null references people (id),
  email text not null,
  password text,
  created bigint not null,
  expires bigint not null
);
create index email_claims_by_person on email_claims (person);

create table recovery_codes (
  code_hash text not null primary key,
  person text not null references people (id),
  kind text not null,
  created bigint not null,
  expires bigint
);
create index recovery_codes_by_person on recovery_codes (person);

create table security_log (
  id text not null primary key,
  person text not null references people (id),
  at bigint not null,
  action text not null,
  method text not null,
  device text not null,
  address text not null
);
create index security_log_by_person on security_log (person, at);
`,
}
