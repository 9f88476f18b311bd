import { bareValue } from "./bare-value.ts";
import { bareMailAddress, recipientsProblem } from "./mail-address.ts";
import { barePhoneNumber, phoneProblem } from "./phone-number.ts";

/** The scheme, its value, and what follows. */
const CALLED = /^(\s*(?:mailto|tel):)([^?]*)([^]*)$/i;

const partsOf = (content: string): [scheme: string, value: string, rest: string] => {
  const [, scheme = "", value = "", rest = ""] = CALLED.exec(content) ?? [];
  return [scheme, value, rest];
};

const isMail = (scheme: string): boolean => /mailto/i.test(scheme);

const bareOfCalled = (scheme: string, value: string): string =>
  isMail(scheme) ? value.split(",").map(bareMailAddress).join(",") : barePhoneNumber(value);

/** A content that stands in brackets or quotes as a whole, where it is one that phones can use; null: any other. */
function inner(content: string): string | null {
  const text = bareValue(content);
  const [scheme, value] = partsOf(text);
  if (text === content.trim() || value.trim() === "") return null;
  const bare = bareOfCalled(scheme, value);
  const problem = isMail(scheme) ? recipientsProblem(bare) : phoneProblem(bare);
  return problem === null ? text : null;
}

/**
 * A `mailto:` or `tel:` content without what stands around it, its addresses or its number and means nothing else: a second scheme,
 * angle brackets, quotes. Any other content as it is.
 */
export function bareContent(content: string): string {
  const text = inner(content) ?? content;
  const [scheme, value, rest] = partsOf(text);
  const bare = bareOfCalled(scheme, value);
  // blanks are no reason to change a content
  return bare.trim() === value.trim() ? text : scheme + bare + rest;
}
