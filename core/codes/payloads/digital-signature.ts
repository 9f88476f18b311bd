import * as z from "zod/mini";
import { checksum } from "./checksum.ts";
import { emailText, filled, optionalMoment, optionalText, requiredText, usableFields } from "./fields.ts";
import { mailAddressProblem } from "./mail-address.ts";
import { says } from "./messages.ts";

export const SIGNATURE_TYPES = [
  "document",
  "approval",
  "witness",
  "notary",
  "certification",
  "authorization",
] as const;
/** basic has only a checksum; the others are signed. */
export const SECURITY_LEVELS = ["basic", "standard", "high", "maximum"] as const;
export type SecurityLevel = (typeof SECURITY_LEVELS)[number];

export const asksHash = (level: SecurityLevel): boolean => level === "high" || level === "maximum";
export const asksValidity = (level: SecurityLevel): boolean => level === "maximum";

/** The signature form. Level high requires a document digest; maximum also an expiry date. */
export const digitalSignatureSchema = z
  .object({
    documentTitle: requiredText("signature.title"),
    signerName: requiredText("signature.signer"),
    signerEmail: emailText(),
    organization: optionalText(),
    signatureType: z._default(z.enum(SIGNATURE_TYPES), "document"),
    documentHash: optionalText(),
    /** When it was signed; empty: now. */
    timestamp: optionalMoment(),
    validUntil: optionalMoment(),
    purpose: optionalText(),
    location: optionalText(),
    customData: optionalText(),
    includeTimestamp: z._default(z.boolean(), true),
    /** The checksum over the other fields. */
    includeHash: z._default(z.boolean(), true),
    includeLocation: z._default(z.boolean(), false),
    securityLevel: z._default(z.enum(SECURITY_LEVELS), "basic"),
  })
  .check(
    usableFields({ signerEmail: mailAddressProblem }),
    z.superRefine(({ securityLevel, documentHash, validUntil }, context) => {
      if (asksHash(securityLevel) && documentHash === "") {
        const { error, params } = says("signature.hash_required");
        context.addIssue({ code: "custom", message: error, params, path: ["documentHash"] });
      }
      if (asksValidity(securityLevel) && validUntil === "") {
        const { error, params } = says("signature.validity_required");
        context.addIssue({ code: "custom", message: error, params, path: ["validUntil"] });
      }
    }),
  );
export type DigitalSignatureForm = z.infer<typeof digitalSignatureSchema>;

/**
 * JSON with type, version and every non-empty field; timestamp, location and checksum if requested. The
 * checksum covers the same JSON without it, and detects typos, not forgery. Times are written in UTC, days as
 * they are.
 */
export function digitalSignatureContent(form: DigitalSignatureForm, now: Date): string {
  const { includeTimestamp, includeHash, includeLocation, timestamp, location, ...rest } = form;
  const fields = { ...rest, validUntil: inUtc(rest.validUntil) };
  const signedAt = timestamp === "" ? now : new Date(timestamp);
  const payload = {
    type: "DIGITAL_SIGNATURE",
    version: "1.0",
    ...(includeTimestamp ? { timestamp: signedAt.toISOString() } : {}),
    ...filled(fields),
    ...(includeLocation ? filled({ location }) : {}),
  };
  if (!includeHash) return JSON.stringify(payload);
  return JSON.stringify({ ...payload, checksum: checksum(JSON.stringify(payload)) });
}

const inUtc = (moment: string): string => (moment.includes("T") ? new Date(moment).toISOString() : moment);
