/**
 * Base58 without 1 and o: no two letters or digits that look alike in print (0 O o, 1 I l), so that a code can be typed
 * from paper.
 */
const ALPHABET = /[2-9A-HJ-NP-Za-kmnp-z]/g;

/** 56^8, about 10^14: with a million links, one guess in a hundred million finds one. */
const CODE_LENGTH = 8;

/** Whether a text can be the code of a link. */
export const isShortCode = (text: string): boolean => /^[2-9A-HJ-NP-Za-kmnp-z]{8}$/.test(text);

/**
 * A code out of random base64url: the letters that look like another one are left out, the others stay equally likely.
 * @param random gives at least 256 bits at each call
 */
export function newShortCode(random: () => string): string {
  for (;;) {
    // the last letter of 256 bits holds four of them only
    const letters = random().slice(0, -1).match(ALPHABET) ?? [];
    if (letters.length >= CODE_LENGTH) return letters.slice(0, CODE_LENGTH).join("");
  }
}

/** The path of a link, below the site's address. */
export const shortLinkPath = (code: string): string => `/s/${code}`;
