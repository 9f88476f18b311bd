import { isSameHost } from "../short-links/target.ts";
import { isLegalKind } from "./legal-kind.ts";

/** An address parsed by the URL Standard: the members of the class `URL` used here. */
interface Address {
  href: string;
  /** With its colon. */
  protocol: string;
  hostname: string;
  username: string;
  password: string;
  pathname: string;
}
export type ParseAddress = (text: string) => Address | null;

/** Reasons for refusing a link; the keys are those of `legalPageTexts`. */
type LinkProblem = "legal.link_form" | "legal.link_own";

/**
 * Normalizes a link to an external page to ASCII, or returns the reason why it is invalid. Links to legal
 * pages of this site are rejected, since two of them could redirect to each other forever.
 * @param own addresses of this site
 */
export function readLegalLink(
  text: string,
  own: readonly string[],
  parse: ParseAddress,
): { link: string } | { problem: LinkProblem } {
  if (text === "") return { link: "" };
  const address = parse(text);
  if (!address || !/^https?:$/.test(address.protocol) || address.username !== "" || address.password !== "")
    return { problem: "legal.link_form" };
  const path = decoded(address.pathname).toLowerCase().replaceAll("/", "");
  // by http as well, and by other names of the host: they lead here, or to a redirect that does
  const isOwn = own.some((one) => isSameHost(parse(one)?.hostname ?? "", address.hostname));
  return isOwn && isLegalKind(path) ? { problem: "legal.link_own" } : { link: address.href };
}

/** Pages are also found under other encodings of their path. A path that cannot be decoded matches no page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
