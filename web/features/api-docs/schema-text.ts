import type { ApiSchema } from "./api-document.ts";

/** "integer, 64 to 2000": the constraints of a value, in words, from JSON Schema. */
export function typeText(schema: ApiSchema): string {
  const choices = schema.enum ?? (schema.const === undefined ? null : [schema.const]);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(" | ");
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map(typeText).join(" | ");
  if (schema.items) return `${typeText(schema.items)}[]`;
  if (schema.contentMediaType !== undefined) return "file";
  return [[schema.type ?? "any"].flat().join(" | "), rangeText(schema)].filter(Boolean).join(", ");
}

function rangeText({ minimum, maximum, maxLength }: ApiSchema): string {
  if (maxLength !== undefined) return `≤ ${maxLength}`;
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return `${minimum}–${maximum}`;
  return minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? "" : `≥ ${minimum}`;
}
