import * as z from "zod/mini";
import type { Confirmation } from "./change-approval.ts";
import { metadataSchema } from "./metadata.ts";
import { emailSchema } from "./user.ts";

/**
 * Bodies of auth/v1/admin. `role`, next to `app_metadata`, is the role in the client's own access rules and
 * is ignored here; ids, times and all unlisted members are dropped.
 */

/** Seconds of the units that a duration may have, as Go writes it: "24h", "1h30m"; and days, which Go has not. */
const UNITS: Readonly<Record<string, number>> = { d: 86_400, h: 3600, m: 60, s: 1, ms: 0.001 };
const DURATION = /^(?:\d+(?:\.\d+)?(?:d|h|ms|m|s))+$/;
/** A hundred years: a longer suspension is permanent. */
export const LONGEST_SECONDS = 100 * 365 * 86_400;

/** @returns seconds, 0 for "none"; null for an invalid duration */
export function parseBanDuration(text: string): number | null {
  if (text === "none") return 0;
  if (!DURATION.test(text)) return null;
  const parts = text.matchAll(/(\d+(?:\.\d+)?)(d|h|ms|m|s)/gy);
  const seconds = [...parts].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ""] ?? 0),
    0,
  );
  return Math.min(seconds, LONGEST_SECONDS);
}

export const banDurationSchema = z.pipe(
  z.string().check(
    z.maxLength(50),
    z.refine((text) => parseBanDuration(text) !== null, 'ban_duration should be like "24h", or "none"'),
  ),
  z.transform((text) => parseBanDuration(text) ?? 0),
);

/** `role` changes the account's role, which has its own column. */
const roleSchema = z.object({ role: z.optional(z.enum(["customer", "admin"])) });
const appMetadataSchema = metadataSchema.check((payload) => {
  const role = roleSchema.safeParse(payload.value);
  if (role.success) return;
  const message = "role is the role of the account on this site: customer or admin";
  payload.issues.push({ code: "custom", message, path: ["role"], input: payload.value });
});

const account = {
  password: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(1024)))),
  email_confirm: z.optional(z.nullable(z.boolean())),
  ban_duration: z.optional(z.nullable(banDurationSchema)),
  user_metadata: z.optional(z.nullable(metadataSchema)),
  app_metadata: z.optional(z.nullable(appMetadataSchema)),
};

export const newAccountSchema = z.object({ email: emailSchema, ...account });

/** Confirmation required for removing one's own role or account. */
const confirmation = { confirm_self: z.optional(z.nullable(z.boolean())) };
export const confirmationSchema = z.object(confirmation);
export const confirmationOf = (body: z.infer<typeof confirmationSchema>): Confirmation => ({
  confirmSelf: body.confirm_self ?? false,
});

export const accountChangesSchema = z.object({
  email: z.optional(z.nullable(emailSchema)),
  ...account,
  ...confirmation,
});

type Body = Omit<z.infer<typeof accountChangesSchema>, "email" | "confirm_self">;

/** The changes that a body asks for, without the address. */
export const accountChangesOf = (body: Body) => ({
  emailConfirmed: body.email_confirm ?? undefined,
  password: body.password ?? undefined,
  role: roleSchema.parse(body.app_metadata ?? {}).role,
  banSeconds: body.ban_duration ?? undefined,
  userMetadata: body.user_metadata ?? undefined,
  appMetadata: body.app_metadata ?? undefined,
});

export const inviteSchema = z.object({
  email: emailSchema,
  data: z.optional(z.nullable(metadataSchema)),
});

export const LINK_TYPES = ["signup", "invite", "magiclink", "recovery"] as const;
export const linkSchema = z.object({
  type: z.enum(LINK_TYPES, `type should be one of ${LINK_TYPES.join(", ")}`),
  email: emailSchema,
  password: account.password,
  data: z.optional(z.nullable(metadataSchema)),
  redirect_to: z.optional(z.nullable(z.string().check(z.maxLength(2048)))),
});
