import * as z from "zod/mini";

/** The parts of JSON Schema (2020-12) that the documents use. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  [keyword: string]: unknown;
}

/** Longest pattern to include; a pattern of 300 characters is less useful than its `format` in one word. */
const LONGEST_PATTERN = 200;

/**
 * Converts one of our schemas to JSON Schema.
 * @param io input or output: defaults are optional in input and always present in output
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
