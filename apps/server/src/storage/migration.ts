/** A step from one version of the schema to the next. A released step never changes. */
export interface Migration {
  readonly name: string
  /** SQL for both databases. A semicolon ends each statement and is used nowhere else. */
  readonly statements: string
}
