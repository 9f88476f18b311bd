import { randomUUID } from "node:crypto";
import type { Choices } from "../bench/scan/random.ts";

const deep = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

/** Texts that parsers, databases and drawings stumble over. */
export const TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202eevil\u202c",
  "مرحبا بالعالم",
  "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "Z\u0351\u036b\u0343\u036a\u0302".repeat(40),
  "\ufeff",
  "\uffff\ufffe",
  "a\r\nSet-Cookie: a=b",
  "' OR 1=1 --",
  "%_\\",
  "${7*7}{{7*7}}",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "%00",
  "%ff%fe",
  "__proto__",
  "constructor",
  "null",
  "true",
  "NaN",
  "-0",
  "1e400",
  "0x10",
  "99999999999999999999999",
  "9007199254740993",
  "2026-02-30",
  "-271821-04-20T00:00:00.000Z",
  "+275760-09-13T00:00:00.001Z",
  "infinity",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "javascript:alert(1)",
  "http://[::1",
  "http://169.254.169.254/",
  "https://user:pass@example.com:99999/",
  "data:image/png;base64,AAAA",
  "a@b",
  '"a b"@example.com',
  "[",
  '["id","ASC"]',
  "[0,1e308]",
  '{"id":["x"]}',
  "#12345g",
  "A".repeat(300),
  "𝕏".repeat(3000),
  "x".repeat(70_000),
];

/** Values of every kind that JSON has, and some that people mean by it. */
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e21,
  -1e308,
  2 ** 31,
  2 ** 53,
  [],
  [[]],
  [null],
  {},
  { length: 1e9 },
  { toString: "x" },
  deep(100),
  Array.from({ length: 5000 }, () => 0),
];

/** Values that pass many a rule, so that the next one is reached. */
const PLAUSIBLE: readonly (() => unknown)[] = [
  () => randomUUID(),
  () => "ada@example.com",
  () => "https://example.com",
  () => "text",
  () => 1,
  () => 300,
  () => true,
  () => "en",
  () => "#123456",
  () => new Date(Date.UTC(2026, 5, 1)).toISOString(),
  () => [randomUUID()],
];

export const anyValue = ({ chance, pick }: Choices): unknown => {
  if (chance(0.3)) return pick(PLAUSIBLE)();
  return chance(0.6) ? pick(TEXTS) : pick(VALUES);
};

/** As one part of an address: percent-encoded, and now and then not as it should be. */
export const anyPart = ({ chance, pick }: Choices): string => {
  if (chance(0.4)) return randomUUID();
  if (chance(0.2)) return pick(["%", "%00", "%c0%af", "%ff", "%2e%2e%2f", "..", ";", "%u0041", "*"]);
  return encodeURIComponent(Buffer.from(pick(TEXTS).slice(0, 2000)).toString());
};
