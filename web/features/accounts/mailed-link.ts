import { LINK_TYPES, type LinkType } from "../../session/mailed-calls.ts";

/** The link of a mail, as its address says it. */
export interface MailedLink {
  token: string;
  type: LinkType;
  /** Checked by the server before anybody is sent there. */
  redirectTo: string | null;
}

/** Reads the fragment, where our mails have it, or the query, where templates of others do. Null: something is missing. */
export function readMailedLink(search: string, hash: string): MailedLink | null {
  const places = [new URLSearchParams(hash.replace(/^#/, "")), new URLSearchParams(search)];
  const value = (name: string) => places.map((place) => place.get(name)).find(Boolean) ?? null;
  const token = value("token_hash") ?? value("token");
  const type = LINK_TYPES.find((each) => each === value("type"));
  return token && type ? { token, type, redirectTo: value("redirect_to") } : null;
}
