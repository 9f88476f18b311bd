import { LINK_TYPES, type LinkType } from "../../session/mailed-calls.ts";

/** A mailed link, as parsed from its address. */
export interface MailedLink {
  token: string;
  type: LinkType;
  /** Checked by the server before redirecting. */
  redirectTo: string | null;
}

/**
 * Reads the fragment, which our mails use, or the query, which custom templates may use. Null: something is
 * missing.
 */
export function readMailedLink(search: string, hash: string): MailedLink | null {
  const places = [new URLSearchParams(hash.replace(/^#/, "")), new URLSearchParams(search)];
  const value = (name: string) => places.map((place) => place.get(name)).find(Boolean) ?? null;
  const token = value("token_hash") ?? value("token");
  const type = LINK_TYPES.find((each) => each === value("type"));
  return token && type ? { token, type, redirectTo: value("redirect_to") } : null;
}
