import * as z from "zod/mini";

/** The parts of JSON Schema (2020-12) that the documents use. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  [keyword: string]: unknown;
}

/** A pattern that says in 300 characters what `format` says in one word helps nobody. */
const LONGEST_PATTERN = 200;

/**
 * What a schema of ours says, as JSON Schema.
 * @param io what is sent to us, or what we answer: defaults may be left out of the one and are never missing in the other
 */
export function jsonSchemaOf(schema: z.core.$ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ jsonSchema }) {
      if (jsonSchema.format !== undefined && (jsonSchema.pattern ?? "").length > LONGEST_PATTERN) {
        delete jsonSchema.pattern;
      }
    },
  });
  return made as JsonSchema;
}
