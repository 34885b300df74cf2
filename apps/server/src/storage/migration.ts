/** A step from one version of the schema to the next. What it once did, it does for ever. */
export interface Migration {
  readonly name: string
  /** SQL that both databases speak; a semicolon ends each statement and stands nowhere else. */
  readonly statements: string
}
