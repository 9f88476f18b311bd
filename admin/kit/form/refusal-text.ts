import { HttpError } from "react-admin";

type Translate = (key: string, values?: Record<string, unknown>) => string;

interface Body {
  code?: string;
  sentence?: { key: string; values: Record<string, unknown> };
  errors?: Record<string, string>;
}

const bodyOf = (error: unknown): Body => ((error instanceof HttpError ? error.body : null) ?? {}) as Body;

/** An error in the admin's language, if the server names a message key. */
export function refusalText(t: Translate, error: unknown): string {
  if (!(error instanceof Error)) return t("error.unexpected");
  const { sentence } = bodyOf(error);
  return sentence ? t(sentence.key, sentence.values) : t(error.message);
}

/** The error messages by field. */
export function fieldTexts(t: Translate, error: unknown): Record<string, string> {
  const { code, sentence, errors = {} } = bodyOf(error);
  if (code === "email_exists" && error instanceof Error) return { email: error.message };
  if (!sentence) return errors;
  const text = t(sentence.key, sentence.values);
  return Object.fromEntries(Object.keys(errors).map((field) => [field, text]));
}
