const plain = (text: string): string => text.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase();

/**
 * Whether the code's claim differs from the account's data, ignoring case and spaces. An absent claim does
 * not differ.
 */
export const claimDiffers = (claimed: string | undefined, actual: string): boolean =>
  claimed !== undefined && claimed !== "" && plain(claimed) !== plain(actual);
