import { bareValue, shownValue } from "./bare-value.ts";
import { type PayloadProblem, payloadProblemOf } from "./messages.ts";
import { isHost } from "./url-rules.ts";

const SCHEME = /^mailto:/i;
/** The part before the @ (RFC 5321 §4.1.2, RFC 6531 §3.3), including the double dots that Japanese mobile networks assigned. */
const LOCAL_PART = /^(?:"[^"]+"|[^\s<>()[\]\\,;:"@]+)$/u;

function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  return at > 0 && LOCAL_PART.test(text.slice(0, at)) && isMailDomain(text.slice(at + 1));
}

/** A host name with a dot, since no top-level domain takes mail (RFC 7085), or an address in brackets. */
const isMailDomain = (domain: string): boolean =>
  /^\[[0-9a-f:.]+\]$/i.test(domain) || (/[^.]\.[^.]/.test(domain) && !domain.endsWith(".") && isHost(domain));

/** An email address without `mailto:`, angle brackets or quotes around it; other text as it is. */
export function bareMailAddress(text: string): string {
  const bare = bareValue(text, SCHEME);
  return isMailAddress(bare) ? bare : text;
}

/** Every email address in a text, in order. */
const addressesIn = (text: string): string[] => [
  ...new Set(text.split(/[\s<>()[\]"',;:?|/]+/u).filter(isMailAddress)),
];

/** Why mail programs cannot use this address, or null; empty is valid. */
export function mailAddressProblem(text: string): PayloadProblem | null {
  const typed = text.trim();
  if (typed === "" || isMailAddress(typed)) return null;
  const address = shownValue(typed);
  const meant = meantAddress(typed);
  if (meant !== null) return payloadProblemOf("mail.meant", { address, meant });
  const [first, second] = addressesIn(typed);
  if (second !== undefined) return payloadProblemOf("mail.several", { address, first: first ?? "" });
  return /^[^\s@]+@[^\s@.]+$/u.test(typed)
    ? payloadProblemOf("mail.domain", { address })
    : payloadProblemOf("mail.address", { address });
}

/** The one address that a text can mean, or null: fixes typos after the @ and strips surrounding words. */
function meantAddress(text: string): string | null {
  const bare = bareValue(text, SCHEME);
  const [local = "", domain = "", ...rest] = bare.split("@");
  const labels = domain.trim().split(/[.,;]/).filter(Boolean);
  const corrected = `${local.trim()}@${labels.join(".")}`;
  if (rest.length === 0 && isMailAddress(corrected)) return corrected;
  const [first, second] = addressesIn(text);
  return second === undefined ? (first ?? null) : null;
}

/** Why mail programs cannot use these recipients (RFC 6068 §2: separated by commas), or null. */
export function recipientsProblem(list: string): PayloadProblem | null {
  const problem = list.split(",").map(mailAddressProblem).find(Boolean) ?? null;
  // a comma may stand for a dot, or within the name before an address
  if (problem !== null && list.split("@").length === 2) return mailAddressProblem(list);
  return problem?.code === "mail.several"
    ? payloadProblemOf("mail.meant", { address: shownValue(list), meant: addressesIn(list).join(",") })
    : problem;
}
