import * as z from "zod/mini";

/** Request bodies of auth/v1 for second factors. Unknown members are dropped, never rejected. */

const name = (length: number) =>
  z._default(
    z.pipe(
      z.nullable(z.string().check(z.trim(), z.maxLength(length, `At most ${length} characters`))),
      z.transform((text) => text ?? ""),
    ),
    "",
  );

export const newFactorSchema = z.object({
  factor_type: z.literal("totp", "Only factors of the type totp can be set up"),
  /** The owner's name for the factor; may be empty. */
  friendly_name: name(100),
  /** The issuer that the app shows before the account; the site's name if empty. */
  issuer: name(100),
});
export type NewFactor = z.infer<typeof newFactorSchema>;

export const factorAnswerSchema = z.object({
  challenge_id: z.string(),
  /** Spaces are dropped: apps show the six digits in two groups. */
  code: z.pipe(
    z.string().check(z.maxLength(100)),
    z.transform((code) => code.replace(/\s/g, "")),
  ),
});
export type FactorAnswer = z.infer<typeof factorAnswerSchema>;

export const recoveryAnswerSchema = z.object({ code: z.string().check(z.maxLength(100)) });
