import type * as z from "zod/mini";

/** The message for each invalid field of a form. */
export const sentences = (schema: z.ZodMiniType, form: object): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(form).error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]),
  );
