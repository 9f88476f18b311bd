import { ApiError } from "../../api-fetch.ts";
import type { MessageKey } from "../../messages/areas.ts";
import type { Translate } from "../../messages/translator.ts";

/** What a failed account call says: the server's sentence, else the form's own; anything unforeseen has a third (accounts §8). */
export function refusalText(t: Translate, error: unknown, otherwise: MessageKey): string {
  if (!(error instanceof ApiError)) return t("error.unexpected");
  if (error.status === 0) return t("error.network");
  if (error.code === "no_user_data") return t("login.no_user");
  const said = error.message || t(otherwise);
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
