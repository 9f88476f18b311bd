const NONCE = /'nonce-([^']+)'/;
const POLICY = "Content-Security-Policy";

/** A kept page with a nonce of its own each time it is shown: one that stands in a cache can be learned. */
export async function renewNonce(kept: Response): Promise<Response> {
  const policy = kept.headers.get(POLICY) ?? "";
  const old = NONCE.exec(policy)?.[1];
  if (old === undefined) return kept;
  const fresh = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const headers = new Headers(kept.headers);
  headers.set(POLICY, policy.replaceAll(old, fresh));
  return new Response((await kept.text()).replaceAll(old, fresh), { status: kept.status, headers });
}
