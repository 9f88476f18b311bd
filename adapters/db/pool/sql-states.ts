/** Names of the database errors that the product expects (SQLSTATE, PostgreSQL manual, appendix A). */
const SQL_STATES = {
  uniqueViolation: "23505",
  foreignKeyViolation: "23503",
  duplicateDatabase: "42P04",
  deadlockDetected: "40P01",
} as const;

/** Whether the database refused a statement for this reason. */
export const isRefusedAs = (reason: keyof typeof SQL_STATES, error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === SQL_STATES[reason];
