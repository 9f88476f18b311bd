import { adMessageKey } from "../../core/ads/ad-messages.ts";
import { adProblems } from "../../core/ads/ad-problems.ts";
import { newAdSchema } from "../../core/ads/ad.ts";
import { zodValidate } from "../kit/form/zod-validate.ts";
import { siteAddress } from "../site-address.ts";

/** The message key for a sentence of the server, if there is one. */
export const keyOf = (sentence: string): string => adMessageKey(sentence) ?? sentence;

const faultsOfFields = zodValidate(newAdSchema, (_field, sentence) => keyOf(sentence));
const { start_date: startDate, end_date: endDate, target_url: targetUrl } = newAdSchema.shape;
const parseUrl = (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** Everything that the server would refuse, by field: single fields and combinations. */
export function adFaults(typed: Record<string, unknown>): Record<string, string> {
  const ownHost = new URL(siteAddress("/"), location.href).hostname;
  const checked = {
    startDate: startDate.safeParse(typed["start_date"]).data ?? null,
    endDate: endDate.safeParse(typed["end_date"]).data ?? null,
    targetUrl: targetUrl.safeParse(typed["target_url"]).data ?? null,
  };
  const together = Object.entries(adProblems(checked, [ownHost], parseUrl)).map(
    ([field, sentence]): [string, string] => [field, keyOf(sentence)],
  );
  return { ...Object.fromEntries(together), ...faultsOfFields(typed) };
}
