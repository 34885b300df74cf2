import type { Migration } from '../migration.ts'

/** A claimed address remembers its invitation, which is used once the account exists. */
export const claimedInvitations: Migration = {
  name: 'claimed invitations',
  statements: 'alter table email_claims add column invitation text;',
}
