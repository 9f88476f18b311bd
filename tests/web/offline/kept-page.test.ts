import { expect, test } from "vitest";
import { keptPage } from "../../../web/offline/kept-page.ts";

test("a cached page gets the build's security policy, not its own headers", async () => {
  const kept = new Response('<script nonce="b2xk">steal()</script>', {
    status: 404,
    headers: { "Content-Security-Policy": "script-src 'nonce-b2xk'", Refresh: "0;url=https://example.org/" },
  });
  const shown = keptPage({ scripts: ["b25l", "dHdv"] }, kept, "https://qr.example.com");
  expect(shown.status).toBe(200);
  expect(shown.headers.get("Refresh")).toBeNull();
  const policy = (shown.headers.get("Content-Security-Policy") ?? "").split(";");
  expect(policy).toContain(
    "script-src 'sha256-b25l' 'sha256-dHdv' https://qr.example.com/assets/ 'wasm-unsafe-eval'",
  );
  // only the page's own workers and the service worker, nothing else on the origin
  expect(policy).toContain(
    "worker-src https://qr.example.com/assets/ https://qr.example.com/service-worker.js",
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(await shown.text()).toBe('<script nonce="b2xk">steal()</script>');
});
