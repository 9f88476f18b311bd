import type { presentLegalPage } from "../../core/legal/legal-page.ts";
import { LANGUAGES, type Language } from "../../core/languages.ts";
import { adminJson, sending } from "../admin-fetch.ts";

export const LEGAL_PAGES_PATH = "/admin/legal-pages";

/** A page as /api/admin/legal_pages returns it. */
export type LegalPageRecord = ReturnType<typeof presentLegalPage>;

export const languagesOf = ({ text }: LegalPageRecord): Language[] =>
  LANGUAGES.filter((language) => (text[language] ?? "") !== "");

/** What visitors see: the privacy page has a built-in text before an admin writes one. */
export function stateOf(page: LegalPageRecord): "hidden" | "link" | "text" | "built_in" | "empty" {
  if (!page.is_published) return "hidden";
  if (page.link !== "") return "link";
  if (languagesOf(page).length > 0) return "text";
  return page.id === "privacy" ? "built_in" : "empty";
}

const PATH = "/api/admin/legal_pages";

/** The HTML that visitors would see. @throws HttpError that says what is wrong with the text */
export const previewOf = async (text: string, signal: AbortSignal): Promise<string> =>
  (await adminJson<{ html: string }>(`${PATH}/preview`, { ...sending("POST", { text }), signal })).html;

/** The Markdown of the built-in privacy text. */
export const builtInPrivacy = async (language: Language): Promise<string> =>
  (await adminJson<{ text: string }>(`${PATH}/privacy/built_in?language=${language}`)).text;
