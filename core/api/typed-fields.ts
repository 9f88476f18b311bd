import type * as z from "zod/mini";

type Kind = "number" | "boolean" | "text";

/** What a field holds, whatever its default, and whether it may be left out. */
function kindOf(schema: z.core.$ZodType): Kind {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "default" || def.type === "optional" || def.type === "nullable")
    return kindOf(def.innerType);
  // px or a length: what is a number is one
  if (def.type === "union" && def.options[0]) return kindOf(def.options[0]);
  return def.type === "number" || def.type === "boolean" ? def.type : "text";
}

const READERS: Record<Kind, (text: string) => unknown> = {
  text: (text) => text,
  // what is no number is left as it is, for the rule of the field to refuse
  number: (text) => (/^-?\d{1,15}(\.\d{1,15})?$/.test(text.trim()) ? Number(text) : text),
  boolean: (text) => ({ true: true, "1": true, false: false, "0": false })[text.trim().toLowerCase()] ?? text,
};

/** Numbers and booleans out of the texts of a web address or a form, for the schema to check. One that was said twice is an array. */
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
