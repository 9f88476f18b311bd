/** http and https, also with a letter too few or too many: ttps, htps, hhttp. */
const SCHEME = "(?:h{1,2}t{1,3}|t{2,3})p{1,2}s?";
/** A scheme with the marks behind it, however they are written: https//, http;//, https:\\. */
const START = new RegExp(String.raw`^${SCHEME}(?:[:;.]?[/\\]|[:;](?=\S))`, "i");
const RIGHT_START = /^https?:\/\//i;
const WITHOUT_SCHEME = /^www\.\S/i;
/** What keeps HTTP/1.1 from being an address. */
const HOST = /[\p{L}\p{N}]\.\p{L}{2}/u;

/** A space where no text can go on: behind a host without a dot, or in front of the rest of an address. */
const SPLIT = /^(?:https?:\/\/)?(?:www\.)?[^\s./]*\s|\s[/.?&#]/i;

/**
 * Says why a text that begins like a web address is none that a phone opens: a mistyped beginning, a space or line break inside, or
 * `&amp;` of a web page.
 * @param isFree in any text, words may follow an address
 * @returns a sentence; null where nothing is wrong with it, or where it is no address
 */
export const brokenAddress = (content: string, isFree: boolean): string | null => {
  const text = content.trim();
  if (!RIGHT_START.test(text) && !WITHOUT_SCHEME.test(text)) {
    if (!START.test(text) || !HOST.test(text)) return null;
    return `"${shownStart(text)}" does not begin like a web address, with https:// or http://.`;
  }
  const space = /[ \t\r\n]/.exec(text)?.[0];
  if (space !== undefined && (!isFree || SPLIT.test(text))) {
    const what = space === "\r" || space === "\n" ? "line break" : "space";
    return `The web address has a ${what} inside: phones open only a part of it, or nothing.`;
  }
  return text.includes("&amp;")
    ? "The web address holds &amp;, which is how web pages write &: write & alone."
    : null;
};

const SHOWN = 20;
const shownStart = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
