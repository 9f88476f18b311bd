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

/** The content inside enclosing brackets or quotes, if phones can use it; else null. */
function inner(content: string): string | null {
  const text = bareValue(content);
  const [scheme, value] = partsOf(text);
  if (text === content.trim() || value.trim() === "") return null;
  const bare = bareOfCalled(scheme, value);
  const problem = isMail(scheme) ? recipientsProblem(bare) : phoneProblem(bare);
  return problem === null ? text : null;
}

/**
 * A `mailto:` or `tel:` content without meaningless text around it, its addresses or its number: a second
 * scheme, angle brackets, quotes. Any other content as it is.
 */
export function bareContent(content: string): string {
  const text = inner(content) ?? content;
  const [scheme, value, rest] = partsOf(text);
  const bare = bareOfCalled(scheme, value);
  // blanks alone are no reason to change a content
  return bare.trim() === value.trim() ? text : scheme + bare + rest;
}
