import type { Build } from "./build.ts";

/**
 * A cached page in a form that is safe to show. Any script of the site can write to the cache, so its content
 * is not trusted: only the scripts that every page starts with may run, by their digests, and files of the
 * build.
 * @param origin origin of the site
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
