/** A refused form field, and the reason. */
export interface RefusedField {
  /** `text.en` for a nested field. */
  name: string;
  /** A message key or a sentence. */
  why: string;
}

/** The refused fields in react-hook-form's `errors`: each is an object with a `message`, or nests such objects. */
export function refusedFields(errors: object, parent = ""): RefusedField[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]): RefusedField[] => {
    if (typeof error !== "object" || error === null) return [];
    const name = parent + key;
    const why = sentenceOf(error);
    return why === null ? refusedFields(error, `${name}.`) : [{ name, why }];
  });
}

/** React-admin wraps the message of a `validate` once more. */
function sentenceOf(error: object): string | null {
  if (!("message" in error)) return null;
  const { message } = error;
  if (typeof message === "string") return message;
  return typeof message === "object" && message !== null ? sentenceOf(message) : null;
}
