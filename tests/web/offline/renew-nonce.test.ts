import { expect, test } from "vitest";
import { renewNonce } from "../../../web/offline/renew-nonce.ts";

const page = () =>
  new Response('<script nonce="b2xk"></script><link nonce="b2xk">', {
    headers: { "Content-Security-Policy": "script-src 'nonce-b2xk' 'strict-dynamic'", "X-Other": "stays" },
  });

test("a kept page has another nonce each time it is shown, in its policy and in its scripts alike", async () => {
  const nonces = new Set<string>();
  for (let time = 0; time < 3; time++) {
    const shown = await renewNonce(page());
    const nonce = /'nonce-([^']+)'/.exec(shown.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(await shown.text()).toBe(`<script nonce="${nonce}"></script><link nonce="${nonce}">`);
    expect(shown.headers.get("X-Other")).toBe("stays");
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
  expect(nonces).not.toContain("b2xk");
});
