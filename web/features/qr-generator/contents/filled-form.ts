import * as z from "zod/mini";

/** A form as it was filled in, and what became of it. Travels through sessionStorage as JSON. */
export const filledFormSchema = z.object({
  /** What stands in the fields, by their names. */
  typed: z.record(z.string(), z.string()),
  /** Without fields that are wrong; empty where that is too little for a code. */
  content: z.string(),
  /** What its file is named after; may be empty. */
  subject: z.string(),
  /** Nothing is missing or wrong. */
  isComplete: z.boolean(),
});
export type FilledForm = z.infer<typeof filledFormSchema>;
