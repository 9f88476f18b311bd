import type { MadeKey } from "./NewKeyDialog.tsx";

/**
 * A command with this key to paste into a terminal: it makes a code if the key may, otherwise it returns
 * which key it is.
 */
export function curlLine(siteUrl: string, { key, scopes }: Pick<MadeKey, "key" | "scopes">): string {
  const call = scopes.includes("generate")
    ? `-o code.png "${siteUrl}/api/v1/qr.png?content=Hello"`
    : `"${siteUrl}/api/v1/me"`;
  return `curl -H "Authorization: Bearer ${key}" ${call}`;
}
