import { randomUUID } from "node:crypto";
import type { Context, Middleware } from "koa";
import { SAFE_PARAM, takesSnippets } from "../../../core/code-snippets/snippet-pages.ts";
import type { PageSnippetService } from "../../../core/code-snippets/page-snippet-service.ts";
import type { Render, Rendered } from "../../../web/app/server.tsx";
import { compress, encodingFor } from "../server/compression.ts";
import { allowHosts, refuseFrames } from "./content-security-policy.ts";
import { pageRequest } from "./page-request.ts";
import { nameRoute } from "../routing/route-of.ts";
import { withStyle } from "./style-sheet.ts";
import { createSessionMarker } from "../session/session-marker.ts";
import { abortOnDisconnect } from "../server/abort-on-disconnect.ts";

/** Vite's placeholder for the nonce of scripts and styles (`html.cspNonce` in web/vite.config.ts). */
const NONCE = /__NONCE__/g;
/** The icons of the product in index.html. */
const ICONS = /<link rel="(?:icon|apple-touch-icon)"[^<>]*>/g;
/** Pages of one person: not kept anywhere. */
const PERSONAL = /^\/(?:login|signup|forgot-password|reset-password|auth|customer)(?:\/|$)/;
/** A browser caches pages for offline use: those must not contain third-party code. */
const SAFE_HEADER = "X-Without-Site-Code";

/**
 * Fills the placeholders of index.html with what React rendered for this address.
 * @param pageSnippets other people's code for the page, or null
 */
export function pages(
  source: (url: string) => Promise<{ template: string; render: Render }>,
  siteUrl: string,
  pageSnippets: PageSnippetService["forPage"] = async () => null,
): Middleware {
  const marker = createSessionMarker(siteUrl);
  /** Stands for the nonce of each answer. Nobody can guess it, so that no text of a page holds it. */
  const anyNonce = randomUUID();
  /** The bytes between the nonces of pages that many see. */
  const kept = new WeakMap<Rendered, Buffer[]>();
  return async (ctx, next) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") {
      await next();
      return;
    }
    // no page has a dot in its address: an uploaded file takes precedence over "not found"
    if (ctx.path.includes(".")) {
      await next();
      if (ctx.body !== undefined && ctx.body !== null) return;
    }
    nameRoute(ctx, "page");
    const nonce = typeof ctx.state["nonce"] === "string" ? ctx.state["nonce"] : "";
    const asked = { path: ctx.path, safe: isSafe(ctx), sessionId: marker.read(ctx) };
    const [{ template, render }, code] = await Promise.all([source(ctx.originalUrl), pageSnippets(asked)]);
    const rendered = await abortOnDisconnect(ctx, (gone) =>
      render(pageRequest(ctx, siteUrl), anyNonce, gone),
    );
    if (rendered === null) return;
    if (rendered instanceof Response) {
      ctx.redirect(rendered.headers.get("Location") ?? "/");
      ctx.status = rendered.status;
      ctx.set("Cache-Control", "no-cache");
      return;
    }
    if (rendered.route !== undefined) nameRoute(ctx, rendered.route);
    ctx.status = rendered.status;
    ctx.type = "html";
    ctx.set("Cache-Control", PERSONAL.test(ctx.path) ? "no-store" : "no-cache");
    ctx.vary(["Accept-Encoding", "Accept-Language", "Cookie", SAFE_HEADER]);
    if (!takesSnippets(ctx.path)) refuseFrames(ctx);
    if (code) {
      allowHosts(ctx, code.hosts);
      // a window that this page opens on one of the others is out of its reach
      ctx.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    }
    const pieces =
      (!code && kept.get(rendered)) || piecesOf(filled(template, rendered, code, anyNonce), anyNonce);
    if (!code) kept.set(rendered, pieces);
    const html = joined(pieces, nonce);
    const encoding = encodingFor(ctx);
    if (encoding) ctx.set("Content-Encoding", encoding);
    ctx.body = encoding ? await compress(html, encoding, 3) : html;
  };
}

type Code = Awaited<ReturnType<PageSnippetService["forPage"]>>;

function filled(template: string, page: Rendered, code: Code, nonce: string): string {
  const html = withStyle(template, page.style ?? "")
    .replace("</head>", () => `${page.preloads ?? ""}</head>`)
    .replaceAll(ICONS, (icon) => (page.hasOwnIcon ? "" : icon))
    .replaceAll(NONCE, nonce)
    .replace('<html lang="en"', `<html lang="${page.language}"`)
    .replace("<!--app-->", () => page.body)
    // the code of others comes last, since it may hold the name of a place
    .replace("<!--head-->", () => page.head + (code?.head.join(nonce) ?? ""));
  return withEnd(html, code?.body.join(nonce) ?? "");
}

const piecesOf = (html: string, nonce: string): Buffer[] =>
  html.split(nonce).map((piece) => Buffer.from(piece));

function joined(pieces: readonly Buffer[], nonce: string): Buffer {
  const between = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])));
}

const isSafe = (ctx: Context): boolean => ctx.query[SAFE_PARAM] !== undefined || ctx.get(SAFE_HEADER) !== "";

function withEnd(template: string, code: string): string {
  if (code === "") return template;
  const at = template.lastIndexOf("</body>");
  return template.slice(0, at) + code + template.slice(at);
}
