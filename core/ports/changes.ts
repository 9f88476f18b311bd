/** What processes keep for themselves until somebody changes it: tables. */
export type CachedTable = "settings" | "code_snippets" | "legal_pages" | "site_brands";

/** Port: word, among all processes of the server, that something was changed, and by any of them. */
export interface Changes {
  /** Whether every change from now on is reported at once. False in a process that does not listen, or lost its connection. */
  isSubscribed(): boolean;
  /** @param listener is called after each change, and when the subscription begins or ends */
  onChange(table: CachedTable, listener: () => void): void;
}
