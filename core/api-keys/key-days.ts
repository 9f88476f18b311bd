/** Days that an API key may last. */
export const API_KEY_DAYS = { from: 1, to: 3650 } as const;
