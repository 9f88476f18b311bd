import * as z from "zod/mini";
import { utf8Length } from "../codes/utf8.ts";
import { DomainError } from "../errors.ts";

/** A JSON object that apps keep with an account. It has no meaning to this product and gives no right. */
export type Metadata = Readonly<Record<string, unknown>>;

/** Bytes of one account's metadata of each kind, as JSON in UTF-8. */
export const METADATA_BYTES = 16_384;
/** Levels of nesting: far above what an app writes, far below what a recursive reader can follow. */
const METADATA_DEPTH = 1000;

/** NUL, which PostgreSQL stores in no text, and half a surrogate pair, which UTF-8 cannot express. */
export const UNSTORABLE = /\0|\p{Surrogate}/u;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The problem with an external value, as a sentence, or null. Not recursive, so any nesting is safe. */
function metadataProblem(value: unknown): string | null {
  if (!isObject(value) || Array.isArray(value)) return "Must be a JSON object";
  let level: object[] = [value];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > METADATA_DEPTH) return `At most ${METADATA_DEPTH} levels of nesting`;
    const next: object[] = [];
    for (const [key, member] of level.flatMap((each) => Object.entries(each) as [string, unknown][])) {
      if (key === "__proto__") return "A key named __proto__ is not allowed: rename it";
      if (UNSTORABLE.test(key) || (typeof member === "string" && UNSTORABLE.test(member))) {
        return "Holds a character that cannot be stored (NUL, or half a character): remove it";
      }
      // JSON.parse makes Infinity of 1e400, and JSON has no way to write that back
      if (typeof member === "number" && !Number.isFinite(member)) {
        return "Holds a number that is too large to be stored: send it as a text";
      }
      if (isObject(member)) next.push(member);
    }
    level = next;
  }
  return null;
}

/** Metadata as a client sends it. Its size is checked after it was merged. */
export const metadataSchema = z.custom<Metadata>().check((payload) => {
  const message = metadataProblem(payload.value);
  if (message !== null) payload.issues.push({ code: "custom", message, input: payload.value });
});

/**
 * Applies a change to metadata, per top-level key as GoTrue does (`UpdateUserMetaData`): a value replaces the
 * previous one, null removes the key.
 * @param field name of the change in the request, for the error
 * @throws DomainError `validation_failed` if the result is larger than 16,384 bytes of JSON
 */
export function mergeMetadata(before: Metadata, changes: Metadata, field: string): Metadata {
  const merged = Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null),
  );
  const bytes = utf8Length(JSON.stringify(merged));
  if (bytes <= METADATA_BYTES) return merged;
  const message = `An account stores at most ${METADATA_BYTES} bytes of JSON here, and this change would make it ${bytes}: shorten values, or remove keys by setting them to null`;
  throw new DomainError("validation_failed", `${field}: ${message}`, { fields: { [field]: message } });
}
