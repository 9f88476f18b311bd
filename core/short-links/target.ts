import { DomainError } from "../errors.ts";

/** Longest address that all browsers and servers accept. */
export const TARGET_LENGTH = 2048;

/** Sentences about the target of a link, included in the web catalog. */
export const shortLinkMessages = {
  "short_link.target_scheme": "A short link leads to a web address: it begins with http:// or https://",
  "short_link.target_invalid": "No browser can open this address: something in it is wrong",
  "short_link.target_credentials": "Leave out the name and the password before the @",
  "short_link.target_own": "A short link cannot lead to this site itself: choose another address",
  "short_link.target_long": "A web address has at most 2048 characters",
  "short_link.taken_down":
    "The operator of this site has taken this short link down. You can only delete it.",
  "short_link.too_many":
    "You have as many short links as an account can have. Delete one that no code needs.",
} as const;

export interface TargetProblem {
  code: keyof typeof shortLinkMessages;
  message: string;
}

const problem = (code: TargetProblem["code"]): TargetProblem => ({ code, message: shortLinkMessages[code] });

/** The members of the class `URL` used here; core does not know that class. */
type ParsedUrl = { protocol: string; hostname: string; username: string; password: string };
export type ParseUrl = (text: string) => ParsedUrl | null;

/**
 * Removes tabs and line breaks, which a long address picks up when it is copied from a mail. A browser removes them as well before it
 * opens an address (URL standard §4.4); in a header they would be sent encoded, as part of the path.
 */
export const withoutLineBreaks = (text: string): string => text.replace(/[\t\r\n]/g, "");

/** A host may end in the dot of the root: `example.org.` is `example.org`. */
const plainHost = (host: string): string => host.toLowerCase().replace(/\.$/, "");

/**
 * Names of the local machine (RFC 6761 §6.3, RFC 1122 §3.2.1.3, RFC 4291 §2.5.3 and §2.5.5.2), as the class
 * `URL` writes them. The unspecified address refers to it as well.
 */
const OWN_MACHINE =
  /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(?:7f[0-9a-f]{2}:[0-9a-f]{1,4}|0:0)\])$/;

/**
 * Whether two names mean the same host. A site on localhost has all names of the machine.
 * @param own as the class `URL` writes it, without its port; `host` as well
 */
export function isSameHost(own: string, host: string): boolean {
  const [one, other] = [plainHost(own), plainHost(host)];
  return one === other || (OWN_MACHINE.test(one) && OWN_MACHINE.test(other));
}

/**
 * The reason why a target is not allowed, or null: only web addresses without user names, which can disguise
 * the host, and not this site, where a link could redirect to itself forever, or into the back office with
 * arbitrary parameters.
 * @param ownHosts host names of this site, without ports
 */
export function targetProblem(
  target: string,
  ownHosts: readonly string[],
  parse: ParseUrl,
): TargetProblem | null {
  if (target.length > TARGET_LENGTH) return problem("short_link.target_long");
  if (!/^https?:\/\//i.test(target)) return problem("short_link.target_scheme");
  const url = parse(target);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === "") {
    return problem("short_link.target_invalid");
  }
  if (url.username !== "" || url.password !== "") return problem("short_link.target_credentials");
  if (ownHosts.some((host) => isSameHost(host, url.hostname))) return problem("short_link.target_own");
  return null;
}

/** The problem as an error about the field `target`. */
export const targetRefusal = ({ code, message }: TargetProblem): DomainError =>
  new DomainError("validation_failed", message, {
    fields: { target: message },
    sentence: { key: code, values: {} },
  });
