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

test("waits three seconds for a slow server, then serves the cached page", async () => {
  expect(await pageAfter(2000, false)).toBe("of the server");
  expect(await pageAfter(5000, false)).toBe("kept");
});

test("waits for a slow server instead of serving a cached page while a new version is waiting", async () => {
  expect(await pageAfter(20_000, true)).toBe("of the server");
});
