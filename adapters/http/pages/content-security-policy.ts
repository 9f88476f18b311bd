import type { Context } from "koa";

/** Directives with their sources (CSP 3). */
type Policy = Readonly<Record<string, readonly string[]>>;

interface PagePolicy {
  nonce: string;
  header: string;
  /** Absent while nothing was changed. */
  policy?: Policy;
}

const policies = new WeakMap<Context, PagePolicy>();

const SELF = "'self'";
const NONE = "'none'";

/** The policy of every answer. */
const sitePolicy = (nonce: string): Policy => ({
  "default-src": [SELF],
  // scripts that a trusted script loads are trusted as well; an injected script from this site is not
  "script-src": [`'nonce-${nonce}'`, "'strict-dynamic'", "'wasm-unsafe-eval'"],
  // toasts and pickers use their own style elements and attributes
  "style-src": [SELF, "'unsafe-inline'"],
  "img-src": [SELF, "data:"],
  "connect-src": [SELF],
  "worker-src": [SELF],
  "object-src": [NONE],
  "base-uri": [NONE],
  "form-action": [SELF],
  "frame-ancestors": [SELF],
});

const write = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join(";");

/** The policy before and after the nonce, built once for all answers. */
const [BEFORE_NONCE = "", AFTER_NONCE = ""] = write(sitePolicy("?")).split("?");

/** @param reportOnly reports violations without blocking */
export function setSitePolicy(ctx: Context, nonce: string, reportOnly: boolean): void {
  const header = reportOnly ? "Content-Security-Policy-Report-Only" : "Content-Security-Policy";
  policies.set(ctx, { nonce, header });
  ctx.res.setHeader(header, `${BEFORE_NONCE}${nonce}${AFTER_NONCE}`);
}

function change(ctx: Context, changes: (policy: Policy) => Policy): void {
  const known = policies.get(ctx);
  if (!known) return;
  const policy = changes(known.policy ?? sitePolicy(known.nonce));
  policies.set(ctx, { ...known, policy });
  ctx.set(known.header, write(policy));
}

/**
 * Resources that third-party code may load and call once a nonce allows it to run. Not scripts, which the
 * nonce covers.
 */
const OPENED = ["img-src", "connect-src", "frame-src", "style-src", "font-src", "media-src"];

/** A space would begin another source, a semicolon another directive, a comma another policy (CSP 3 §2.2). */
const isSource = (text: string): boolean => /^[^\s;,\p{Cc}]+$/u.test(text);

/** Lets this answer have pictures, calls, frames, styles, typefaces and films of these hosts, too. What is no single source is left out. */
export function allowHosts(ctx: Context, named: readonly string[]): void {
  const hosts = named.filter(isSource);
  if (hosts.length === 0) return;
  change(ctx, (policy) => ({
    ...policy,
    ...Object.fromEntries(
      OPENED.map((name) => [name, [...(policy[name] ?? policy["default-src"] ?? []), ...hosts]]),
    ),
  }));
}

/** Forbids framing of this response, also by this site. */
export function refuseFrames(ctx: Context): void {
  ctx.set("X-Frame-Options", "DENY");
  change(ctx, (policy) => ({ ...policy, "frame-ancestors": [NONE] }));
}
