import { type RowSentence, rowSentence } from "../row-sentences/row-sentence.ts";

/** http and https, also with a letter too few or too many: ttps, htps, hhttp. */
const SCHEME = "(?:h{1,2}t{1,3}|t{2,3})p{1,2}s?";
/** A scheme with the marks behind it, however they are written: https//, http;//, https:\\. */
const START = new RegExp(String.raw`^${SCHEME}(?:[:;.]?[/\\]|[:;](?=\S))`, "i");
const RIGHT_START = /^https?:\/\//i;
const WITHOUT_SCHEME = /^www\.\S/i;
/** HTTP/1.1 looks like a host, but is not an address. */
const HOST = /[\p{L}\p{N}]\.\p{L}{2}/u;

/** An address without any host that has a dot: https:/offer. */
const WITHOUT_DOT = new RegExp(String.raw`^${SCHEME}:[/\\]{1,2}\S`, "i");

/**
 * A space that cannot be followed by ordinary text: after a host without a dot, or before the rest of an
 * address.
 */
const SPLIT = /^(?:https?:\/\/)?(?:www\.)?[^\s./]*\s|\s[/.?&#]/i;

/** An address up to the space, with a host that has a dot. */
const WHOLE = /^(?:https?:\/\/)?[^\s./]+\.\S*[ \t]/i;

/** Exactly one more word, or a file name: the rest of an address rather than text after it. */
const WITH_REST = /^\S+\s+\S+$|\s\S*\.(?:html?|php|aspx?|pdf|jpe?g|png)$/i;

/** Another address after a space, or after a separator between values; one in a query may be intended. */
const ANOTHER = /\s(?:https?:\/\/|www\.)|^[^?]*[,;|](?:https?:\/\/|www\.)/i;
const isAddressStart = (word: string): boolean => RIGHT_START.test(word) || WITHOUT_SCHEME.test(word);

/** Whether there are several addresses. Free text may contain some among other words. */
const isList = (text: string, isFree: boolean): boolean =>
  ANOTHER.test(text) && (!isFree || text.split(/[\s,;|]+/).every(isAddressStart));

/** Ellipses with which programs truncate an address. */
const CUT = /(?:…|\.{3})$/;
/** Template placeholders that programs fill in per row: {{id}}, ${id}, {id}, %%id%%. */
const PLACEHOLDER = /\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{[a-z_]+\}|%%[a-z_]+%%/i;

/** The problem with an address that begins correctly and contains no spaces, or null. */
const incomplete = (text: string): RowSentence | null => {
  if (CUT.test(text)) return rowSentence("rows.address_cut");
  const placeholder = PLACEHOLDER.exec(text)?.[0];
  return placeholder === undefined ? null : rowSentence("rows.address_placeholder", { placeholder });
};

/**
 * The reason why phones cannot open a text that starts like a web address: a mistyped scheme, a space or line
 * break inside, several addresses, a placeholder, or `&amp;` from a web page.
 * @param isFree free text, in which words may follow an address
 * @returns null if it is valid, or not an address
 */
export const brokenAddress = (content: string, isFree: boolean): RowSentence | null => {
  const text = content.trim();
  const isRight = isAddressStart(text);
  if (isRight && isList(text, isFree)) return rowSentence("rows.address_several");
  const lacking = isRight && !/\s/.test(text) ? incomplete(text) : null;
  if (lacking !== null) return lacking;
  const enclosed = findEnclosed(text);
  if (enclosed !== null) return enclosed.sentence;
  if (!isRight) {
    if (!WITHOUT_DOT.test(text) && (!START.test(text) || !HOST.test(text))) return null;
    return rowSentence("rows.address_start", { text: shownStart(text) });
  }
  const space = /[ \t\r\n]/.exec(text)?.[0];
  if (space !== undefined && (!isFree || SPLIT.test(text) || WITH_REST.test(text))) {
    if (!isFree && !SPLIT.test(text) && WHOLE.test(text)) return rowSentence("rows.address_text");
    return rowSentence(space === "\r" || space === "\n" ? "rows.address_break" : "rows.address_space");
  }
  return text.includes("&amp;") ? rowSentence("rows.address_entity") : null;
};

const SHOWN = 20;
const shownStart = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Labels that people write before an address, in the languages of the site. */
const LABEL =
  /^(?:URL|URI|link|web|website|web site|homepage|Webseite|Adresse|Webadresse|site|lien|enlace|sitio|sito|endereço)\s?[:=]\s?(?!\/)/i;
const OPENING = "<\"'“„”«‹([‘`";
const CLOSING = ">\"'”“»›)]’`";
/** Marks of a sentence that goes on behind an address, or ends there. */
const PUNCTUATION = ".,;";

/** Text around an address is reported before problems inside it. */
const findEnclosed = (text: string): { inner: string; sentence: RowSentence } | null => {
  const unlabeled = text.replace(LABEL, "");
  const opened = withoutStart(unlabeled, OPENING);
  const inner = withoutEnd(opened, unlabeled.length - opened.length);
  if (inner === text || /\s/.test(inner) || !(START.test(inner) || WITHOUT_SCHEME.test(inner))) return null;
  return { inner, sentence: enclosedSentence(text, unlabeled, opened) };
};

const enclosedSentence = (text: string, unlabeled: string, opened: string): RowSentence => {
  if (unlabeled !== text) return rowSentence("rows.address_label");
  if (opened !== text) return rowSentence("rows.address_quotes");
  return rowSentence("rows.address_end", { character: text.slice(-1) });
};

/**
 * A web address without surrounding quotes, brackets, words or punctuation.
 * @returns null if there are none, or if it is broken inside
 */
export const bareAddress = (content: string): string | null => {
  const text = content.trim();
  const inner = incomplete(text) === null ? (findEnclosed(text)?.inner ?? null) : null;
  return inner === null || brokenAddress(inner, false) !== null ? null : inner;
};

const withoutStart = (text: string, marks: string): string => {
  let start = 0;
  while (marks.includes(text.charAt(start)) && start < text.length) start += 1;
  return text.slice(start).trimStart();
};

/** @param maxBrackets number of closing brackets to remove: an address may end in its own bracket */
const withoutEnd = (text: string, maxBrackets: number): string => {
  let end = text.length;
  for (let closed = 0; end > 0; end -= 1) {
    const mark = text.charAt(end - 1);
    if (PUNCTUATION.includes(mark) || (end < text.length && mark === " ")) continue;
    if (closed >= maxBrackets || !CLOSING.includes(mark)) break;
    closed += 1;
  }
  return text.slice(0, end);
};
