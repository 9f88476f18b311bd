import { useState } from "react";
import * as z from "zod/mini";
import type { DigitalSignatureForm } from "../../../core/codes/payloads/digital-signature.ts";
import { json } from "../../api/api-fetch.ts";
import { useStoredDraft } from "../../generator/wizard/use-stored-draft.ts";
import { useSession } from "../../session/session.tsx";

/** The signed content, and the form that it belongs to. */
const signedSchema = z.nullable(
  z.object({
    /** User and form; after any change, the signature no longer applies. */
    of: z.string(),
    content: z.string(),
    email: z.string(),
    /** ISO 8601, by the server's clock. */
    at: z.string(),
  }),
);
export type SignedDocument = NonNullable<z.infer<typeof signedSchema>>;

/** Signing by the server, with the signed-in user's key. What was signed survives a reload. */
export function useSigning() {
  const { user, fetch } = useSession();
  const [last, setLast, keep] = useStoredDraft<SignedDocument | null>({
    name: "digital-signature-signed",
    schema: signedSchema,
    make: () => null,
    isFor: () => true,
  });
  const [busy, setBusy] = useState(false);
  const [fresh, setFresh] = useState(false);
  const [problem, setProblem] = useState<{ of: string; error: unknown } | null>(null);
  const keyOf = (form: DigitalSignatureForm) => JSON.stringify([user?.id, form]);

  const sign = async (form: DigitalSignatureForm): Promise<void> => {
    if (!user || busy) return;
    const of = keyOf(form);
    setBusy(true);
    setProblem(null);
    try {
      const response = await fetch("/api/me/signatures", json("POST", form));
      const { content, created_at: at } = (await response.json()) as { content: string; created_at: string };
      setLast(() => ({ of, content, email: user.email, at }));
      setFresh(true);
    } catch (error) {
      setProblem({ of, error });
    } finally {
      setBusy(false);
    }
  };

  return {
    user,
    busy,
    sign: (form: DigitalSignatureForm) => void sign(form),
    keep,
    /** Something was signed since the page was opened. */
    fresh,
    /** The signature of this very form, or null. */
    signedOf: (form: DigitalSignatureForm): SignedDocument | null =>
      last !== null && last.of === keyOf(form) ? last : null,
    /** Why this very form was not signed, or null. */
    errorOf: (form: DigitalSignatureForm): unknown =>
      problem !== null && problem.of === keyOf(form) ? problem.error : null,
  };
}
export type Signing = ReturnType<typeof useSigning>;
