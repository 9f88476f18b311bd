import * as z from "zod/mini";
import {
  digitalSignatureSchema,
  SECURITY_LEVELS,
  SIGNATURE_TYPES,
  type SecurityLevel,
} from "../../../core/codes/payloads/digital-signature.ts";

/** The form as it is typed. */
export const typedSchema = z.object({
  documentTitle: z.string(),
  signerName: z.string(),
  signerEmail: z.string(),
  organization: z.string(),
  signatureType: z.enum(SIGNATURE_TYPES),
  documentHash: z.string(),
  /** Value of `<input type="datetime-local">`: local time of this device. */
  timestamp: z.string(),
  validUntil: z.string(),
  purpose: z.string(),
  location: z.string(),
  customData: z.string(),
  includeTimestamp: z.boolean(),
  includeHash: z.boolean(),
  includeLocation: z.boolean(),
  /** Empty until the user chooses: basic for visitors, standard for users who can sign. */
  securityLevel: z.enum(["", ...SECURITY_LEVELS]),
});
export type TypedSignature = z.infer<typeof typedSchema>;

export const EMPTY_SIGNATURE: TypedSignature = {
  documentTitle: "",
  signerName: "",
  signerEmail: "",
  organization: "",
  signatureType: "document",
  documentHash: "",
  timestamp: "",
  validUntil: "",
  purpose: "",
  location: "",
  customData: "",
  includeTimestamp: true,
  includeHash: true,
  includeLocation: false,
  securityLevel: "",
};

/**
 * A date and time in UTC, so that the server, in another time zone, reads the same instant; invalid ones stay
 * as they are.
 */
function inUtc(moment: string): string {
  const time = Date.parse(moment);
  return moment === "" || Number.isNaN(time) ? moment : new Date(time).toISOString();
}

/** The rules of the form while typing. @param level the effective level until the user chooses */
export const schemaFor = (level: SecurityLevel) =>
  z.pipe(
    z.pipe(
      typedSchema,
      z.transform((typed): z.input<typeof digitalSignatureSchema> => ({
        ...typed,
        timestamp: typed.includeTimestamp ? inUtc(typed.timestamp) : "",
        location: typed.includeLocation ? typed.location : "",
        securityLevel: typed.securityLevel || level,
      })),
    ),
    digitalSignatureSchema,
  );
