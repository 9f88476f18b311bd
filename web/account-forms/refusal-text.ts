import { ApiError } from "../api/api-fetch.ts";
import { errorText } from "../api/error-text.ts";
import type { MessageKey } from "../messages/areas.ts";
import type { Translate } from "../messages/translator.ts";

/** Refusals of auth/v1, by stable code. */
const REFUSALS: Partial<Record<string, MessageKey>> = {
  invalid_credentials: "login.refused",
  user_banned: "login.suspended",
  no_user_data: "login.no_user",
  signup_disabled: "signup.closed",
  user_already_exists: "signup.exists",
  email_address_invalid: "account.email_invalid",
  weak_password: "account.password_short",
  email_not_confirmed: "login.not_confirmed",
  over_email_send_rate_limit: "sent.too_many",
  otp_expired: "sent.code_wrong",
  same_password: "new_password.same",
  current_password_required: "new_password.current_required",
  current_password_invalid: "new_password.current_wrong",
};

/**
 * The message for a failed account call: the text for the server's code, otherwise the server's sentence,
 * otherwise the form's own; unexpected errors have a fourth.
 * @param minLength setting password_min_length, characters
 */
export function refusalText(t: Translate, error: unknown, otherwise: MessageKey, minLength: number): string {
  if (!(error instanceof ApiError)) return errorText(t, error);
  // long enough, and yet refused
  const isCommon = error.code === "weak_password" && error.fields["password"] !== undefined;
  const key = isCommon ? "account.password_common" : REFUSALS[error.code];
  const said = key
    ? t(key, { n: minLength })
    : error.message || error.status === 0
      ? errorText(t, error)
      : t(otherwise);
  return error.retryAfter === null ? said : `${said.replace(/\.?$/, ".")} ${waitText(t, error.retryAfter)}`;
}

const waitText = (t: Translate, seconds: number): string =>
  seconds < 60
    ? t("login.try_in_seconds", { n: seconds })
    : t("login.try_in_minutes", { n: Math.ceil(seconds / 60) });

/** The form field that a refusal is about, by its code. */
export const refusedField = (error: unknown): "email" | "password" | null => {
  if (!(error instanceof ApiError)) return null;
  if (["user_already_exists", "email_address_invalid"].includes(error.code)) return "email";
  if (["weak_password", "same_password"].includes(error.code)) return "password";
  return null;
};

/** Whether only the confirmation of the mailbox is missing. */
export const isNotConfirmed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "email_not_confirmed";

/** Whether an error means that the current password is wrong. */
export const isAboutCurrentPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code.startsWith("current_password");
