/** A step from one version of the schema to the next. A released step never changes. */
export interface Migration {
  readonly name: string
  /**
   * SQL for both databases, with the time of the migration where it needs that. A semicolon ends
   * each statement and is used nowhere else.
   */
  readonly statements: string | ((now: number) => string)
}
