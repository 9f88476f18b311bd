import type { Build } from "./build.ts";

/**
 * A kept page as it may be shown. Any script of the site can write into the cache, so nothing that a kept page says of itself is
 * believed: only the scripts that every page begins with run in it, by their digests, and files of the build.
 * @param origin of the site
 */
export function keptPage({ scripts }: Pick<Build, "scripts">, kept: Response, origin: string): Response {
  const policy = [
    "default-src 'self'",
    `script-src ${scripts.map((digest) => `'sha256-${digest}'`).join(" ")} ${origin}/assets/ 'wasm-unsafe-eval'`,
    `worker-src ${origin}/assets/ ${origin}/service-worker.js`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy.join(";"),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  };
  return new Response(kept.body, { headers });
}
