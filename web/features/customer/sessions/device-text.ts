import { HOUR_MS, DAY_MS } from "../../../../core/durations.ts";
import type { Translate } from "../../../messages/translator.ts";
import type { Language } from "../../../../core/languages.ts";
import type { SessionRow } from "./use-sessions.ts";

/** "Firefox on Windows". */
export function deviceText(t: Translate, { browser, os }: SessionRow): string {
  if (browser !== "" && os !== "") return t("sessions.browser_on", { browser, os });
  return browser || os || t("sessions.unknown_device");
}

const UNITS = [
  { unit: "day", ms: DAY_MS },
  { unit: "hour", ms: HOUR_MS },
  { unit: "minute", ms: 60_000 },
] as const;

/** "2 hours ago"; within the last minutes, "now". */
export function agoText(iso: string, now: Date, language: Language): string {
  const past = Math.max(0, now.getTime() - new Date(iso).getTime());
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const found = UNITS.find(({ ms }) => past >= ms);
  return found ? format.format(-Math.floor(past / found.ms), found.unit) : format.format(0, "minute");
}
