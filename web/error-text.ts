import { ApiError } from "./api-fetch.ts";
import type { Translate } from "./messages/translator.ts";

/** The sentence that says what went wrong: the server's or the product's own, in the chosen language where it was not reached. */
export function errorText(t: Translate, error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return t("error.network");
  return error instanceof Error && error.message !== "" ? error.message : t("error.unexpected");
}
