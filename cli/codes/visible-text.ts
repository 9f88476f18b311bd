/**
 * Control characters, which would break the line or control the terminal, and those that change the text
 * direction.
 */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Untrusted text on one terminal line: invisible characters are escaped as in JSON. */
export const visibleText = (text: string): string =>
  text.replace(UNSEEN, (control) => {
    const short = JSON.stringify(control).slice(1, -1);
    return short.startsWith("\\") ? short : `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });

/** The same for a text of several lines. */
export const visibleLines = (text: string): string => text.split("\n").map(visibleText).join("\n");
