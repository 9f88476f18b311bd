import { createHash, randomBytes } from "node:crypto";
import { call, type Answer } from "./call.ts";
import type { ReceivedMail } from "./mailbox.ts";

/** The fragment of the link in a mail. */
export function linkOf({ link }: Pick<ReceivedMail, "link">) {
  const values = new URLSearchParams(new URL(link).hash.slice(1));
  return {
    page: link.split("#")[0] ?? "",
    token_hash: values.get("token_hash") ?? "",
    type: values.get("type") ?? "",
    redirectTo: values.get("redirect_to"),
  };
}

/** Confirms as the button of /auth/confirm does. */
export function pressButton(url: string, mail: Pick<ReceivedMail, "link">): Promise<Answer> {
  const { token_hash, type, redirectTo } = linkOf(mail);
  const query = redirectTo === null ? "" : `?redirect_to=${encodeURIComponent(redirectTo)}`;
  return call(`${url}/auth/v1/verify${query}`, {
    json: { token_hash, type },
    headers: { "X-Client-Info": "quietzone-web", Origin: url },
  });
}

/** A PKCE verifier and its challenge (RFC 7636). */
export function newPkce() {
  const verifier = randomBytes(32).toString("base64url");
  const code_challenge = createHash("sha256").update(verifier).digest("base64url");
  return { verifier, pkce: { code_challenge, code_challenge_method: "s256" } };
}
