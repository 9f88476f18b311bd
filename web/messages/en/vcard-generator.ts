/** Texts of /vcard-generator. */
export const messages = {
  "vcard.title": "vCard Generator",
} as const;
