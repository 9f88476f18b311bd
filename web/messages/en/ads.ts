/** Advertisements on the public pages. */
export const messages = {
  "ads.label": "Advertisement",
} as const;
