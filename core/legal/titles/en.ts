/** Names of the legal pages. The catalogs of the site and of the panel spread these in. */
export const titles = {
  "legal.privacy": "Privacy",
  "legal.terms": "Terms of use",
  "legal.imprint": "Imprint",
} as const;
