/** A field of a form that was refused, and why. */
export interface RefusedField {
  /** `text.en` stands for a member. */
  name: string;
  /** A key of the catalog, or a sentence. */
  why: string;
}

/** The refused fields of react-hook-form's `errors`, where each is an object with a `message`, or holds such objects. */
export function refusedFields(errors: object, parent = ""): RefusedField[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]): RefusedField[] => {
    if (typeof error !== "object" || error === null) return [];
    const name = parent + key;
    const why = sentenceOf(error);
    return why === null ? refusedFields(error, `${name}.`) : [{ name, why }];
  });
}

/** React-admin wraps the sentence of a `validate` once more. */
function sentenceOf(error: object): string | null {
  if (!("message" in error)) return null;
  const { message } = error;
  if (typeof message === "string") return message;
  return typeof message === "object" && message !== null ? sentenceOf(message) : null;
}
