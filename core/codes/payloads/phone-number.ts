import { bareValue, shownValue } from "./bare-value.ts";
import { type PayloadProblem, payloadProblemOf } from "./messages.ts";

const SCHEME = /^tel:(?:\/\/)?/i;

/** Digits of any script and the separators people write between them. */
const WRITTEN_NUMBER = /^\+?[\p{Nd}\s()./-]+$/u;
/** Separators between two numbers. A bare slash or comma may follow an area code or mean a pause. */
const BETWEEN = /[;|\n]|\s\/\s|,\s|[,/](?=\+)|\s\p{L}+\.?\s/u;
/** Fewest digits of a number that can be dialed from anywhere. */
const WHOLE_NUMBER = 6;
/** Fewest digits of a number that can be dialed at all: 15, 112. */
const FEWEST_DIGITS = 2;
const FEWEST_BESIDE_LETTERS = 3;

const digitsOf = (text: string): string[] => text.match(/\p{Nd}/gu) ?? [];

/** A phone number without `tel:`, angle brackets or quotes around it; any other text as it is. */
export function barePhoneNumber(text: string): string {
  const bare = bareValue(text, SCHEME);
  return phoneProblem(bare) === null && bare !== "" ? bare : text;
}

/**
 * The reason why this number cannot be called (extra words, too few digits, two numbers), or null. An empty
 * number is valid.
 */
export function phoneProblem(text: string): PayloadProblem | null {
  const typed = text.trim();
  if (typed === "") return null;
  const number = shownValue(typed);
  if (!/[\p{Nd}*#]/u.test(typed)) return payloadProblemOf("phone.digits", { number });
  const meant = meantNumber(typed);
  if (meant !== null) return payloadProblemOf("phone.meant", { number, meant });
  const [first, second] = typed.split(BETWEEN).filter(isWholeNumber);
  if (first !== undefined && second !== undefined)
    return payloadProblemOf("phone.several", { number, first: first.trim() });
  return isDialed(typed) ? null : payloadProblemOf("phone.number", { number });
}

const isWholeNumber = (text: string): boolean =>
  WRITTEN_NUMBER.test(text.trim()) && digitsOf(text).length >= WHOLE_NUMBER;

const startsWithWord = (text: string): boolean => /^[^\p{L}\p{Nd}]*\p{L}/u.test(text);

/** Letters may follow digits, for keypads (1-800-FLOWERS) and extensions; *100# is a network code. */
function isDialed(text: string): boolean {
  if (startsWithWord(text)) return false;
  if (/[*#]/.test(text)) return true;
  const digits = digitsOf(text);
  // 000 calls for help in Australia
  if (digits.every((digit) => digit === "0")) return digits.length === 3;
  return digits.length >= (/\p{L}/u.test(text) ? FEWEST_BESIDE_LETTERS : FEWEST_DIGITS);
}

/** The number that a text probably means: in brackets, or after a word such as "Tel." or "mobile:". Otherwise null. */
function meantNumber(text: string): string | null {
  const bare = bareValue(text, SCHEME);
  if (bare !== text && isDialed(bare)) return bare;
  if (!startsWithWord(text)) return null;
  const [number = ""] = /\+?\(?\p{Nd}[^]*$/u.exec(text) ?? [];
  return isWholeNumber(number) ? number.trim() : null;
}
