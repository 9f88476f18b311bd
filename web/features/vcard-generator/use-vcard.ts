import * as z from "zod/mini";
import { vcardFileName } from "../../../core/codes/file-name.ts";
import { vcardContent, vcardSchema, type VcardForm } from "../../../core/codes/payloads/vcard.ts";
import { usePayload } from "../../payloads/use-payload.ts";

const FIELDS = [
  "firstName",
  "lastName",
  "organization",
  "title",
  "phone",
  "email",
  "website",
  "address",
  "city",
  "state",
  "zipCode",
  "country",
  "note",
] as const;

const each = <Value>(value: Value) =>
  Object.fromEntries(FIELDS.map((name) => [name, value])) as Record<(typeof FIELDS)[number], Value>;

const EMPTY = each("");
const TYPED = z.object(each(z.string()));

/** The contact form and its code. */
export const useVcard = () =>
  usePayload<typeof EMPTY, VcardForm>({
    name: "vcard",
    type: "vcard",
    empty: EMPTY,
    typed: TYPED,
    schema: vcardSchema,
    contentOf: vcardContent,
    fileNameOf: vcardFileName,
  });
export type VcardPayload = ReturnType<typeof useVcard>;
