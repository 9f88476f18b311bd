import type * as z from "zod/mini";
import { digitalSignatureSchema } from "./digital-signature.ts";
import { issueProblem } from "./issue-problem.ts";
import { type PayloadProblem, payloadProblemOf } from "./messages.ts";
import { productSerialSchema } from "./product-serial.ts";
import { judgeUnsigned, readSignatureCode, type SignatureCode } from "./signature-code.ts";

/** Absent fields are empty. */
const NO_PRODUCT = { productName: "", serialNumber: "" };
const NO_SIGNATURE = { documentTitle: "", signerName: "" };

/** The problem of a PRODUCT_SERIAL or DIGITAL_SIGNATURE payload, or null; other JSON is free text. */
export function jsonProblem(content: string): PayloadProblem | null {
  const signature = readSignatureCode(content);
  if (signature) return signatureProblem(signature);
  const product = membersOf(content);
  return product?.["type"] === "PRODUCT_SERIAL"
    ? problemOf(productSerialSchema.safeParse({ ...NO_PRODUCT, ...product }))
    : null;
}

function signatureProblem(code: SignatureCode): PayloadProblem | null {
  const { securityLevel: level = "basic" } = code.fields;
  const verdict = judgeUnsigned(code);
  if (verdict === "changed") return payloadProblemOf("signature.broken");
  if (verdict === "signature_missing") return payloadProblemOf("signature.missing", { level });
  if (verdict === "checksum_wrong") return payloadProblemOf("signature.checksum_wrong");
  return problemOf(digitalSignatureSchema.safeParse({ ...NO_SIGNATURE, ...code.fields }));
}

function membersOf(content: string): Record<string, unknown> | null {
  try {
    return JSON.parse(content) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

/** The first finding of our own. Other schema findings, such as an unknown category, harm no reader. */
const problemOf = (parsed: z.core.util.SafeParseResult<unknown>): PayloadProblem | null =>
  (parsed.error?.issues ?? []).map(issueProblem).find((problem) => problem !== null) ?? null;
