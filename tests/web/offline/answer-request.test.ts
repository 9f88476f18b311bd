import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerRequest } from "../../../web/offline/answer-request.ts";

const build = {
  id: "first",
  files: [],
  texts: {} as never,
  digests: {},
  scripts: [],
  pages: ["/qr-generator"],
};
const site = "https://qr.example.com";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { origin: site });
  vi.stubGlobal("caches", { open: async () => ({ match: async () => new Response("kept") }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the text of the page that is shown if the server takes this many milliseconds. */
async function pageAfter(serverMs: number, isOutdated: boolean): Promise<string | undefined> {
  vi.stubGlobal(
    "fetch",
    () => new Promise((resolve) => setTimeout(() => resolve(new Response("of the server")), serverMs)),
  );
  const request = { method: "GET", mode: "navigate", url: `${site}/qr-generator` } as Request;
  const answer = answerRequest(
    build,
    request,
    async () => null,
    () => isOutdated,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return (await answer)?.text();
}

test("a slow server is waited for three seconds, then the kept page is shown", async () => {
  expect(await pageAfter(2000, false)).toBe("of the server");
  expect(await pageAfter(5000, false)).toBe("kept");
});

test("while the next version waits to take over, a slow server does not bring back the page of this one", async () => {
  expect(await pageAfter(20_000, true)).toBe("of the server");
});
