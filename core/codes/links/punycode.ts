/** Parameters of RFC 3492 §5. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE_POINT = 0x80;
const LAST_CODE_POINT = 0x10ffff;

/** Decodes Punycode in a host name: `xn--bcher-kva.example` is `bücher.example`. Labels that no name can have stay as they are. */
export const hostInLetters = (asciiHost: string): string =>
  asciiHost
    .split(".")
    .map((label) => labelInLetters(label) ?? label)
    .join(".");

/** Whether a host contains a label with an invalid Punycode prefix. Parsers of the URL Standard differ on these. */
export const hasFalsePunycode = (hostLetters: string): boolean =>
  hostLetters.split(".").some((label) => label.startsWith("xn--"));

/** Characters that names cannot contain: controls, blanks, invisible characters. Joiners are allowed (UTS #46 §4.1, CheckJoiners). */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\p{Co}\p{Z}]|[^\P{Cf}\u200c\u200d]/u;

/** UTS #46 §4.1: a label that has a shorter or different canonical form would be another name than it shows. */
function labelInLetters(label: string): string | null {
  if (!label.startsWith("xn--")) return label;
  const letters = decodePunycode(label.slice(4));
  if (letters === null || !/[^\0-\x7f]/.test(letters) || NOT_IN_NAMES.test(letters)) return null;
  return letters === letters.toLowerCase().normalize("NFC") ? letters : null;
}

/** RFC 3492 §6.2. @param encoded without `xn--` @returns null if it is not Punycode */
export function decodePunycode(encoded: string): string | null {
  const hyphen = encoded.lastIndexOf("-");
  const letters = Array.from(encoded.slice(0, Math.max(0, hyphen)), (letter) => letter.charCodeAt(0));
  if (letters.some((letter) => letter >= FIRST_CODE_POINT)) return null;
  let at = hyphen + 1;
  let codePoint = FIRST_CODE_POINT;
  let bias = FIRST_BIAS;
  let index = 0;
  while (at < encoded.length) {
    const before = index;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(encoded.charCodeAt(at++));
      if (digit === null) return null;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (weight > LAST_CODE_POINT * BASE) return null;
    }
    const count = letters.length + 1;
    bias = adapt(index - before, count, before === 0);
    codePoint += Math.floor(index / count);
    if (codePoint > LAST_CODE_POINT) return null;
    index %= count;
    letters.splice(index++, 0, codePoint);
  }
  return String.fromCodePoint(...letters);
}

/** Letters are 0 to 25, digits 26 to 35; NaN, past the end, is null. */
function digitOf(code: number): number | null {
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x7a ? letter - 0x61 : null;
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
