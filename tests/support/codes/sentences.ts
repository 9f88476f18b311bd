import type * as z from "zod/mini";

/** What a form says about each of its fields that is wrong. */
export const sentences = (schema: z.ZodMiniType, form: object): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(form).error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]),
  );
