/** Zero-width characters and control characters, except the separators of GS1 and EDI (U+001C to U+001F). */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001b\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufe0e\ufe0f\ufeff\uffa0]/;
const EACH = new RegExp(INVISIBLE, "g");

const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Scripts without spaces between words. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;
/** Scripts whose letters change form beside a joiner. */
const JOINING =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const PICTURE_PART = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
const ADDRESS_START = /^\s*(?:https?:\/\/|www\.|mailto:|tel:)/i;

/** Whether a text holds an invisible character that neither its language nor an emoji needs. */
export const hasInvisible = (text: string): boolean => {
  if (!INVISIBLE.test(text)) return false;
  const isProse = !ADDRESS_START.test(text);
  const [takesDirections, takesBreaks] = [RIGHT_TO_LEFT, WITHOUT_SPACES].map(
    (script) => isProse && script.test(text),
  );
  for (const { 0: character, index } of text.matchAll(EACH)) {
    if (takesDirections === true && DIRECTION.test(character)) continue;
    if (takesBreaks === true && character === "\u200b") continue;
    if (!isJoined(text, index)) return true;
  }
  return false;
};

/** Whether the character at this position belongs to the letters or emoji around it. */
const isJoined = (text: string, at: number): boolean => {
  const character = text.charAt(at);
  const before = characterBefore(text, at);
  const after = characterAt(text, at + 1);
  if (character === "\ufe0e" || character === "\ufe0f")
    return PICTURE.test(before) || (/[\d#*]/.test(before) && after === "\u20e3");
  // at the end of a word too: Malayalam writes some consonants this way
  if (character === "\u200d" && JOINING.test(before)) return true;
  if (character === "\u200d") return PICTURE_PART.test(before) && PICTURE.test(after);
  return character === "\u200c" && JOINING.test(before) && JOINING.test(after);
};

const characterAt = (text: string, at: number): string =>
  at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : "";
const characterBefore = (text: string, at: number): string => {
  const unit = text.charCodeAt(at - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? text.slice(Math.max(0, at - 2), at) : text.charAt(at - 1);
};

/** Characters that copying leaves around a text: spaces of every kind, and zero-width characters. */
const isEdge = (text: string, at: number): boolean => {
  const character = text.charAt(at);
  return /\s/.test(character) || (INVISIBLE.test(character) && !isJoined(text, at));
};
const ADDRESS = /^(?:https?:\/\/|www\.|mailto:|tel:)\S+$/i;

/** A web address, email address or phone link without the characters around it; any other text unchanged. */
export const trimmedAddress = (text: string): string => {
  let [start, end] = [0, text.length];
  while (start < end && isEdge(text, start)) start += 1;
  while (end > start && isEdge(text, end - 1)) end -= 1;
  const inner = start === 0 && end === text.length ? text : text.slice(start, end);
  return inner !== text && ADDRESS.test(inner) ? inner : text;
};

const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/;
const ADDRESS_WITH_SPACE = /^(?:https?:\/\/|www\.)[^\u0020\n]*[\u00a0\u2000-\u200a\u202f\u205f\u3000]/i;
const NUMBER = /^[\w\s.,/+-]+$/;

/**
 * Whether a text that must match exactly holds a space other than U+0020.
 * @param kind "exact": every text of the column, "number": an article number, "text": web addresses only
 */
export const hasForeignSpace = (text: string, kind: "exact" | "number" | "text"): boolean =>
  SPACES.test(text) &&
  (kind === "exact" || ADDRESS_WITH_SPACE.test(text) || (kind === "number" && NUMBER.test(text)));
