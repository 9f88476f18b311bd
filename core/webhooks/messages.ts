import type { Language } from "../languages.ts";

/** What Slack and Discord are told of a new user, in the site's language. */
export const newUserTexts: Readonly<Record<Language, string>> = {
  en: "New user at {site}: {who}",
  es: "Nueva cuenta en {site}: {who}",
  fr: "Nouveau compte sur {site} : {who}",
  de: "Neues Konto bei {site}: {who}",
  it: "Nuovo account su {site}: {who}",
  pt: "Nova conta em {site}: {who}",
};
