/** Parameters that identify the campaign. */
export const CAMPAIGN_PARAMETERS = ["utm_source", "utm_medium", "utm_campaign"] as const;

/** The name in a `name=value` pair of a query, still encoded. */
const nameOf = (pair: string): string => pair.split("=", 1)[0] ?? "";

/**
 * The recorded part of a page's address: its path, and the campaign parameters of its query. Other parameters
 * may contain payloads of codes and tokens from mails; they do not leave the browser, and the server drops
 * them as well.
 * @param address path and query, with or without a hash
 */
export function countedAddress(address: string): string {
  const [beforeHash = ""] = address.split("#", 1);
  const [path = "", ...rest] = beforeHash.split("?");
  const kept = rest
    .join("?")
    .split("&")
    .filter((pair) => CAMPAIGN_PARAMETERS.some((name) => name === nameOf(pair)));
  return kept.length === 0 ? path : `${path}?${kept.join("&")}`;
}
