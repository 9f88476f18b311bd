import { targetProblem, type ParseUrl } from "../short-links/target.ts";
import { adMessages, type AdMessage } from "./ad-messages.ts";

interface CheckedFields {
  startDate: string | null;
  endDate: string | null;
  targetUrl: string | null;
}

/**
 * What is wrong although each field by itself is well formed: a sentence by the name of the field. Where an advertisement leads is
 * checked as the targets of short links are.
 * @param ownHosts names of the site's hosts, without their ports
 */
export function adProblems(
  { startDate, endDate, targetUrl }: CheckedFields,
  ownHosts: readonly string[],
  parse: ParseUrl,
): Partial<Record<"end_date" | "target_url", string>> {
  const target = targetUrl === null ? null : targetProblem(targetUrl, ownHosts, parse);
  return {
    ...(startDate !== null &&
      endDate !== null &&
      endDate < startDate && { end_date: adMessages["advertisement.order_of_dates"] }),
    ...(target && { target_url: adMessages[inOurWords(target.code)] }),
  };
}

/** Every fault of a target has a sentence of its own here. */
const inOurWords = (code: NonNullable<ReturnType<typeof targetProblem>>["code"]): AdMessage => {
  const key = code.replace("short_link.", "advertisement.");
  return key in adMessages ? (key as AdMessage) : "advertisement.target_invalid";
};
