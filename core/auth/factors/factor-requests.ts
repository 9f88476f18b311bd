import * as z from "zod/mini";

/** Bodies of auth/v1 about second factors. Members that are not named here are dropped, never refused. */

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
  /** As its owner calls it; may be empty. */
  friendly_name: name(100),
  /** What the app shows in front of the account; the site's name where it is empty. */
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
