/** Allowed lifetime of an API key, days. */
export const API_KEY_DAYS = { from: 1, to: 3650 } as const;
