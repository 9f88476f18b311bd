/** Parameters that say which campaign led here. */
export const CAMPAIGN_PARAMETERS = ["utm_source", "utm_medium", "utm_campaign"] as const;

/** The name and the value of a pair of a query, as it stands there. */
const nameOf = (pair: string): string => pair.split("=", 1)[0] ?? "";

/**
 * What is recorded of a page's address: its path, and of its query only which campaign led here. Other parameters hold what people
 * put into codes, and tokens of mails; they do not leave the browser, and the server throws them away as well.
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
