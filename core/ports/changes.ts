/** Tables that processes cache until they change. */
export type CachedTable = "settings" | "code_snippets" | "legal_pages" | "site_brands";

/** Port: change notifications for cached tables, across all processes. */
export interface Changes {
  /**
   * Whether every future change is reported at once. False in a process that does not listen, or lost its
   * connection.
   */
  isSubscribed(): boolean;
  /** @param listener called after each change, and when the subscription starts or ends */
  onChange(table: CachedTable, listener: () => void): void;
}
