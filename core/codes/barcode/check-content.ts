import { characterOutsideAscii } from "./ascii.ts";
import { gs1CheckDigit } from "./check-digit.ts";
import { isbn13OfIsbn10 } from "./isbn.ts";
import { withoutPadding, withZeros } from "./leading-zeros.ts";
import {
  barcodeNotice,
  barcodeProblem,
  barcodeFix,
  useContent,
  type BarcodeNotice,
  type BarcodeProblem,
} from "./problem.ts";
import type { BarcodeFormat } from "./symbol.ts";

/** Characters beyond which a linear code gets too wide for common readers: GS1 General Specifications §5.4.4 allows 48. */
const ADVISED_LENGTH = 48;
/** Longest content that fits the widest picture, 2000 px, at 1 px per module. */
const LONGEST: Record<"CODE128" | "CODE39" | "MSI", number> = { CODE128: 160, CODE39: 120, MSI: 160 };
const PHARMACODE = { min: 3, max: 131070 } as const;

const LENGTH = {
  EAN13: { digits: 13, wrong: "barcode.ean13_length" },
  EAN8: { digits: 8, wrong: "barcode.ean8_length" },
  UPC: { digits: 12, wrong: "barcode.upc_length" },
  ITF: { digits: 14, wrong: "barcode.itf_length" },
} as const;

/** `content` is the content to encode: a missing check digit is added, and the notice mentions it. */
export type BarcodeCheck = { ok: true; content: string; notice: BarcodeNotice | null } | BarcodeProblem;

/**
 * Applies the rule of the format to typed content.
 * @returns the content to encode; or a sentence about what is wrong, with the buttons that fix it
 */
export function checkBarcodeContent(format: BarcodeFormat, content: string): BarcodeCheck {
  const check = checkRule(format, content);
  if (check.ok || check.fixes.length > 0) return check;
  const meant = withoutSlips(format, content);
  return meant === null ? check : { ...check, fixes: [useContent(meant)] };
}

const RULES: Record<BarcodeFormat, (content: string) => BarcodeCheck> = {
  EAN13: (content) => isbnProblem(content) ?? checkNumber("EAN13", content),
  EAN8: (content) => checkNumber("EAN8", content),
  UPC: (content) => checkNumber("UPC", content),
  ITF: (content) => checkNumber("ITF", content),
  CODE39: (content) =>
    /^[0-9A-Z .$/+%-]+$/.test(content)
      ? withPairNotice(checkLength("CODE39", content))
      : (asterisksProblem(content) ?? barcodeProblem("barcode.code39_characters")),
  MSI: (content) =>
    /^[0-9]+$/.test(content) ? checkLength("MSI", content) : barcodeProblem("barcode.msi_digits"),
  pharmacode: checkPharmacode,
  CODE128: (content) => {
    const character = characterOutsideAscii(content);
    return character === null
      ? checkLength("CODE128", content)
      : barcodeProblem("barcode.code128_character", { character });
  },
};

function checkRule(format: BarcodeFormat, content: string): BarcodeCheck {
  return content.trim() === "" ? barcodeProblem("barcode.empty") : RULES[format](content);
}

function checkNumber(format: keyof typeof LENGTH, content: string): BarcodeCheck {
  const { digits, wrong } = LENGTH[format];
  if (!/^[0-9]+$/.test(content)) return barcodeProblem(wrong);
  if (content.length === digits - 1) {
    return { ok: true, ...completeNumber(format, content) };
  }
  if (content.length !== digits) {
    // a number of a UPC-A that begins with 0 has eleven digits left in a spreadsheet
    const mayLackTwo = content.length === digits - 2 && (format === "EAN13" || format === "UPC");
    const meant = mayLackTwo ? withZeros(content, digits) : withoutPadding(content, digits);
    return barcodeProblem(wrong, {}, meant === null ? [] : [useContent(meant)]);
  }
  const body = content.slice(0, -1);
  const digit = gs1CheckDigit(body);
  if (content.endsWith(digit)) return { ok: true, content, notice: null };
  const fixes = [useContent(body + digit)];
  if (format === "UPC") fixes.push(USE_CODE128);
  return barcodeProblem("barcode.check_digit", { format, digit }, fixes);
}

/** An ISBN-10 is led to its ISBN-13; ten digits that also fit as a number without its leading zeros are for people to decide. */
const isbnProblem = (content: string): BarcodeProblem | null => {
  const isbn = isbn13OfIsbn10(content);
  if (isbn === null) return null;
  const isSure = withZeros(content.replaceAll(/\s/g, ""), LENGTH.EAN13.digits) === null;
  return barcodeProblem("barcode.isbn_10", { isbn }, isSure ? [useContent(isbn)] : []);
};

/**
 * Full ASCII in CODE39 (ISO/IEC 16388) writes a character as a shift and a letter, and nothing in the code says which of the two it is:
 * readers that guess take a plain `/S` for a `3`.
 */
const withPairNotice = (check: BarcodeCheck): BarcodeCheck => {
  const pair = check.ok ? /[$/+%][A-Z]/.exec(check.content)?.[0] : undefined;
  if (!check.ok || pair === undefined) return check;
  return { ...check, notice: barcodeNotice("barcode.code39_pair", { pair }, [USE_CODE128]) };
};

/** Texts for barcode fonts have the start and stop characters of CODE39 (ISO/IEC 16388) around them: *ABC*. */
const asterisksProblem = (content: string): BarcodeProblem | null => {
  const inner = /^\*([^*]+)\*$/.exec(content.trim())?.[1]?.trim().toUpperCase();
  return inner !== undefined && checkRule("CODE39", inner).ok
    ? barcodeProblem("barcode.code39_asterisks", {}, [useContent(inner)])
    : null;
};

/**
 * Adds the check digit of a number that is one digit short; asks if it may lack a leading zero instead, and
 * be another product.
 */
function completeNumber(format: keyof typeof LENGTH, content: string) {
  const digit = gs1CheckDigit(content);
  const completed = content + digit;
  const zeroed = withZeros(content, completed.length);
  if (zeroed === null) {
    const notice = barcodeNotice("barcode.completed", { digit, content: completed }, [useContent(completed)]);
    return { content: completed, notice };
  }
  const fixes = [useContent(zeroed), useContent(completed)];
  // twelve digits whose check digit fits are a whole UPC-A
  if (format === "EAN13") fixes.push(USE_UPC);
  return {
    content: completed,
    notice: barcodeNotice("barcode.lost_zero", { content, zeroed, completed }, fixes),
  };
}

const USE_UPC = barcodeFix("barcode.use_upc", { format: "UPC" });
const USE_CODE128 = barcodeFix("barcode.use_code128", { format: "CODE128" });

function checkPharmacode(content: string): BarcodeCheck {
  const value = Number(content);
  if (!/^[0-9]{1,6}$/.test(content) || value < PHARMACODE.min || value > PHARMACODE.max) {
    return barcodeProblem("barcode.pharmacode_value");
  }
  const plain = String(value);
  const notice = plain === content ? null : barcodeNotice("barcode.leading_zeros", { content: plain });
  return { ok: true, content: plain, notice };
}

function checkLength(format: keyof typeof LONGEST, content: string): BarcodeCheck {
  const { length } = content;
  const limit = LONGEST[format];
  if (length > limit) return barcodeProblem("barcode.too_long", { format, limit, length });
  const notice =
    length > ADVISED_LENGTH ? barcodeNotice("barcode.long", { length, advised: ADVISED_LENGTH }) : null;
  return { ok: true, content, notice };
}

const contentOf = ({ fixes }: BarcodeNotice): string | null => fixes[0]?.change.content ?? null;

/** A number of at least three groups, as spreadsheets show it: 4,006,381,333,931. */
const THOUSANDS = /^\d{1,3}([.,'’])\d{3}(?:\1\d{3})+$/;

/** A full-width digit is this much above its own one (U+FF10 and U+0030). */
const FULL_WIDTH = 0xfee0;

/**
 * The probable intended content: uppercase letters in CODE39; a number in ASCII digits, without a
 * spreadsheet's text apostrophe, invisible characters, the spaces and hyphens of its printed form (ISBN),
 * thousands separators, or decimals (.0).
 */
function withoutSlips(format: BarcodeFormat, content: string): string | null {
  if (format === "CODE128") return null;
  const meant =
    format === "CODE39"
      ? content.trim().toUpperCase()
      : content
          .replaceAll(/\p{Cf}/gu, "")
          .trim()
          .replace(/^'\s*/, "")
          .replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH))
          .replace(THOUSANDS, (number) => number.replaceAll(/\D/g, ""))
          .replace(/(\d)[\s-]+(?=\d)/g, "$1")
          .replace(/[.,]0+$/, "");
  if (meant === content) return null;
  const check = checkRule(format, meant);
  if (!check.ok) return null;
  // as everywhere, the zero is the first guess
  return (check.notice?.code === "barcode.lost_zero" ? contentOf(check.notice) : null) ?? check.content;
}
