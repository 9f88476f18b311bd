import { checksum } from "./checksum.ts";

/**
 * A code carries its signature as the last member of its JSON: a compact JWS with detached payload (RFC 7515
 * appendix F). The signature covers the text without that member, byte for byte, so nothing is in the code
 * twice and no field, order or space can be changed.
 */
export const withSignature = (content: string, jws: string): string =>
  `${content.slice(0, -1)},"signature":"${jws}"}`;

/** 64 bytes as base64url. The last of the 86 characters carries only two bits; other characters would be a second spelling. */
const SIGNATURE = /,"signature":"([\w-]+\.\.[\w-]{85}[AQgw])"\}$/;
const CHECKSUM = /,"checksum":"([0-9a-f]{8})"\}$/;

/** A parsed signature code. Everything in it is a claim until its signature has been verified. */
export interface SignatureCode {
  /** All fields except checksum and signature, in their original order. */
  fields: Readonly<Record<string, string>>;
  checksum: "fits" | "wrong" | "none";
  /** The signature and the text that it covers; "broken" if the member holds anything else. */
  signature: { text: string; jws: string } | "broken" | "none";
}

/**
 * @param text scanned or pasted text; surrounding whitespace is ignored @returns null if it is not a
 * signature code
 */
export function readSignatureCode(text: string): SignatureCode | null {
  const content = text.trim();
  const members = membersOf(content);
  if (members?.["type"] !== "DIGITAL_SIGNATURE") return null;
  const { checksum: sum, signature, ...fields } = members;
  // half a surrogate pair has no UTF-8: written as bytes, it would be the same as other halves
  const signed = /\p{Cs}/u.test(content) ? null : SIGNATURE.exec(content);
  const body = signed ? `${content.slice(0, signed.index)}}` : content;
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, shown(value)])),
    checksum: sum === undefined ? "none" : checksumFits(body) ? "fits" : "wrong",
    signature: signature === undefined ? "none" : signed ? { text: body, jws: signed[1] ?? "" } : "broken",
  };
}

function membersOf(content: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function checksumFits(body: string): boolean {
  const found = CHECKSUM.exec(body);
  return found !== null && checksum(`${body.slice(0, found.index)}}`) === found[1];
}

/** Verdicts that do not need the signer's key. */
export type UnsignedVerdict =
  | "not_a_signature"
  /** The signature is no longer well-formed. */
  | "changed"
  /** The code claims a signed level but has no signature. */
  | "signature_missing"
  | "checksum_fits"
  | "checksum_wrong"
  | "unsigned";

/** @returns null if a signature must be verified with the key that made it */
export function judgeUnsigned(code: SignatureCode | null): UnsignedVerdict | null {
  if (code === null) return "not_a_signature";
  if (code.signature === "broken") return "changed";
  if (code.signature !== "none") return null;
  if ((code.fields["securityLevel"] ?? "basic") !== "basic") return "signature_missing";
  return code.checksum === "none" ? "unsigned" : `checksum_${code.checksum}`;
}

/** The last instant at which a code with this `validUntil` is valid: a day lasts until its end in UTC. Null: without an end. */
export function endOfValidity(validUntil: string | undefined): Date | null {
  if (validUntil === undefined || validUntil === "") return null;
  const end = new Date(/^\d{4}-\d{2}-\d{2}$/.test(validUntil) ? `${validUntil}T23:59:59.999Z` : validUntil);
  return Number.isNaN(end.getTime()) ? null : end;
}
