/** Letters of the keys 2 to 9 (ITU-T E.161). */
const KEYS = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/** The extension after a number: ext. 12, x12, ;ext=12. */
const EXTENSION = /[\s,;]{0,4}(?:ext(?:ension)?\.?|x|#ext)[\s:=]{0,4}(\d{1,8})$/i;

export interface DialedNumber {
  /** Digits, * and #, with a leading + if international. */
  number: string;
  /** Digits; empty: none. */
  extension: string;
}

/** Normalizes a phone number for dialing: strips separators and converts letters to their keys. */
export function dialedNumber(text: string): DialedNumber {
  const extension = EXTENSION.exec(text.trim())?.[1] ?? "";
  const number = text
    .trim()
    .replace(EXTENSION, "")
    // a zero in parentheses is only dialed domestically
    .replace(/^((?:\+|00)[\d\s./-]{1,8})\(0\)/, "$1")
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[a-z]/gi, (letter) => String(KEYS.findIndex((key) => key.includes(letter.toUpperCase())) + 2))
    .replace(/[^\d*#+]/g, "");
  return { number: number.replace(/(?!^)\+/g, ""), extension };
}

/** Unicode digits of each script are ten consecutive code points, starting with zero. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  if (point < 0x80) return digit;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((point - zero) % 10);
}

/** The digits of an international number (ITU-T E.164: at most 15, starting with the country code), or null. */
export function internationalDigits(text: string): string | null {
  const { number } = dialedNumber(text);
  const [, digits = ""] = /^(?:\+|00)(\d+)$/.exec(number) ?? [];
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : null;
}
