import type { Context } from "koa";
import { AD_SANDBOX } from "../../../core/ads/shown-ad.ts";
import { escapeHtml } from "../../../core/mail/escape-html.ts";

/**
 * Policy for documents with third-party code: an opaque origin, however it is framed and even if it is opened
 * directly. Ad networks load their resources over https; forms and plugins are not allowed.
 */
const POLICY = [
  `sandbox ${AD_SANDBOX}`,
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  "style-src 'unsafe-inline' https:",
  "img-src 'self' https: data:",
  "media-src https: data:",
  "font-src https: data:",
  "connect-src https:",
  "frame-src https:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

const STYLE =
  "html{color-scheme:light dark}body{margin:0;font:14px/1.4 system-ui,sans-serif;overflow:hidden;overflow-wrap:anywhere}img{max-width:100%;height:auto}";

const page = (title: string, body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

/** Script that shows the code sent by the parent window, and ignores other senders. */
const RECEIVER =
  "<script>addEventListener('message',function(e){if(e.source!==parent||typeof e.data!=='string')return;" +
  `document.open();document.write(${JSON.stringify(page("Advertisement", "\u0000")).replaceAll("<", "\\u003c")}.split('\\u0000').join(e.data));` +
  "document.close()})</script>";

function send(ctx: Context, html: string): void {
  ctx.set("Content-Security-Policy", POLICY);
  // in development, the site's own policy is report-only
  ctx.remove("Content-Security-Policy-Report-Only");
  ctx.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
  ctx.set("Referrer-Policy", "no-referrer");
  ctx.set("X-Robots-Tag", "noindex");
  ctx.set("Cache-Control", "no-store");
  ctx.type = "html";
  ctx.body = html;
}

/** The code of an advertisement as a document. */
export const sendAdFrame = (ctx: Context, { title, content }: { title: string; content: string }): void =>
  send(ctx, page(title, content));

/** An empty document that waits for the code of an unsaved advertisement. */
export const sendAdPreview = (ctx: Context): void => send(ctx, page("Advertisement", RECEIVER));
