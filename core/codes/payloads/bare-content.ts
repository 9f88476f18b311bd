import { bareMailAddress } from "./mail-address.ts";
import { barePhoneNumber } from "./phone-number.ts";

/**
 * A `mailto:` or `tel:` content without what stands around its addresses or its number and means nothing else: a second scheme,
 * angle brackets, quotes. Any other content as it is.
 */
export function bareContent(content: string): string {
  const [, scheme = "", value = "", rest = ""] = /^(\s*(?:mailto|tel):)([^?]*)([^]*)$/i.exec(content) ?? [];
  const bare = /mailto/i.test(scheme)
    ? value.split(",").map(bareMailAddress).join(",")
    : barePhoneNumber(value);
  // blanks are no reason to change a content
  return bare.trim() === value.trim() ? content : scheme + bare + rest;
}
