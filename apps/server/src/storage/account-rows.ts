export interface Person {
  id: string
  kind: 'guest' | 'account'
  /** Empty for a former player; the client decides what to show. */
  name: string
  /** In lower case. */
  email: string | null
  /** When a link proved that the address is theirs; null for a mere name to sign in with. */
  email_confirmed: number | null
  locale: string
  created: number
  seen: number
  /** When all personal data were deleted. */
  deleted: number | null
  /** The account that a guest turned into. */
  became: string | null
}

export interface Password {
  person: string
  hash: string
  changed: number
}

export interface Passkey {
  /** The id of the credential. */
  id: string
  person: string
  public_key: string
  counter: number
  /** JSON. */
  transports: string
  label: string
  created: number
  used: number | null
}

export interface Session {
  token_hash: string
  person: string
  created: number
  expires: number
  seen: number
  /** When the person last proved who they are; 0 for a guest. */
  authenticated: number
  /** The browser and device, as shown to its owner. */
  label: string
}

export interface ApiToken {
  id: string
  token_hash: string
  person: string
  label: string
  /** Separated by spaces. */
  scopes: string
  created: number
  expires: number | null
  used: number | null
}

/** An address that somebody says is theirs, until they follow the link in a mail. */
export interface EmailClaim {
  token_hash: string
  person: string
  email: string
  /** The hash of the password of the account that a guest asked for. */
  password: string | null
  /** The invitation for that account, used once it exists. */
  invitation: string | null
  created: number
  expires: number
}

/** A code that opens an account once: from a mail, of the person, or from an administrator. */
export interface RecoveryCode {
  code_hash: string
  person: string
  kind: 'mail' | 'own' | 'administrator'
  created: number
  expires: number | null
}

/** What happened to the security of an account. */
export interface SecurityLogRow {
  id: string
  person: string
  at: number
  action: string
  /** `password`, `passkey`, `code` or empty. */
  method: string
  /** The browser, as the person knows it. */
  device: string
  /** Shortened to the network. */
  address: string
}

/** A link with which people can create accounts. */
export interface Invitation {
  id: string
  token_hash: string
  label: string
  /** How many accounts it is for, and how many were made. */
  uses: number
  used: number
  created: number
  created_by: string
  expires: number | null
  revoked: number | null
}

export interface PushSubscription {
  endpoint: string
  person: string
  /** JSON. */
  keys: string
  created: number
}

export interface Webhook {
  id: string
  person: string
  kind: 'discord' | 'slack' | 'ntfy' | 'json'
  url: string
  created: number
  /** How often in a row it failed, and since when it is suspended. */
  failures: number
  disabled: number | null
}
