import { bytesOfWords, readBech32 } from "./bech32.ts";
import { shortDecimal } from "./decimal.ts";

/** The fields of a Lightning invoice (BOLT 11). */
export interface LightningInvoice {
  network: "main" | "test";
  /** BTC as a plain decimal; empty if the payer decides. */
  amount: string;
  /** Empty if the invoice has none, or only its hash. */
  description: string;
  /** Creation time and expiry. */
  madeAt: Date;
  expiresAt: Date;
}

/** Length of the signature at the end, in words of five bits: 512 bits of signature and 8 of recovery. */
const SIGNATURE = 104;
/** Length of the timestamp, words: 35 bits of seconds. */
const TIME = 7;
/** Default expiry, seconds. */
const EXPIRY = 3600;
/** Types of tagged fields. */
const [DESCRIPTION, EXPIRES] = [13, 6];

/** Parses an invoice with or without `lightning:`. Null: not an invoice, or a wrong checksum. The signature is not verified. */
export function readLightning(content: string): LightningInvoice | null {
  const decoded = readBech32(content.trim().replace(/^lightning:/i, ""));
  const [, chain = "", digits = "", unit = ""] =
    /^ln(bcrt|bc|tbs|tb)(?:(\d+)([munp]?))?$/.exec(decoded?.prefix ?? "") ?? [];
  if (decoded?.encoding !== "bech32" || chain === "" || decoded.words.length < TIME + SIGNATURE) return null;
  const amount = amountOf(digits, unit);
  if (amount === null) return null;
  const tags = taggedFields(decoded.words.slice(TIME, -SIGNATURE));
  const time = numberOf(decoded.words.slice(0, TIME));
  return {
    network: chain === "bc" ? "main" : "test",
    amount,
    description: textOf(tags.get(DESCRIPTION) ?? []),
    madeAt: new Date(time * 1000),
    expiresAt: new Date((time + expiryOf(tags.get(EXPIRES))) * 1000),
  };
}

/** Decimal places of the multipliers milli, micro, nano and pico. */
const PLACES: Readonly<Record<string, number>> = { "": 0, m: 3, u: 6, n: 9, p: 12 };

/** Null if the amount is below a thousandth of a satoshi, or has leading zeros. */
function amountOf(digits: string, unit: string): string | null {
  if (digits === "") return "";
  if (digits.startsWith("0") || (unit === "p" && !digits.endsWith("0"))) return null;
  const places = PLACES[unit] ?? 0;
  const padded = digits.padStart(places + 1, "0");
  const [whole, fraction] = [padded.slice(0, padded.length - places), padded.slice(padded.length - places)];
  return places === 0 ? whole : shortDecimal(`${whole}.${fraction}`);
}

const numberOf = (words: readonly number[]): number => words.reduce((sum, word) => sum * 32 + word, 0);

const expiryOf = (words: readonly number[] | undefined): number =>
  words === undefined || words.length > 7 ? EXPIRY : numberOf(words);

/** The first field of each type: type, two words of length, value. */
function taggedFields(words: readonly number[]): Map<number, readonly number[]> {
  const fields = new Map<number, readonly number[]>();
  for (let at = 0; at + 3 <= words.length;) {
    const [type = 0, high = 0, low = 0] = words.slice(at, at + 3);
    const length = high * 32 + low;
    if (!fields.has(type)) fields.set(type, words.slice(at + 3, at + 3 + length));
    at += 3 + length;
  }
  return fields;
}

/** Decodes UTF-8; empty if invalid. */
function textOf(words: readonly number[]): string {
  const bytes = bytesOfWords(words) ?? [];
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
  } catch {
    return "";
  }
}
