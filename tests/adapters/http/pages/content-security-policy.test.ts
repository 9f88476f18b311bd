import Koa from "koa";
import { expect, test } from "vitest";
import { allowHosts, setSitePolicy } from "../../../../adapters/http/pages/content-security-policy.ts";
import { listen } from "../../../support/listen.ts";

test("a host that is not a single source is left out of the policy without removing the others", async () => {
  const app = new Koa();
  app.use((ctx) => {
    setSitePolicy(ctx, "nonce", false);
    allowHosts(ctx, [
      "https://stats.example.com",
      "https://evil.test; script-src *",
      "https://evil.test *",
      "https://evil.test,default-src *",
      "https://evil.test\u0000",
      "",
    ]);
    ctx.body = "";
  });
  const server = await listen(app);
  const policy = (await fetch(server.url)).headers.get("content-security-policy") ?? "";
  await server.close();
  expect(policy).toContain("img-src 'self' data: https://stats.example.com;");
  expect(policy).not.toContain("evil.test");
  expect(policy.match(/script-src/g)).toHaveLength(1);
});
