import { targetProblem, type ParseUrl } from "../short-links/target.ts";
import { adMessages, type AdMessage } from "./ad-messages.ts";

interface CheckedFields {
  startDate: string | null;
  endDate: string | null;
  targetUrl: string | null;
}

/**
 * Problems of an advertisement whose fields are valid one by one: sentences by field name. The target is
 * checked by the rules for short-link targets.
 * @param ownHosts host names of this site, without ports
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

/** The advertisement's sentence for each problem of a target. */
const inOurWords = (code: NonNullable<ReturnType<typeof targetProblem>>["code"]): AdMessage => {
  const key = code.replace("short_link.", "advertisement.");
  return key in adMessages ? (key as AdMessage) : "advertisement.target_invalid";
};
