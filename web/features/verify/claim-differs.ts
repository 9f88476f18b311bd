const plain = (text: string): string => text.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase();

/** Whether a code claims somebody else than the account is; capitals and blanks make nobody else. A claim left out differs from nothing. */
export const claimDiffers = (claimed: string | undefined, actual: string): boolean =>
  claimed !== undefined && claimed !== "" && plain(claimed) !== plain(actual);
