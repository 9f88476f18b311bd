/** Texts of /verify. */
export const messages = {
  "verify.title": "Verify a signature",
} as const;
