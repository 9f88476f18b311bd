/**
 * Characters that a paste brings along unseen: soft hyphen, zero-width space, word joiner, byte order mark, and the marks of
 * writing direction (Unicode Bidirectional Algorithm, UAX #9). Joiners (U+200C, U+200D) belong to words and emoji.
 */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A value that machines read, such as an account number or an address, without unseen characters. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, "");

/** Whether nothing of a text can be seen. */
export const isUnseen = (text: string): boolean => /^[\s\p{Cf}]*$/u.test(text);

/** A text for people, trimmed: unseen characters stay, since some guide its direction, unless there is nothing else. */
export const seenText = (text: string): string => (isUnseen(text) ? "" : text.trim());
