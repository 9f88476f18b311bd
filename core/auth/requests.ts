import * as z from "zod/mini";
import { metadataSchema } from "../users/metadata.ts";
import { emailSchema } from "../users/user.ts";
import { VERIFY_TYPES } from "./mailed/mailed-link.ts";
import { pkceSchema } from "./pkce.ts";

/** Request bodies of auth/v1. Unknown members are dropped, never rejected. */

/** Far above every allowed password: longer input is not worth hashing. */
const password = z
  .string("Password is required")
  .check(z.minLength(1, "Password is required"), z.maxLength(1024));

export const signUpSchema = z.object({
  email: emailSchema,
  password,
  data: z._default(z.nullable(metadataSchema), null),
  ...pkceSchema,
});
export type SignUp = z.infer<typeof signUpSchema>;

export const passwordGrantSchema = z.object({
  /** Not validated: a text that is not an address has no account and gets the same response as any other. */
  email: z
    .string("Email is required")
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, "Email is required"),
      z.maxLength(254),
      z.regex(/^[^\0]+$/),
    ),
  password,
});
export type PasswordGrant = z.infer<typeof passwordGrantSchema>;

export const refreshGrantSchema = z.object({
  /** Absent if the browser sends it as a cookie. */
  refresh_token: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
});

export const codeGrantSchema = z.object({
  auth_code: z.string().check(z.minLength(1), z.maxLength(256)),
  code_verifier: z.string().check(z.minLength(1), z.maxLength(256)),
});
export type CodeGrant = z.infer<typeof codeGrantSchema>;

export const SIGN_OUT_SCOPES = ["global", "local", "others"] as const;
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

export const userChangesSchema = z.object({
  email: z.optional(z.nullable(emailSchema)),
  password: z.optional(z.nullable(password)),
  current_password: z.optional(z.nullable(password)),
  /** The code from GET /reauthenticate. */
  nonce: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(16)))),
  ...pkceSchema,
  data: z.optional(z.nullable(metadataSchema)),
});
export type UserChanges = z.infer<typeof userChangesSchema>;

export const recoverSchema = z.object({ email: emailSchema, ...pkceSchema });
export type RecoverRequest = z.infer<typeof recoverSchema>;

export const otpSchema = z.object({
  email: emailSchema,
  create_user: z.optional(z.nullable(z.boolean())),
  /** User metadata of the account that redeeming the link creates. */
  data: z.optional(z.nullable(metadataSchema)),
  ...pkceSchema,
});
export type OtpRequest = z.infer<typeof otpSchema>;

export const resendSchema = z.object({
  email: emailSchema,
  type: z.enum(["signup", "email_change"]),
  ...pkceSchema,
});
export type ResendRequest = z.infer<typeof resendSchema>;

/** The secret of a link, or an address and its code. */
export const verifySchema = z.object({
  type: z.enum(VERIFY_TYPES),
  token_hash: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  email: z.optional(z.nullable(emailSchema)),
  token: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(256)))),
});
export type VerifyRequest = z.infer<typeof verifySchema>;
