import { useMemo } from "react";
import {
  digitalSignatureContent,
  type DigitalSignatureForm,
} from "../../../core/codes/payloads/digital-signature.ts";
import { digitalSignatureFileName } from "../../../core/codes/file-name.ts";
import { usePayload } from "../../payloads/use-payload.ts";
import { EMPTY_SIGNATURE, schemaFor, typedSchema, type TypedSignature } from "./signature-form.ts";
import { useSigning } from "./use-signing.ts";

/** Read time of each form, which is part of the code and must not change while the form does not. */
const readAt = new WeakMap<DigitalSignatureForm, Date>();

function unsignedContent(form: DigitalSignatureForm): string {
  const at = readAt.get(form) ?? new Date();
  readAt.set(form, at);
  return digitalSignatureContent(form, at);
}

/**
 * The signature form and its code: a level with a server signature has no code until the server has signed
 * this exact form.
 */
export function useSignature() {
  const signing = useSigning();
  const usualLevel = signing.user ? "standard" : "basic";
  const schema = useMemo(() => schemaFor(usualLevel), [usualLevel]);
  const payload = usePayload<TypedSignature, DigitalSignatureForm>({
    name: "digital-signature",
    type: "digital_signature",
    empty: EMPTY_SIGNATURE,
    typed: typedSchema,
    schema,
    level: "H",
    contentOf: (form) =>
      form.securityLevel === "basic" ? unsignedContent(form) : (signing.signedOf(form)?.content ?? null),
    fileNameOf: digitalSignatureFileName,
  });
  return { payload, signing, level: payload.form.securityLevel || usualLevel };
}
export type SignaturePayload = ReturnType<typeof useSignature>["payload"];
