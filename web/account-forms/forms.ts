import * as z from "zod/mini";
import { isTooShort } from "../../core/auth/passwords/password-rule.ts";
import { NAME_LENGTH } from "../../core/users/profile.ts";
import { emailSchema } from "../../core/users/user.ts";
import type { MessageKey } from "../messages/areas.ts";

const key = (message: MessageKey): MessageKey => message;
const required = (message: MessageKey) => z.string().check(z.trim(), z.minLength(1, message));
const name = (missing: MessageKey) =>
  required(missing).check(z.maxLength(NAME_LENGTH, key("account.name_long")));

const email = z.string().check(
  z.trim(),
  z.minLength(1, { error: key("account.email_required"), abort: true }),
  z.refine((value) => emailSchema.safeParse(value).success, key("account.email_invalid")),
);

/** Sign-in. Messages are keys of the catalog. */
export const loginSchema = z.object({
  email: required("account.email_required"),
  password: z.string().check(z.minLength(1, key("account.password_required"))),
});
export type LoginForm = z.infer<typeof loginSchema>;

/** @param minLength setting password_min_length, characters */
const passwords = (minLength: number) => ({
  password: z
    .string()
    .check(z.refine((value) => !isTooShort(value, minLength), key("account.password_short"))),
  confirmation: z.string().check(z.minLength(1, key("account.confirm_required"))),
});
const same = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => password === confirmation,
  { path: ["confirmation"], error: key("account.passwords_differ"), when: () => true },
);

/** Sign-up. @param minLength setting password_min_length, characters */
export const signupSchema = (minLength: number) =>
  z
    .object({
      firstName: name("account.first_name_required"),
      lastName: name("account.last_name_required"),
      email,
      ...passwords(minLength),
    })
    .check(same);
export type SignupForm = z.infer<ReturnType<typeof signupSchema>>;

/** For forms that ask for an email address. */
export const addressSchema = z.object({ email });
export type AddressForm = z.infer<typeof addressSchema>;

/** The own password after a one-time one. */
export const newPasswordSchema = (minLength: number) => z.object(passwords(minLength)).check(same);
export type NewPasswordForm = z.infer<ReturnType<typeof newPasswordSchema>>;

/** First and last name of the profile. */
export const namesSchema = z.object({
  firstName: name("account.first_name_required"),
  lastName: name("account.last_name_required"),
});

/** A changed password, which requires the current one, or the first one of an account without. */
export const passwordChangeSchema = (minLength: number, hasPassword = true) =>
  z
    .object({
      currentPassword: z
        .string()
        .check(z.minLength(hasPassword ? 1 : 0, key("new_password.current_required"))),
      ...passwords(minLength),
    })
    .check(same);
export type PasswordChangeForm = z.infer<ReturnType<typeof passwordChangeSchema>>;
