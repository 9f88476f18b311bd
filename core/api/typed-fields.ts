import type * as z from "zod/mini";

type Kind = "number" | "boolean" | "text";

/** The type of a field without its default, and whether the field is optional. */
function kindOf(schema: z.core.$ZodType): Kind {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "default" || def.type === "optional" || def.type === "nullable")
    return kindOf(def.innerType);
  // px or a length: numbers become numbers
  if (def.type === "union" && def.options[0]) return kindOf(def.options[0]);
  return def.type === "number" || def.type === "boolean" ? def.type : "text";
}

const READERS: Record<Kind, (text: string) => unknown> = {
  text: (text) => text,
  // other texts stay as they are, so that the rule of the field rejects them
  number: (text) => (/^-?\d{1,15}(\.\d{1,15})?$/.test(text.trim()) ? Number(text) : text),
  boolean: (text) => ({ true: true, "1": true, false: false, "0": false })[text.trim().toLowerCase()] ?? text,
};

/** Converts the texts of a query or form to numbers and booleans for the schema to check. A repeated field becomes an array. */
export function typedFields(
  texts: Readonly<Record<string, string | readonly string[] | undefined>>,
  { shape }: { shape: Readonly<Record<string, z.core.$ZodType>> },
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, schema && typeof text === "string" ? READERS[kindOf(schema)](text) : text];
    }),
  );
}
