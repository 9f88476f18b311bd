import * as z from "zod/mini";
import { metadataSchema } from "../users/metadata.ts";
import { emailSchema } from "../users/user.ts";
import { VERIFY_TYPES } from "./mailed/mailed-link.ts";
import { pkceSchema } from "./pkce.ts";

/** Bodies of auth/v1. Members that are not named here are dropped, never refused. */

/** Far above every allowed password: what is longer is not worth hashing. */
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
  /** Not checked for its form: a text that is no address has no account, and says so like any other. */
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
  /** Absent where a browser sends it as a cookie. */
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
  /** The code of GET /reauthenticate. */
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
