import { afterEach, expect, test, vi } from "vitest";
import { makeQr } from "../../../adapters/codes/make-qr.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { readBack } from "../../../web/codes/read-back-client.ts";

afterEach(() => vi.unstubAllGlobals());

test("a code is read in this thread, and its PNG handed out, where the worker cannot be had", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      postMessage() {
        queueMicrotask(() => this.dispatchEvent(new Event("error")));
      }
      terminate() {}
    },
  );
  const { proof, png } = await readBack(makeQr("hello", qrDesignSchema.parse({}), null), true);
  expect(proof?.checks.find(({ decoder }) => decoder === "jsqr")?.outcome).toBe("same");
  expect(png?.length).toBeGreaterThan(100);
});
