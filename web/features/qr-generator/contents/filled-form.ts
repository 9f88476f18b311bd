import * as z from "zod/mini";

/** A form as filled in, and its result. Stored in sessionStorage as JSON. */
export const filledFormSchema = z.object({
  /** Values of the fields, by name. */
  typed: z.record(z.string(), z.string()),
  /** Without invalid fields; empty if the rest is not enough for a code. */
  content: z.string(),
  /** Base of the file name; may be empty. */
  subject: z.string(),
  /** Nothing is missing or invalid. */
  isComplete: z.boolean(),
});
export type FilledForm = z.infer<typeof filledFormSchema>;
