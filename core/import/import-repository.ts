import type { HistoryRecord } from "../history/history-record.ts";

/** Port: stores many records of one user's history at once. */
export interface ImportRepository {
  /** The ids that are already in the user's history. */
  present(userId: string, ids: readonly string[]): Promise<Set<string>>;
  /**
   * Inserts missing records and restores deleted ones. Short links that are not the user's are dropped from
   * records.
   * @returns the number of records added or restored
   */
  insert(records: readonly HistoryRecord[]): Promise<number>;
}
