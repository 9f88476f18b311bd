/**
 * The fields of a merchant-presented code by their identifiers: two digits, two digits of length, the value
 * (EMV QR Code Specification for Payment Systems, Merchant-Presented Mode 1.1, section 3.1). Null: the text
 * has another structure.
 */
export function emvFields(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  // lengths count characters, not surrogates
  const characters = Array.from(text);
  for (let at = 0; at < characters.length;) {
    const head = characters.slice(at, at + 4).join("");
    if (!/^\d{4}$/.test(head)) return null;
    const length = Number(head.slice(2));
    const value = characters.slice(at + 4, at + 4 + length);
    if (value.length < length) return null;
    fields.set(head.slice(0, 2), value.join(""));
    at += 4 + length;
  }
  return fields;
}
