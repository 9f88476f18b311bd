import type { HistoryRecord } from "../history/history-record.ts";

/** Port: many records of one user's history at once. */
export interface ImportRepository {
  /** Those of the ids that the user's history has. */
  present(userId: string, ids: readonly string[]): Promise<Set<string>>;
  /**
   * Stores what is not there yet and brings back what was removed; of a short link that is not the user's, nothing is kept.
   * @returns how many are there now that were not before
   */
  insert(records: readonly HistoryRecord[]): Promise<number>;
}
