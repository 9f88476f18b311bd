import { LONGEST_SECONDS, parseBanDuration } from "../../core/users/account-requests.ts";
import { WrongUse } from "./wrong-use.ts";

/** @returns seconds of a text like 12h or 7d; without one, for good */
export function durationOf(option: string, text: string | undefined): number {
  if (text === undefined) return LONGEST_SECONDS;
  const seconds = text === "none" ? null : parseBanDuration(text);
  if (seconds === null || seconds <= 0) throw new WrongUse(`${option}: "${text}" is no time like 12h or 7d.`);
  return seconds;
}
